/** Gives a widget's cards the greatest width that leaves the whole widget visible. */
import { element } from "./dom.js";
import { largest, measuringOnce } from "./largest.js";
import { isLowWindow } from "./low_window.js";

/** The maximum width of a card in pixels: that of the hand, or more in a high window. */
const widest = () => Math.max(150, innerHeight * 0.22);
const STEP = 2;
const EDGE = { usual: 12, low: 4 };
/**
 * The width of a clearly visible card; cards stay at least as wide, even if the text below is
 * hidden.
 */
const WELL_SEEN = 64;
/** The least factor by which one step may narrow the cards that the learner is looking at. */
const STEADY = 0.8;
/**
 * Minimum card widths that make everything visible at first: on a phone in landscape, and elsewhere
 * for cards that nobody touches.
 */
const [NARROWEST_WHEN_LOW, NARROWEST_UNTOUCHED] = [26, 36];

/**
 * @returns {{ header: number, bar: number }} The height of the page's bars at the top and bottom of
 *   the window.
 */
function edges() {
  const probe = element("div", {
    style:
      "position:absolute;visibility:hidden;height:var(--cartes-bar);width:var(--cartes-header)",
  });
  document.body.append(probe);
  const [header, bar] = [probe.offsetWidth, probe.offsetHeight];
  probe.remove();
  return { header, bar };
}

/**
 * @param {HTMLElement} node
 * @returns {number} The height of the elements after the widget in the same step.
 */
function after(node) {
  const cells = [...(node.closest(".cartes-step")?.children ?? [])];
  const own = cells.findIndex((item) => item.contains(node));
  // A part that appears after an answer must not change the measurement before.
  const opens = cells.findIndex((item, at) => at > own && item.classList.contains("cartes-opens"));
  const shown = cells
    .slice(0, opens < 0 ? cells.length : opens)
    .filter((item) => item.getClientRects().length);
  const end = shown.at(-1)?.getBoundingClientRect().bottom ?? 0;
  return Math.max(0, end - node.getBoundingClientRect().bottom);
}

/**
 * @param {HTMLElement} node
 * @returns {Element | undefined} The heading of the part that contains the widget, if an answer
 *   opened this part: the page is then scrolled to the heading.
 */
function partOf(node) {
  const cells = [...(node.closest(".cartes-step")?.children ?? [])];
  const own = cells.findIndex((item) => item.contains(node));
  return cells
    .slice(0, own + 1)
    .filter((item) => item.matches(".cartes-asks ~ .cartes-opens"))
    .at(-1);
}

/**
 * @param {HTMLElement} node
 * @returns {(isCut: boolean) => void} A function that cuts the text above the widget to one line, or
 *   shows it again; it changes nothing where the page never cuts texts.
 */
function textCutter(node) {
  const before = node.closest(".cartes-output")?.previousElementSibling;
  const cell = /** @type {HTMLElement | null} */ (before?.closest(".cartes-folded") ?? null);
  const text = /** @type {HTMLElement | null | undefined} */ (
    cell?.querySelector(":scope > :is(p, ul, ol, table, blockquote)")
  );
  if (!cell || !text) return () => {};
  cell.style.setProperty("--cartes-heading", `${text.offsetTop}px`);
  return (isCut) => cell.classList.toggle("cartes-crowded", isCut);
}

/** The CSS classes of a layout without optional parts; the second: the reply may cover cards. */
const TIGHT = ["cartes-tight", "cartes-covers"];

/**
 * @param {HTMLElement} node
 * @returns {number[]} The available height: below the elements above the widget; or if that is too
 *   little, in the page scrolled to the widget.
 */
function rooms(node) {
  const { header, bar } = edges();
  const step = node.closest(".cartes-step");
  const part = partOf(node);
  // Not `scrollY`, which changes too late after the page is resized.
  const page = document.documentElement.getBoundingClientRect().top;
  const start = part ? part.getBoundingClientRect().top - header : page;
  const top = node.getBoundingClientRect().top - start;
  const below = step ? parseFloat(getComputedStyle(step).paddingBottom) : 0;
  // Buttons below the widget, unless they are in the page's bar.
  const buttons = /** @type {HTMLElement | null} */ (node.nextElementSibling);
  const beside =
    buttons && getComputedStyle(buttons).position !== "fixed" ? buttons.offsetHeight : 0;
  const whole = innerHeight - bar - header - below - beside - EDGE[isLowWindow() ? "low" : "usual"];
  return [Math.min(whole, whole + header - top), whole];
}

/**
 * Sets the width of cards; if even the narrowest do not fit, the page scrolls.
 *
 * @param {HTMLElement} node The widget; its cards have the width `--cartes-card`.
 * @param {number} narrowest Width of a card that a person can read and touch, in CSS pixels.
 * @param {number} most
 */
function fitNow(node, narrowest, most) {
  // Pictures take most of the time of a layout, but do not change its sizes.
  node.classList.add("cartes-fitting");
  fitWithin(node, narrowest, most);
  node.classList.remove("cartes-fitting");
}

/**
 * @param {HTMLElement} node
 * @param {number} narrowest
 * @returns {number} The least width of cards that makes everything visible at first.
 */
