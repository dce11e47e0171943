/**
 * Calls before the first card: those that are open, and why the others are not.
 *
 * @typedef {{ id: string, text: string, open: boolean, note: string, why: string, rule: string, source: string }} Call
 * @typedef {{ said: { seat: string, text: string, call: string }[], speaker: string, calls: Call[], stake: string,
 *   turn: number, notice: string, goal: string, reached: boolean }} BidDialogModel
 */
import { element } from "./shared/dom.js";
import { roveFocus } from "./shared/focus.js";
import { goalLine } from "./shared/goal.js";
import { tell } from "./shared/live.js";

/** @param {{ model: any, el: HTMLElement }} context */
function render({ model, el }) {
  const words = model.get("words");
  const goal = goalLine(model, el);
  const log = element("ol.cartes-speech", { "aria-label": words["bid-said"] });
  const speaker = element("p.cartes-caption");
  const stake = element("p.cartes-stake");
  const calls = element("div.cartes-calls", { role: "group", "aria-label": words["bid-calls"] });
  const reason = element("div.cartes-reason");
  const send = (/** @type {any} */ message) => model.send({ ...message, turn: model.get("turn") });
  const back = element(
    "button",
    { type: "button", onclick: () => model.get("said").length && send({ do: "back" }) },
    words["bid-back"],
  );
  const again = element(
    "button",
    { type: "button", onclick: () => model.get("said").length && send({ do: "again" }) },
    words.clear,
  );

  const onCall = (/** @type {Call} */ call) => {
    if (call.open) return send({ do: "say", call: call.id });
    reason.replaceChildren(
      element(
        "div.cartes-verdict.cartes-wrong",
        {},
        element("p", {}, call.why),
        element(
          "p.cartes-rule",
          {},
          element("span.cartes-rule-id", {}, `${words.rule} ${call.rule}`),
          ` · ${call.source}`,
        ),
      ),
    );
    tell(call.why);
  };
  const drawCall = (/** @type {Call} */ call) =>
    element(
      "button.cartes-call",
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
    const said = /** @type {BidDialogModel["said"]} */ (model.get("said"));
    const focused = calls.contains(document.activeElement)
      ? /** @type {HTMLElement} */ (document.activeElement).dataset.id
      : "";
    log.replaceChildren(
      ...said.map((one) =>
        element(
          `li${one.call === "pass" ? ".cartes-knock" : ""}`,
          {},
          element("span.cartes-seat-name", {}, one.seat),
          element("q", {}, one.text),
        ),
      ),
    );
    speaker.textContent = model.get("speaker");
    stake.textContent = model.get("stake");
    calls.replaceChildren(...model.get("calls").map(drawCall));
    const wanted = /** @type {HTMLElement | null} */ (
      focused ? calls.querySelector(`[data-id="${focused}"]`) : null
    );
    wanted?.focus();
    roveFocus(calls, ".cartes-call");
    reason.replaceChildren();
    for (const button of [back, again]) button.setAttribute("aria-disabled", String(!said.length));
  };
  const onTurn = () => {
    draw();
    const last = model.get("said").at(-1);
    tell(
      [
        last ? `${last.seat}\u00a0: ${last.text}.` : "",
        stake.textContent,
        model.get("speaker"),
      ].join(" "),
    );
  };
  const onNotice = () => {
    if (!model.get("notice")) return;
    reason.replaceChildren(element("p.cartes-notice", {}, model.get("notice")));
    tell(model.get("notice"));
  };

  draw();
  model.on("change:turn", onTurn);
  model.on("change:notice", onNotice);
  el.replaceChildren(
    element(
      "div.cartes-widget.cartes-bid",
      {},
      goal.node,
      log,
      speaker,
      stake,
      calls,
      element("p.cartes-buttons", {}, back, again),
      reason,
    ),
  );
  return () => {
    goal.stop();
    model.off("change:turn", onTurn);
    model.off("change:notice", onNotice);
  };
}

export default { render };
