/** One tab stop for a group of buttons; arrow keys, Home and End move within the group. */

/** Groups that have their listener; redrawing their members must not add a second one. */
const roved = new WeakSet();

/**
 * Makes the group one tab stop, in which arrow keys, Home and End move the focus.
 *
 * @param {HTMLElement} group The group; call this function again after its members were replaced.
 * @param {string} selector The CSS selector of the members.
 */
export function roveFocus(group, selector) {
  const members = () => /** @type {HTMLElement[]} */ ([...group.querySelectorAll(selector)]);
  const select = (/** @type {HTMLElement} */ chosen) =>
    members().forEach((item) => (item.tabIndex = item === chosen ? 0 : -1));
  const first = members().find((item) => item === document.activeElement) ?? members()[0];
  if (first) select(first);
  if (roved.has(group)) return;
  roved.add(group);
  group.addEventListener("focusin", (event) => {
    const reached = /** @type {HTMLElement} */ (event.target);
    if (reached.matches(selector)) select(reached);
  });
  group.addEventListener("keydown", (event) => {
    const all = members();
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (at < 0) return;
    const forward = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const to = forward
      ? (at + forward + all.length) % all.length
      : { Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[to].focus();
  });
}
