/**
 * The calls before the first card: the open calls, and why the other calls are closed.
 *
 * @typedef {{ id: string, text: string, open: boolean, note: string, why: string, rule: string,
 *   source: string }} Call
 * @typedef {{ history: { seat: string, text: string, call: string }[], speaker: string, calls:
 *   Call[], stake: string,
 *   revision: number, notice: string, goal: string, reached: boolean }} BidDialogModel
 */
import { element } from "./shared/dom.js";
import { roveFocus } from "./shared/focus.js";
import { foldRule } from "./shared/fold.js";
import { goalLine } from "./shared/goal.js";
import { readOut } from "./shared/live.js";
import { listen } from "./shared/model.js";

/** @param {import("./shared/model.js").Context<BidDialogModel>} context */
function render({ model, el }) {
  const texts = model.get("texts");
  const goal = goalLine(model, el);
  const log = element("ol.cartes-speech", { "aria-label": texts["bid-history"] });
  const speaker = element("p.cartes-caption");
  const stake = element("p.cartes-stake");
  const calls = element("div.cartes-calls", { role: "group", "aria-label": texts["bid-calls"] });
  const closed = element("div.cartes-calls", { role: "group" });
  const shut = element(
    "details.cartes-fold.cartes-shut",
    {},
    element("summary", {}, texts["bid-why-not"]),
    closed,
  );
  const reason = element("div.cartes-reply.cartes-reason");
  const send = (/** @type {object} */ message) =>
    model.send({ ...message, revision: model.get("revision") });
  const back = element(
    "button.cartes-pass",
    { type: "button", onclick: () => model.get("history").length && send({ do: "back" }) },
    texts["bid-back"],
  );
  const again = element(
    "button.cartes-pass",
    { type: "button", onclick: () => model.get("history").length && send({ do: "again" }) },
    texts.clear,
  );

  const onCall = (/** @type {Call} */ call) => {
    if (call.open) return send({ do: "call", call: call.id });
    reason.replaceChildren(
      element("p.cartes-reply-why", {}, call.why),
      foldRule({ rule_text: "", ...call }, texts) ?? "",
    );
    readOut(call.why);
  };
  const drawCall = (/** @type {Call} */ call) =>
    element(
      `button.cartes-choice-of.cartes-call`,
      {
        type: "button",
        "data-id": call.id,
        "aria-disabled": call.open ? null : "true",
        onclick: () => onCall(call),
      },
      element("span", {}, call.text),
      call.note ? element("span.cartes-call-times", {}, call.note) : null,
    );
  const draw = () => {
    const history = /** @type {BidDialogModel["history"]} */ (model.get("history"));
    const hadFocus = calls.contains(document.activeElement);
    const focused = hadFocus ? /** @type {HTMLElement} */ (document.activeElement).dataset.id : "";
    log.replaceChildren(
      ...history.map((item) =>
        element(
          `li${item.call === "pass" ? ".cartes-knock" : ""}`,
          {},
          element("span.cartes-seat-name", {}, item.seat),
          element("q", {}, item.text),
        ),
      ),
    );
    speaker.textContent = model.get("speaker");
    stake.textContent = model.get("stake");
    const all = /** @type {Call[]} */ (model.get("calls"));
    calls.replaceChildren(...all.filter((item) => item.open).map(drawCall));
    closed.replaceChildren(...all.filter((item) => !item.open).map(drawCall));
    shut.hidden = !closed.childElementCount;
    const wanted = /** @type {HTMLElement | null} */ (
      hadFocus
        ? (calls.querySelector(`[data-id="${focused}"]`) ?? calls.querySelector("button"))
        : null
    );
    wanted?.focus();
    for (const group of [calls, closed]) roveFocus(group, ".cartes-call");
    reason.replaceChildren();
    for (const button of [back, again])
      button.setAttribute("aria-disabled", String(!history.length));
  };
  const onRevision = () => {
    draw();
    const last = model.get("history").at(-1);
    readOut(
      [
        last ? `${last.seat}${texts.colon}${last.text}.` : "",
        stake.textContent,
        model.get("speaker"),
      ].join(" "),
    );
  };
  const onNotice = () => {
    if (!model.get("notice")) return;
    reason.replaceChildren(element("p.cartes-notice", {}, model.get("notice")));
    readOut(model.get("notice"));
  };

  draw();
  const stopListening = listen(model, {
    "change:revision": onRevision,
    "change:notice": onNotice,
  });
  el.replaceChildren(
    element(
      "div.cartes-widget.cartes-felt.cartes-bid",
      {},
      goal.node,
      element(
        "div.cartes-ask",
        {},
        element("div.cartes-ask-head", {}, speaker),
        element("div.cartes-scene", {}, log, stake),
        element(
          "div.cartes-ask-talk",
          {},
          calls,
          shut,
          reason,
          element("div.cartes-ask-actions", {}, back, again),
        ),
      ),
    ),
  );
  return () => {
    goal.stop();
    stopListening();
  };
}

export default { render };
