/**
 * Positions to step through, with a question before decisive steps.
 *
 * @typedef {{ steps: { scene: views.Scene, caption: string }[], total: number, step: number,
 *   gate: number, plays_here: boolean, fullest: views.Scene, verdict:
 *       import("./shared/verdict.js").Verdict & { card: string },
 *   question: import("./shared/ask.js").Question, reply: import("./shared/ask.js").Reply, revision:
 *       number, notice: string }} WalkthroughModel
 */
import { announce } from "./shared/announce.js";
import { asker, drawCaption } from "./shared/ask.js";
import { flyCards, rememberCards } from "./shared/card_motion.js";
import { element } from "./shared/dom.js";
import { bringToView, fitCards } from "./shared/fit.js";
import { foldRule } from "./shared/fold.js";
import { readOut } from "./shared/live.js";
import { listen } from "./shared/model.js";
import { drawScene } from "./shared/scene.js";
import { stepper } from "./shared/step_controls.js";

/**
 * Keeps each card of a hand in its place; a new card takes the first empty place.
 *
 * @param {(string | null)[]} slots
 * @param {string[]} hand
 * @param {number} most The largest number of cards of the hand in the walk.
 * @returns {(string | null)[]}
 */
export function settled(slots, hand, most) {
  const padded = Array.from({ length: Math.max(most, hand.length) }, (_, at) => slots[at] ?? null);
  const places = padded.map((card) => (card && hand.includes(card) ? card : null));
  const added = hand.filter((card) => !places.includes(card));
  return places.map((card) => card ?? added.shift() ?? null);
}

/**
 * @param {import("./shared/model.js").Context<WalkthroughModel>} context
 * @param {import("./shared/scene.js").How["drawTable"]} [drawTable]
 */
