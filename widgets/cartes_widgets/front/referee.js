/**
 * Recorded tricks to judge: touch the error, then choose the rule that it breaks and the penalty.
 *
 * @typedef {{ id: string, kind: string, seat: string, text: string, card: string }} Line
 * @typedef {import("./shared/reply.js").Reply} Judged
 * @typedef {{ rows: { label: string, value: string }[], tricks: Line[][], stage: string, prompt:
 *   string,
 *   options: { id: string, text: string }[], claimed_line: string, verdict: Judged, card_names:
 *       Record<string, string>,
 *   slips: number, revision: number, notice: string }} RefereeModel
 */
import { announce } from "./shared/announce.js";
import { drawCard } from "./shared/card.js";
import { element, freshId } from "./shared/dom.js";
import { roveFocus } from "./shared/focus.js";
import { replyOf } from "./shared/reply.js";
import { drawFacts } from "./shared/scene.js";

/** @param {import("./shared/model.js").Context<RefereeModel>} context */
function render({ model, el }) {
  const texts = model.get("texts");
  const send = (/** @type {string} */ act, /** @type {string} */ chosen = "") =>
    model.send({ do: act, chosen, revision: model.get("revision") });
  const id = freshId();
  const prompt = element("p.cartes-ask-prompt", { id, tabindex: "-1" });
  const facts = element("div");
  const record = element("ol.cartes-record", { "aria-label": texts["refereeing-tricks"] });
  const options = element("div.cartes-choices", {
    role: "group",
    "aria-label": texts["refereeing-options"],
  });
  const reply = replyOf(model);
  const talk = element("div.cartes-referee-talk", {}, reply.node, options);

  const drawLine = (/** @type {Line} */ line) => {
    const labels = model.get("card_names");
    const isFault = model.get("claimed_line") === line.id;
    const isOpen = model.get("stage") === "line";
    const isPlay = line.kind === "play";
    return element(
      `button.cartes-record-line${isPlay ? "" : ".cartes-record-call"}${isFault ? ".cartes-record-fault" : ""}`,
      {
        type: "button",
        "data-id": line.id,
        "aria-disabled": isOpen ? null : "true",
        onclick: () => isOpen && send("claim", line.id),
      },
      element("span.cartes-seat-name", {}, line.seat),
      " ",
      isPlay ? drawCard(line.card) : element("span", {}, line.text),
      isPlay ? element("span.cartes-unseen", {}, labels[line.card]) : null,
      isFault ? element("b.cartes-record-mark", {}, ` ${texts["refereeing-fault"]}`) : null,
    );
  };
  const drawRecord = () => {
    const tricks = /** @type {Line[][]} */ (model.get("tricks"));
    record.replaceChildren(...tricks.map((lines) => element("li", {}, lines.map(drawLine))));
    roveFocus(record, ".cartes-record-line");
  };
  const drawOptions = () => {
    const isDone = model.get("stage") === "done";
    const buttons = /** @type {RefereeModel["options"]} */ (model.get("options")).map((item) =>
      element(
        "button.cartes-choice-of",
        { type: "button", "data-id": item.id, onclick: () => send("choose", item.id) },
        item.text,
      ),
    );
    const another = element(
      "button.cartes-choice-of",
      { type: "button", onclick: () => send("another") },
      texts["refereeing-another"],
    );
    options.classList.toggle("cartes-record-laws", model.get("stage") === "law");
    options.replaceChildren(...(isDone ? [another] : buttons));
    roveFocus(options, "button");
  };
  const draw = () => {
    const hadFocus = el.contains(document.activeElement);
    prompt.textContent = model.get("prompt");
    facts.replaceChildren(drawFacts(model.get("rows")));
    drawRecord();
    drawOptions();
    reply.draw();
    // The pressed button was redrawn, so the focus moves to the prompt.
    if (hadFocus) prompt.focus({ preventScroll: true });
    announce(el, model.get("stage") === "done" ? "cartes-solved" : "cartes-asked");
  };

  el.replaceChildren(
    element(
      "div.cartes-widget.cartes-felt.cartes-referee",
      { role: "group", "aria-labelledby": id },
      element("div.cartes-referee-head", {}, prompt, facts),
      record,
      talk,
    ),
  );
  draw();
  return reply.follow(() => {
    draw();
    // On a phone, the answers are below the tricks.
    if (model.get("verdict").title) talk.scrollIntoView({ block: "nearest" });
  });
}

export default { render };
