/**
 * A panel that gives a reason, the rule behind it and its source.
 *
 * @typedef {{ verdict: import("./shared/verdict.js").Verdict }} ExplainModel
 */
import { element } from "./shared/dom.js";
import { drawVerdict } from "./shared/verdict.js";

/** @param {import("./shared/model.js").Context<ExplainModel>} context */
function render({ model, el }) {
  const draw = () => {
    const verdict = model.get("verdict");
    el.replaceChildren(
      element(
        "div.cartes-widget",
        {},
        verdict.flag ? element("p.cartes-flag", {}, verdict.flag) : null,
        drawVerdict(verdict, model.get("words")),
      ),
    );
  };
  draw();
  model.on("change:verdict", draw);
  return () => model.off("change:verdict", draw);
}

export default { render };
