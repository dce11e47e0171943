/**
 * A question about a position, and the engine's reply; for guesses, and for stops of a walk.
 *
 * @typedef {import("./answers.js").Item} Item
 * @typedef {import("./answers.js").Schema} Schema
 * @typedef {{ prompt: string, scene: views.Scene, answer: Schema }} Question
 * @typedef {{ ok: boolean | null, given: string | number | null, right: string | number, title:
 *   string, text: string,
 *   rule: string, rule_text: string, source: string, choice: string, flag: string }} Reply
 * @typedef {{ node: HTMLElement, draw: () => void, stop: () => void }} Asked
 */
import { announce } from "./announce.js";
import { element, freshId, unbroken } from "./dom.js";
import { roveFocus } from "./focus.js";
import { foldRule } from "./fold.js";
import { readOut } from "./live.js";
import { listen } from "./model.js";
import { hasNumberButtons, numberArea, numberItems } from "./number_area.js";
import { isSeated, namedAsSeated, withNotes } from "./placing.js";
import { drawScene, markCards } from "./scene.js";
import { putAtSeat } from "./seat_places.js";

/** Maximum number of letters of a caption in the usual font; on a phone it has three lines. */
const LONG_CAPTION = 105;

/**
 * @param {string} text
 * @param {string} [look] Its CSS class.
 * @returns {HTMLElement} The caption of a step of a walk, or the part of it that a reply adds.
 */
export const drawCaption = (text, look = "cartes-caption") =>
  element(`p.${look}${text.length > LONG_CAPTION ? ".cartes-caption-long" : ""}`, {}, text);

/** Maximum number of letters of a choice that shares its row; a longer one would need five lines. */
const LONG_LABEL = 32;
/** More choices than `FEW` have two columns; choices of at most `TINY_LABEL` letters share rows. */
const [FEW, TINY_LABEL] = [3, 3];

/**
 * @param {Item} item
 * @param {(answer: string) => void} answer
 */
const drawChoice = (item, answer) =>
  element(
    "button.cartes-choice-of",
    {
      type: "button",
      lang: item.lang ?? null,
      "data-id": item.id,
      onclick: () => answer(item.id),
    },
    item.text ?? item.id,
  );

/**
 * @param {Map<Item, HTMLElement>} choices
 * @param {Record<string, string>} texts
 * @param {number} seats The number of seats of the table around which players are drawn, or 0.
 */
function drawChoices(choices, texts, seats) {
  if (!choices.size) return null;
  const longest = Math.max(...[...choices.keys()].map(({ text }) => text?.length ?? 0));
  const form =
    longest > LONG_LABEL
      ? ".cartes-choices-long"
      : choices.size <= FEW
        ? ""
        : longest > TINY_LABEL
          ? ".cartes-choices-many"
          : ".cartes-choices-tiny";
  const group = element(
    `div.cartes-choices${seats ? ".cartes-around" : form}`,
    { role: "group", "aria-label": texts["your-answer"] },
    [...choices.values()],
  );
  if (seats) group.dataset.seats = String(seats);
  for (const [{ seat }, button] of choices)
    if (seats && seat !== undefined) putAtSeat(button, seat, seats);
  roveFocus(group, "button");
  return group;
}

/**
 * @param {Schema} schema
 * @param {Record<string, string>} texts
 * @param {(answer: number) => void} answer
 */
function drawNumber(schema, texts, answer) {
  const submit = element(
    "button.cartes-primary",
    { type: "submit", "aria-disabled": "true" },
    texts["asking-submit"],
  );
  const area = numberArea(schema, texts, () =>
    submit.setAttribute("aria-disabled", String(!area.isComplete())),
  );
  const onSubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (area.isComplete()) answer(/** @type {number} */ (area.value()));
    else area.focus();
  };
  return element(
    "form.cartes-number-form",
    { onsubmit: onSubmit, novalidate: true },
    area.node,
    submit,
  );
}

/**
 * @param {HTMLElement} asked
 * @param {Reply} reply
 * @param {Record<string, string>} texts
 */
