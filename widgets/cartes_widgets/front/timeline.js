/**
 * Moments in sequence, and the possible calls at each.
 *
 * @typedef {{ name: string, summary: string, calls: { text: string, open: boolean }[], rule:
 *   string, rule_text: string,
 *   source: string }} Moment
 * @typedef {{ moments: Moment[] }} TimelineModel
 */
import { element } from "./shared/dom.js";
import { roveFocus } from "./shared/focus.js";
import { foldRule } from "./shared/fold.js";
import { readOut } from "./shared/live.js";

/** @param {import("./shared/model.js").Context<TimelineModel>} context */
function render({ model, el }) {
  const texts = model.get("texts");
  const moments = /** @type {Moment[]} */ (model.get("moments"));
  const head = element("div.cartes-ask-head");
  const view = element("div.cartes-ask-talk");
  const buttons = moments.map((moment, at) =>
    element("button.cartes-moment", { type: "button", onclick: () => onChoose(at) }, moment.name),
  );

  const draw = (/** @type {number} */ at) => {
    const moment = moments[at];
    buttons.forEach((button, each) => button.setAttribute("aria-pressed", String(each === at)));
    head.replaceChildren(element("p.cartes-caption", {}, moment.summary));
    view.replaceChildren(
      element(
        "ul.cartes-open",
        { "aria-label": texts["timeline-calls"] },
        moment.calls.map((call) =>
          element(
            `li${call.open ? ".cartes-is-open" : ""}`,
            {},
            element("span", {}, call.text),
            element("span.cartes-unseen", {}, ", "),
            element("small", {}, call.open ? texts["timeline-open"] : texts["timeline-closed"]),
          ),
        ),
      ),
      foldRule(moment, texts, moment.summary) ?? "",
    );
  };
  const onChoose = (/** @type {number} */ at) => {
    draw(at);
    readOut(moments[at].summary);
  };

  draw(0);
  const line = element(
    "div.cartes-moments",
    { role: "group", "aria-label": texts["timeline-moments"] },
    buttons,
  );
  roveFocus(line, "button");
  el.replaceChildren(
    element(
      "div.cartes-widget.cartes-felt.cartes-when",
      {},
      element("div.cartes-ask", {}, element("div.cartes-scene", {}, line), head, view),
    ),
  );
}

export default { render };