function lowestOf(node, narrowest) {
  // In a walk, cards can be touched at one step and not at the next.
  const isUntouched = node.matches(".cartes-guess") && !node.querySelector(".cartes-touch");
  // Nobody touches the projector page of a class.
  const isLow = isLowWindow() || document.documentElement.matches(".cartes-on-wall");
  const untouched = isUntouched ? NARROWEST_UNTOUCHED : narrowest;
  return Math.min(narrowest, isLow ? NARROWEST_WHEN_LOW : untouched);
}

/**
 * @param {HTMLElement} node
 * @param {number} narrowest
 * @param {number} most
 */
function fitWithin(node, narrowest, most) {
  const cutText = textCutter(node);
  cutText(true);
  const [belowLine] = rooms(node);
  cutText(false);
  const [below, whole] = rooms(node);
  const above = below - after(node);
  const now = parseFloat(node.style.getPropertyValue("--cartes-card")) || 0;
  const seenWell = Math.min(most, Math.max(narrowest, WELL_SEEN, STEADY * now));
  const use = (/** @type {number} */ width) =>
    node.style.setProperty("--cartes-card", `${width}px`);
  const heightNow = () => (node.scrollWidth > node.clientWidth ? Infinity : node.offsetHeight);
  // Some levels are tried again below with more room.
  const heights = [0, 1, 2].map(() => measuringOnce(use, heightNow));
  const tighten = (/** @type {number} */ level) =>
    TIGHT.forEach((name, at) => node.classList.toggle(name, level > at));
  // A widget that fills its step has the height of the space, but its needed height is measured.
  node.style.flex = "none";
  let [room, low, heightAt] = [whole, narrowest, heights[0]];
  const lowest = lowestOf(node, narrowest);
  for (const [level, enough, least] of [
    [0, above, seenWell],
    [0, below, narrowest],
    [1, below, narrowest],
    [2, below, narrowest],
    [2, below, lowest],
    [2, belowLine, lowest],
    [0, whole, narrowest],
    [2, whole, narrowest],
  ]) {
    tighten(level);
    cutText(enough === belowLine && belowLine > below);
    [room, low, heightAt] = [enough, least, heights[level]];
    if (heightAt(least) <= enough) break;
  }
  const found = largest(low, most, STEP, room, heightAt);
  use(found === most ? most : Math.floor(found));
  node.style.flex = "";
}

/**
 * @param {HTMLElement} node
 * @returns {HTMLElement[]} The widgets above in the same step, which may be drawn later.
 */
function widgetsBefore(node) {
  const mounts = node.closest(".cartes-step")?.querySelectorAll(".cartes-mount") ?? [];
  return /** @type {HTMLElement[]} */ ([...mounts]).filter(
    (item) => item.compareDocumentPosition(node) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/**
 * @param {HTMLElement} node
 * @param {number} [narrowest]
 * @param {() => () => void} [prepare] Shows the state that needs most space; returns a function
 *   that ends this state.
 * @returns {{ fit: () => void, shrink: () => void, stop: () => void }} Two functions: one fits the
 *   cards again after a change; the other does so without making cards wider, so that they keep
 *   their size from step to step.
 */
export function fitCards(node, narrowest = 44, prepare = () => () => {}) {
  let seen = "";
  /** @type {HTMLElement[] | undefined} */
  let above;
  const fit = () => {
    // It is fitted when it becomes visible.
    if (!node.getClientRects().length) return;
    const restore = prepare();
    // The result must depend only on the window, not on the previous size.
    node.style.removeProperty("--cartes-card");
    fitNow(node, narrowest, widest());
    restore();
  };
  const shrink = () => {
    const now = parseFloat(node.style.getPropertyValue("--cartes-card"));
    if (now && node.getClientRects().length) fitNow(node, Math.min(narrowest, now), now);
  };
  const onSize = () => {
    // Larger cards change the height too, so react only to the window, to the widgets above, and
    // when the widget becomes visible.
    if (!node.offsetWidth) return;
    if (!above) {
      above = widgetsBefore(node);
      for (const item of above) watcher.observe(item);
    }
    const letters = getComputedStyle(document.documentElement).fontSize;
    const heights = above.map((item) => item.offsetHeight);
    const now = [innerHeight, innerWidth, node.offsetWidth, letters, ...heights].join();
    if (now === seen) return;
    seen = now;
    fit();
  };
  const watcher = new ResizeObserver(onSize);
  watcher.observe(node);
  addEventListener("resize", onSize);
  return {
    fit,
    shrink,
    stop: () => {
      watcher.disconnect();
      removeEventListener("resize", onSize);
    },
  };
}

/**
 * Scrolls the page to the widget, unless it is completely visible; or to its reply, if the widget is
 * higher than the page.
 *
 * @param {HTMLElement} node
 */
export function bringToView(node) {
  const { header, bar } = edges();
  const { top, bottom } = node.getBoundingClientRect();
  // A step that fills the window may end a fraction of a pixel too low.
  if (top < header - 1 || bottom > innerHeight - bar + 1) node.scrollIntoView({ block: "start" });
  if (bottom - top > innerHeight - bar - header)
    node.querySelector(".cartes-reply")?.scrollIntoView({ block: "nearest" });
}