function markAnswers(asked, reply, texts) {
  for (const entry of /** @type {NodeListOf<HTMLElement>} */ (
    asked.querySelectorAll(".cartes-choice-of")
  )) {
    const isRight = entry.dataset.id === String(reply.right);
    const isGiven = entry.dataset.id === String(reply.given);
    entry.dataset.mark = isRight ? "right" : isGiven ? "given" : "off";
    entry.setAttribute("aria-disabled", "true");
    entry.setAttribute("aria-pressed", String(isGiven));
    if (isRight) entry.append(element("span.cartes-unseen", {}, `, ${texts["mark-answer"]}`));
  }
  for (const form of asked.querySelectorAll("form")) markNumber(form, reply);
}

/**
 * Draws the learner's answer, if its marked choice is covered and the title does not name it: the
 * title names a number, and of two choices the wrong one is the other.
 *
 * @param {HTMLElement} asked
 * @param {Reply} reply
 * @param {Record<string, string>} texts
 */
function drawOwnIdea(asked, { given }, texts) {
  const choice = asked.querySelector(".cartes-choice-of[data-mark=given]");
  const isOther = asked.querySelectorAll(".cartes-choice-of").length < 3;
  if (!choice || isOther || typeof given === "number") return [];
  if (getComputedStyle(choice).visibility !== "hidden") return [];
  const text = `\u2715 ${texts["mark-yours"]}${texts.colon}${choice.textContent}`;
  return [element("p.cartes-own-idea", {}, text)];
}

/**
 * Shows the right number at the place of the button, and in the squares of a share.
 *
 * @param {HTMLFormElement} form
 * @param {Reply} reply
 */
function markNumber(form, { ok, given, right }) {
  form.inert = true;
  form.dataset.mark = ok || given === null ? "right" : "given";
  const button = form.querySelector(".cartes-primary");
  // The form stays as wide as before.
  const before = element("span", { "aria-hidden": "true" }, button?.textContent ?? "");
  const number = element("span", {}, `\u2713 ${right}`);
  button?.replaceChildren(element("span.cartes-longest", {}, number, before));
  form.querySelectorAll(".cartes-share i")[Number(right) - 1]?.classList.add("cartes-share-right");
}

/**
 * Draws the open question of `model`, or the last question with its reply.
 *
 * @param {import("@anywidget/types").AnyModel} model A model with the traits `question`, `reply`,
 *   `revision` and `notice`.
 * @param {{ kick?: () => string, caption?: () => string, aside?: () => HTMLElement | null,
 *   drawStep?: (scene: views.Scene, picking: import("./scene.js").Picking) => HTMLElement,
 *   replied?: (reply: Reply, actions: HTMLElement) => void }} [options] `kick`: a line above the
 *   question. `caption`: a caption of the scene, which moves the question below it. `aside`: an
 *   element above the answers. `drawStep`: draws the scene of a step. `replied`: called when the
 *   reply is visible, with a place for a button.
 * @returns {Asked}
 */
