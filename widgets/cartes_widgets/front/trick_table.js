/**
 * A table with a trick.
 *
 * @typedef {{ scene: import("./shared/scene.js").Scene }} TrickTableModel
 */
import { element } from "./shared/dom.js";
import { drawScene } from "./shared/scene.js";

/** @param {import("./shared/model.js").Context<TrickTableModel>} context */
function render({ model, el }) {
  const draw = () =>
    el.replaceChildren(
      element("div.cartes-widget", {}, drawScene(model.get("scene"), model.get("words"))),
    );
  draw();
  model.on("change:scene", draw);
  return () => model.off("change:scene", draw);
}

export default { render };
