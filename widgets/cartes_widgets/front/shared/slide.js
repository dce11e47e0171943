/**
 * Animates elements that change their place, for `TIME` milliseconds.
 *
 * With the preference for reduced motion, nothing moves.
 */

const TIME = 220;

export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * @param {HTMLElement} group
 * @param {string} selector The CSS selector of the elements; `data-id` identifies them before and
 *   after.
 * @param {() => void} change Redraws the group.
 */
export function moving(group, selector, change) {
  const places = () =>
    new Map(
      /** @type {HTMLElement[]} */ ([...group.querySelectorAll(selector)]).map((item) => [
        item.dataset.id,
        item.getBoundingClientRect(),
      ]),
    );
  const before = isStill() ? new Map() : places();
  change();
  for (const item of /** @type {HTMLElement[]} */ ([...group.querySelectorAll(selector)])) {
    const from = before.get(item.dataset.id);
    if (!from || !from.width) continue;
    const to = item.getBoundingClientRect();
    const [x, y] = [from.x - to.x, from.y - to.y];
    if (!x && !y) continue;
    item.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
      duration: TIME,
      easing: "cubic-bezier(.2, .8, .2, 1)",
    });
  }
}