export function asker(model, { kick, caption, aside, drawStep, replied } = {}) {
  const texts = model.get("texts");
  const node = element("div.cartes-ask");
  let shownRevision = -1;
  /** @type {HTMLElement | null} */
  let felt = null;
  let answers = element("div");
  let foot = element("div");

  const send = (/** @type {object} */ message) => {
    if (model.get("reply").title || node.hasAttribute("aria-busy")) return;
    node.setAttribute("aria-busy", "true");
    model.send({ ...message, revision: model.get("revision") });
  };
  const onAnswer = (/** @type {string | number} */ answer) => send({ do: "answer", answer });

  const drawQuestion = () => {
    const question = /** @type {Question} */ (model.get("question"));
    shownRevision = model.get("revision");
    const cards = (question.answer.items ?? []).filter((item) => item.card).map((item) => item.id);
    const { answer: schema, scene } = question;
    // In a walk, the seats are labels at every step, and must not move.
    const table = drawStep ? 0 : (schema.seats ?? 0);
    const atNames = Boolean(table) && isSeated(schema, scene);
    const isNumber = schema.kind === "number" && !hasNumberButtons(schema);
    const items = hasNumberButtons(schema)
      ? numberItems(schema)
      : atNames
        ? namedAsSeated(schema, scene).items
        : (schema.items ?? []);
    const textItems = items.filter((item) => !item.card);
    const onChoice = (/** @type {string} */ id) =>
      onAnswer(hasNumberButtons(schema) ? Number(id) : id);
    const choices = new Map(textItems.map((item) => [item, drawChoice(item, onChoice)]));
    const seats = new Map([...choices].map(([{ seat }, button]) => [seat ?? -1, button]));
    const picking = { items: new Set(cards), pick: onAnswer, seats: atNames ? seats : undefined };
    felt =
      drawStep?.(scene, picking) ??
      drawScene(table && !atNames ? withNotes(scene, seats) : scene, texts, {
        density: "walk",
        picking,
      });
    if (atNames) {
      for (const item of textItems) if (item.seat !== undefined) choices.delete(item);
      roveFocus(felt, ".cartes-choice-of");
    }
    answers = element(
      "div.cartes-answers",
      {},
      isNumber
        ? drawNumber(schema, texts, onAnswer)
        : drawChoices(choices, texts, atNames ? 0 : table),
    );
    const how = cards.length ? "asking-touch" : "asking-choose";
    foot = element(
      "div.cartes-ask-foot",
      {},
      element("p.cartes-how", {}, texts[how]),
      element(
        "button.cartes-pass",
        { type: "button", onclick: () => send({ do: "pass" }) },
        texts["asking-pass"],
      ),
    );
    const id = freshId();
    const text = kick?.();
    const prompt = element("p.cartes-ask-prompt", { id }, unbroken(question.prompt));
    const head = caption
      ? [drawCaption(caption())]
      : [text ? element("p.cartes-kick", {}, text) : null, prompt];
    node.removeAttribute("aria-busy");
    node.setAttribute("role", "group");
    node.setAttribute("aria-labelledby", id);
    node.replaceChildren(
      element("div.cartes-ask-head", {}, head),
      felt,
      element(
        "div.cartes-ask-talk",
        {},
        element("div.cartes-ask-open", {}, caption ? prompt : null, aside?.(), answers),
        foot,
      ),
    );
    announce(node, "cartes-asked");
  };
  const drawReply = (/** @type {Reply} */ reply) => {
    node.removeAttribute("aria-busy");
    node.dataset.reply = reply.ok === null ? "shown" : reply.ok ? "right" : "wrong";
    if (felt)
      markCards(felt, {
        right: String(reply.right),
        given: reply.given === null ? null : String(reply.given),
        rightTag: texts["mark-answer"],
        givenTag: texts["mark-yours"],
      });
    markAnswers(node, reply, texts);
    const hadFocus = node.contains(document.activeElement);
    const title = element("p.cartes-reply-title", { tabindex: "-1" }, reply.title);
    const actions = element("div.cartes-ask-actions", {}, foldRule(reply, texts, reply.text));
    // The question keeps its space, so that nothing moves; the reply covers it.
    foot.inert = true;
    foot.querySelector(".cartes-pass")?.classList.replace("cartes-pass", "cartes-passed");
    const talk = foot.closest(".cartes-ask-talk");
    const why = element("p.cartes-reply-why", {}, reply.text);
    const own = drawOwnIdea(node, reply, texts);
    talk?.append(element("div.cartes-reply", {}, title, ...own, why, actions));
    // The focus of a button below may have scrolled it.
    talk?.scrollTo(0, 0);
    // The pressed button may no longer exist, so the focus moves to the reply.
    if (hadFocus) title.focus({ preventScroll: true });
    replied?.(reply, actions);
    announce(node, "cartes-solved");
  };
  const draw = () => {
    const { prompt } = model.get("question");
    if (!prompt) {
      node.replaceChildren();
      shownRevision = -1;
      return;
    }
    if (model.get("revision") !== shownRevision) {
      delete node.dataset.reply;
      drawQuestion();
    }
    const reply = model.get("reply");
    if (reply.title && !node.dataset.reply) drawReply(reply);
  };
  const onReply = () => {
    draw();
    const { title, text } = model.get("reply");
    if (title) readOut(title, text);
  };
  const onNotice = () => {
    node.removeAttribute("aria-busy");
    readOut(model.get("notice"));
    const how = foot.querySelector(".cartes-how");
    if (how && model.get("notice")) how.textContent = model.get("notice");
  };
  const stop = listen(model, {
    "change:question": draw,
    "change:reply": onReply,
    "change:notice": onNotice,
  });
  return { node, draw, stop };
}
