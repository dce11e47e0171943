/** The learner's goal in a widget for free play, and whether it is reached. */
import { announce } from "./announce.js";
import { element } from "./dom.js";
import { readOut } from "./live.js";

/**
 * @param {import("@anywidget/types").AnyModel} model A model with the traits `goal` and `reached`.
 * @param {HTMLElement} el
 * @returns {{ node: HTMLElement | null, stop: () => void }} A line for the top of the widget; null
 *   without a goal.
 */
export function goalLine(model, el) {
  const goal = model.get("goal");
  if (!goal) return { node: null, stop: () => {} };
  const texts = model.get("texts");
  const state = element("b");
  const node = element("p.cartes-goal", {}, element("span", {}, goal), " ", state);
  const draw = () => {
    const isReached = model.get("reached");
    node.classList.toggle("cartes-reached", isReached);
    state.textContent = isReached ? texts["goal-reached"] : "";
    announce(el, isReached ? "cartes-solved" : "cartes-asked");
  };
  const onReached = () => {
    draw();
    if (model.get("reached")) readOut(texts["goal-reached"]);
  };
  draw();
  model.on("change:reached", onReached);
  return { node, stop: () => model.off("change:reached", onReached) };
}
