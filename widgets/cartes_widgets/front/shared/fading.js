/**
 * Tricks that the page shows one after another; each replaces the previous trick, as at a table.
 *
 * At the end no trick is visible until the question is answered.
 */
import { element, filled } from "./dom.js";
import { readOut } from "./live.js";

/**
 * @param {views.Play[][]} tricks
 * @param {Record<string, string>} texts
 * @param {(plays: views.Play[]) => HTMLElement} draw Draws a trick, or an empty table.
 * @returns {HTMLElement}
 */
export function drawFading(tricks, texts, draw) {
  const view = element("div.cartes-fading-view", { tabindex: "-1" });
  const count = element("span.cartes-count");
  const button = element("button.cartes-fading-next", {
    type: "button",
    onclick: () => {
      show(at < tricks.length ? at + 1 : 0);
      // At the end the button no longer exists, so the focus moves to this element.
      if (at === tricks.length) view.focus({ preventScroll: true });
      readOut(count.textContent ?? "");
    },
  });
  const node = element(
    "div.cartes-fading",
    {},
    view,
    element("div.cartes-fading-bar", {}, count, button),
  );
  let at = 0;
  const show = (/** @type {number} */ next) => {
    at = next;
    const isGone = at === tricks.length;
    view.replaceChildren(draw(tricks[at] ?? []));
    count.textContent = isGone
      ? texts["tricks-gone"]
      : filled(texts["walk-step"], { n: at + 1, of: tricks.length });
    button.textContent = texts[isGone ? "tricks-again" : "next-trick"];
    node.classList.toggle("cartes-fading-gone", isGone);
  };
  show(0);
  return node;
}
