/**
 * Steps that the reader takes forth and back; what a step shows is the widget's own.
 *
 * @typedef {{ caption: string }} Step
 * @typedef {{ caption: HTMLElement, bar: HTMLElement, show: () => void }} Stepper
 */
import { element, filled } from "./dom.js";
import { tell } from "./live.js";

/**
 * @param {any} model Its `steps` each have a caption; `step` counts them from 0.
 * @param {(step: any) => void} draw Draws what a step shows besides its caption.
 * @returns {Stepper} The caption and the buttons, to be put in place, and what draws the present step.
 */
export function stepper(model, draw) {
  const words = model.get("words");
  const steps = /** @type {Step[]} */ (model.get("steps"));
  const caption = element("p.cartes-caption");
  const count = element("span.cartes-faint");
  const back = element("button", { type: "button", onclick: () => onMove(-1) }, words.back);
  const forward = element("button", { type: "button", onclick: () => onMove(1) }, words.forward);

  const show = () => {
    const at = model.get("step");
    draw(steps[at]);
    caption.textContent = steps[at].caption;
    count.textContent = filled(words["walk-step"], { n: at + 1, of: steps.length });
    back.setAttribute("aria-disabled", String(at === 0));
    forward.setAttribute("aria-disabled", String(at === steps.length - 1));
  };
  const onMove = (/** @type {number} */ by) => {
    const step = model.get("step") + by;
    if (step < 0 || step >= steps.length) return;
    model.set("step", step);
    model.save_changes();
    show();
    tell(steps[step].caption);
  };
  return { caption, bar: element("p.cartes-walk-bar", {}, back, count, forward), show };
}