export function drawWalk({ model, el }, drawTable) {
  const texts = model.get("texts");
  const view = element("div.cartes-walk-view");
  const frame = element("div.cartes-felt.cartes-walk-felt");
  let talk = element("div.cartes-ask-talk");

  /** @returns {boolean} Whether the visible step has a question, open or just answered. */
  const asks = () =>
    model.get("gate") === model.get("step") && Boolean(model.get("question").prompt);
  const isPaused = () => asks() && !model.get("reply").title;
  const isDone = () => model.get("step") === model.get("total") - 1 && !isPaused();

  /**
   * Draws a step's scene; each card of the hand stays in its place from step to step.
   *
   * @param {number} at
   * @param {views.Scene} scene
   * @param {import("./shared/scene.js").Picking} picking
   */
  const draw = (at, scene, picking) => {
    const most = model.get("fullest").hand?.length ?? 0;
    const hands = /** @type {WalkthroughModel["steps"]} */ (model.get("steps"))
      .slice(0, at)
      .map((item) => item.scene.hand ?? []);
    /** @type {(string | null)[]} */
    let slots = [];
    for (const hand of [...hands, scene.hand ?? []]) slots = settled(slots, hand, most);
    const steady = { slots, fullest: model.get("fullest") };
    return drawScene(scene, texts, { density: "walk", picking, steady, drawTable });
  };

  /** The caption of the step before its question; the reply adds its new sentences. */
  let gateCaption = "";
  const stepAt = (/** @type {number} */ at) =>
    /** @type {WalkthroughModel["steps"]} */ (model.get("steps"))[at];
  const asked = asker(model, {
    caption: () => (gateCaption = stepAt(model.get("gate"))?.caption ?? ""),
    drawStep: (scene, picking) => draw(model.get("gate"), scene, picking),
    replied: (_reply, actions) => {
      const { scene, caption } = stepAt(model.get("step"));
      const added = caption.split(/(?<=[.”]) /).filter((item) => !gateCaption.includes(item));
      if (added.length) actions.before(drawCaption(added.join(" "), "cartes-reply-why"));
      offerTries(scene);
      markStep();
      bringToView(frame);
    },
  });

  /** @param {views.Scene} scene */
  const offerTries = (scene) => {
    const own = tries(scene);
    const reply = /** @type {HTMLElement | null} */ (asked.node.querySelector(".cartes-reply"));
    if (!own.length || !reply) return;
    asked.node
      .querySelector(".cartes-scene")
      ?.replaceWith(draw(model.get("step"), scene, { items: new Set(own), pick: onTry }));
    reply.append(element("p.cartes-reply-why.cartes-how", {}, texts.try));
  };
  const tries = (/** @type {views.Scene} */ scene) =>
    model.get("plays_here") && scene.turn === scene.you ? (scene.hand ?? []) : [];
  const onTry = (/** @type {string} */ card) => model.send({ do: "try", card });

  const drawStep = (/** @type {WalkthroughModel["steps"][0]} */ { scene, caption }) => {
    const own = tries(scene);
    const felt = draw(model.get("step"), scene, { items: new Set(own), pick: onTry });
    talk = element(
      "div.cartes-ask-talk",
      {},
      own.length ? element("p.cartes-reply-why.cartes-how", {}, texts.try) : null,
    );
    view.replaceChildren(
      element(
        "div.cartes-ask",
        {},
        element("div.cartes-ask-head", {}, drawCaption(caption)),
        felt,
        talk,
      ),
    );
  };
  const { bar, show, mark } = stepper(
    model,
    (/** @type {WalkthroughModel["steps"][0]} */ step) => {
      const before = rememberCards(view);
      if (!asks()) drawStep(step);
      else if (asked.node.parentNode !== view) {
        asked.draw();
        view.replaceChildren(asked.node);
      }
      markStep();
      flyCards(view, before);
    },
    { total: () => model.get("total"), isPaused, isMain: true },
  );
  const markStep = () => {
    mark();
    bar.toggleAttribute("data-done", isDone());
    announce(el, isDone() ? "cartes-solved" : "cartes-asked");
  };
  /**
   * Moves the focus to the sentence, because the touched card, which had it, is no longer drawn.
   */
  const onPlayed = () => {
    show();
    const heading = /** @type {HTMLElement | null} */ (
      view.querySelector(".cartes-kick, .cartes-caption, .cartes-ask-prompt")
    );
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const onVerdict = () => {
    const verdict = model.get("verdict");
    if (!verdict.text || (!verdict.ok && isPaused())) return;
    const title = verdict.ok ? texts.legal : texts.illegal;
    // A legal card was played, and the walk is already at the step that shows it.
    if (verdict.ok) onPlayed();
    const lines = [
      element("p.cartes-reply-title", {}, title.charAt(0).toUpperCase() + title.slice(1)),
      element("p.cartes-reply-why", {}, verdict.text),
      foldRule(verdict, texts, verdict.text) ?? "",
    ];
    const reply = verdict.ok ? "right" : "wrong";
    const answered = asks() ? asked.node.querySelector(".cartes-reply") : null;
    if (answered && !verdict.ok) {
      asked.node.dataset.reply = reply;
      answered.replaceChildren(...lines);
    } else if (!asks())
      talk.replaceChildren(
        element("div.cartes-reply.cartes-tried", { "data-reply": reply }, ...lines),
      );
    for (const face of /** @type {NodeListOf<HTMLElement>} */ (
      view.querySelectorAll(".cartes-touch")
    ))
      face.dataset.mark =
        face.dataset.card === verdict.card ? (verdict.ok ? "right" : "given") : "";
    readOut(title, verdict.text);
  };

  /** Shows the fullest scene while the cards are fitted, then gives every scene this height. */
  const showFullest = () => {
    const scene = model.get("fullest");
    const steady = { slots: scene.hand ?? [], fullest: scene };
    const felt = drawScene(scene, texts, { density: "walk", steady, drawTable });
    const sheet = /** @type {HTMLElement} */ (firstTalk.cloneNode(true));
    const shown = [...view.childNodes];
    frame.style.removeProperty("--cartes-scene-height");
    frame.style.removeProperty("--cartes-sheet-height");
    view.replaceChildren(
      element("div.cartes-ask", {}, element("div.cartes-ask-head"), felt, sheet),
    );
    return () => {
      felt.style.alignSelf = sheet.style.alignSelf = "center";
      frame.style.setProperty("--cartes-sheet-height", `${sheet.offsetHeight}px`);
      frame.style.setProperty("--cartes-scene-height", `${felt.offsetHeight}px`);
      view.replaceChildren(...shown);
    };
  };

  for (const name of ["cartes-asked", "cartes-solved"])
    frame.addEventListener(name, (event) => event.stopPropagation());
  // After a step forward, the learner wants to see the next position.
  bar.addEventListener("click", () => bringToView(frame));
  // A walk without questions needs no sheet.
  const hasTalk = model.get("plays_here") || model.get("gate") >= 0;
  frame.classList.toggle("cartes-talks", hasTalk);
  frame.append(view);
  // Cards that nobody touches may be narrower than a fingertip.
  const fitting = fitCards(frame, model.get("plays_here") ? 44 : 34, showFullest);
  el.replaceChildren(element("div.cartes-widget.cartes-walk", {}, frame, bar));
  asked.draw();
  const firstTalk =
    asked.node.querySelector(".cartes-ask-talk")?.cloneNode(true) ?? element("div.cartes-ask-talk");
  show();
  fitting.fit();
  // A step may open a question, so the step is redrawn with it.
  const stopListening = listen(model, {
    "change:gate": show,
    "change:steps": mark,
    // Traits of one message arrive in any order; the verdict must be drawn after the position.
    "change:verdict": () => queueMicrotask(onVerdict),
  });
  return () => {
    stopListening();
    asked.stop();
    fitting.stop();
  };
}

/** @param {import("./shared/model.js").Context<WalkthroughModel>} context */
const render = (context) => drawWalk(context);

export default { render };
