/**
 * A table with a trick.
 *
 * @typedef {{ scene: import("./scene.js").Scene }} TrickTableModel
 */
import { element } from "./dom.js";
import { drawScene } from "./scene.js";

/** @param {{ model: any, el: HTMLElement }} context */
function render({ model, el }) {
  const draw = () => el.replaceChildren(element("div.cartes-widget", {}, drawScene(model.get("scene"), model.get("words"))));
  draw();
  model.on("change:scene", draw);
  return () => model.off("change:scene", draw);
}

export default { render };
