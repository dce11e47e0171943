/**
 * Buttons to step forward and back; the widget draws the steps.
 *
 * They are small arrows with a counter, unlike the buttons of the page's bar.
 *
 * @typedef {{ caption: string }} Step
 * @typedef {{ bar: HTMLElement, show: () => void, mark: () => void }} Stepper
 */
import { element, filled } from "./dom.js";
import { readOut } from "./live.js";

const SVG = "http://www.w3.org/2000/svg";
const BACK = "M15 5 8 12l7 7";
const FORTH = "m9 5 7 7-7 7";

/** @param {string} path */
function arrow(path) {
  const [svg, line] = ["svg", "path"].map((name) => document.createElementNS(SVG, name));
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

/**
 * @template {Step} Each
 * @param {import("@anywidget/types").AnyModel} model A model whose `steps` each have a caption;
 *   `step` is the index, from 0.
 * @param {(step: Each) => void} draw Draws a step.
 * @param {{ total?: () => number, isPaused?: () => boolean, isMain?: boolean }} [options] `total`:
 *   the number of steps, including steps that are not sent yet. `isPaused`: whether the learner
 *   must answer before the next step. `isMain`: whether the button forward is the main button.
 * @returns {Stepper} The buttons, to insert into the page; a function that draws the current step;
 *   and a function that updates which buttons are enabled.
 */
export function stepper(model, draw, { total, isPaused = () => false, isMain = false } = {}) {
  const texts = model.get("texts");
  const steps = () => /** @type {Each[]} */ (model.get("steps"));
  const all = total ?? (() => steps().length);
  const shown = element("span", { "aria-hidden": "true" });
  const status = element("span.cartes-unseen");
  const count = element("span.cartes-count", {}, shown, status);
  const [back, forward] = [
    { by: -1, path: BACK, name: texts.back },
    { by: 1, path: FORTH, name: texts.forward },
  ].map(({ by, path, name }) =>
    element(
      `button.cartes-step-button${isMain ? (by > 0 ? ".cartes-primary" : ".cartes-quiet") : ""}`,
      {
        type: "button",
        "aria-label": isMain && by > 0 ? `${texts["go-on"]}${texts.colon}${name}` : name,
        onclick: () => onMove(by),
      },
      isMain && by > 0 ? texts["go-on"] : arrow(path),
    ),
  );

  const isLast = () => model.get("step") >= steps().length - 1 || isPaused();
  const mark = () => {
    const at = model.get("step");
    shown.textContent = `${at + 1}/${all()}`;
    status.textContent = filled(texts["walk-step"], { n: at + 1, of: all() });
    back.setAttribute("aria-disabled", String(at === 0));
    forward.setAttribute("aria-disabled", String(isLast()));
  };
  const show = () => {
    draw(steps()[model.get("step")]);
    mark();
  };
  const onMove = (/** @type {number} */ by) => {
    const step = model.get("step") + by;
    if (step < 0 || (by > 0 && isLast())) return;
    model.set("step", step);
    model.save_changes();
    show();
    readOut(steps()[step].caption);
  };
  const bar = element(
    `div.cartes-stepper${isMain ? ".cartes-acts" : ""}`,
    {},
    back,
    count,
    forward,
  );
  return { bar, show, mark };
}
