/**
 * A rule that the sources leave open, for the curious: one line, and folded in it what they
 * say, what we play, why, what else.
 *
 * @typedef {{ rule: string, title: string, source: string, rows: { label: string, text: string }[] }} ChoiceCardModel
 */
import { element } from "./shared/dom.js";

/** Which of the rows is what we play. */
const PLAYED = 1;

/** @param {import("./shared/model.js").Context<ChoiceCardModel>} context */
function render({ model, el }) {
  const rows = /** @type {ChoiceCardModel["rows"]} */ (model.get("rows"));
  el.replaceChildren(
    element(
      "details.cartes-widget.cartes-choice-card",
      {},
      element(
        "summary",
        {},
        element("b", {}, model.get("title")),
        element("span", {}, rows[PLAYED].text),
      ),
      element(
        "dl",
        {},
        rows.map((row) => [element("dt", {}, row.label), element("dd", {}, row.text)]).flat(),
      ),
      model.get("source") ? element("p.cartes-faint", {}, model.get("source")) : null,
    ),
  );
}

export default { render };
