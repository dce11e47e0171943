/**
 * Gives a widget's cards the greatest width with which the whole widget is in view.
 */
import { element } from "./dom.js";
import { isLowWindow } from "./low_window.js";

/** A card is as wide as in the hand, or on a wall as the height allows. */
const widest = () => Math.max(150, innerHeight * 0.17);
const STEP = 2;
const EDGE = { usual: 12, low: 4 };
/** Width of a well visible card: no narrower, even if the text below is then out of view. */
const WELL_SEEN = 64;
/** For that they grow no narrower at once than by a fifth: a reader is looking at them. */
const STEADY = 0.8;
/** Cards may be narrower, so that all is in view on arrival: on a phone on its side, and elsewhere
 * where none is touched. */
const [NARROWEST_WHEN_LOW, NARROWEST_UNTOUCHED] = [26, 36];

/** @returns {{ header: number, bar: number }} What the page around takes of the window. */
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
 * @returns {number} How high all is that its step shows below it.
 */
function after(node) {
  const cells = [...(node.closest(".cartes-step")?.children ?? [])];
  const own = cells.findIndex((item) => item.contains(node));
  // A part that an answer opens is hidden before: it must not change what is measured.
  const opens = cells.findIndex((item, at) => at > own && item.classList.contains("cartes-opens"));
  const shown = cells
    .slice(0, opens < 0 ? cells.length : opens)
    .filter((item) => item.getClientRects().length);
  const end = shown.at(-1)?.getBoundingClientRect().bottom ?? 0;
  return Math.max(0, end - node.getBoundingClientRect().bottom);
}

/** The class of what drops all that it can do without. */
const TIGHT = "cartes-tight";

/**
 * @param {HTMLElement} node
 * @returns {number[]} How high it may be: below what stands above it; then, where that is too
 *   little for it, as the page is scrolled to it.
 */
function rooms(node) {
  // Not by `scrollY`, which follows a resized page too late.
  const page = document.documentElement.getBoundingClientRect().top;
  const top = node.getBoundingClientRect().top - page;
  const { header, bar } = edges();
  const step = node.closest(".cartes-step");
  const below = step ? parseFloat(getComputedStyle(step).paddingBottom) : 0;
  // Buttons below it, unless they stand in the page's bar.
  const buttons = /** @type {HTMLElement | null} */ (node.nextElementSibling);
  const beside =
    buttons && getComputedStyle(buttons).position !== "fixed" ? buttons.offsetHeight : 0;
  const whole = innerHeight - bar - header - below - beside - EDGE[isLowWindow() ? "low" : "usual"];
  return [Math.min(whole, whole + header - top), whole];
}

/**
 * Where it does not fit even with the narrowest cards, the page scrolls.
 *
 * @param {HTMLElement} node Its cards are `--cartes-card` wide.
 * @param {number} narrowest Width of a card that can still be read and touched, in CSS pixels.
 * @param {number} most
 */
function fitNow(node, narrowest, most) {
  if (!node.isConnected || !node.getClientRects().length) return;
  // Pictures cost most of a layout and none of its sizes.
  node.classList.add("cartes-fitting");
  fitWithin(node, narrowest, most);
  node.classList.remove("cartes-fitting");
}

/**
 * @param {HTMLElement} node
 * @param {number} narrowest
 * @param {number} most
 */
function fitWithin(node, narrowest, most) {
  const [below, whole] = rooms(node);
  const above = below - after(node);
  const now = parseFloat(node.style.getPropertyValue("--cartes-card")) || 0;
  const seenWell = Math.min(most, Math.max(narrowest, WELL_SEEN, STEADY * now));
  const fits = (/** @type {number} */ width, /** @type {number} */ room) => {
    node.style.setProperty("--cartes-card", `${width}px`);
    return node.offsetHeight <= room && node.scrollWidth <= node.clientWidth;
  };
  const tighten = (/** @type {boolean} */ isTight) => node.classList.toggle(TIGHT, isTight);
  // Where it fills a step it is as high as the room there is: what counts is what it needs.
  node.style.flex = "none";
  let [room, low, high] = [whole, narrowest, most];
  // In a walk cards are touched at one step and not at the next.
  const isUntouched = node.matches(".cartes-guess") && !node.querySelector(".cartes-touch");
  const untouched = isUntouched ? NARROWEST_UNTOUCHED : narrowest;
  const lowest = Math.min(narrowest, isLowWindow() ? NARROWEST_WHEN_LOW : untouched);
  for (const [isTight, enough, least] of /** @type {[boolean, number, number][]} */ ([
    [false, above, seenWell],
    [false, below, narrowest],
    [true, below, narrowest],
    [true, below, lowest],
    [false, whole, narrowest],
    [true, whole, narrowest],
  ])) {
    tighten(isTight);
    [room, low] = [enough, least];
    if (fits(least, enough)) break;
  }
  if (!fits(high, room)) {
    while (high - low > STEP) {
      const middle = (low + high) / 2;
      if (fits(middle, room)) low = middle;
      else high = middle;
    }
    fits(Math.floor(low), room);
  }
  node.style.flex = "";
}

/**
 * @param {HTMLElement} node
 * @param {number} [narrowest]
 * @param {() => () => void} [prepare] Shows the state that needs most room; returns what ends it.
 * @returns {{ fit: () => void, shrink: () => void, stop: () => void }} To fit again once it shows something else;
 *   to do so without ever making its cards wider, so that they keep their size from step to step.
 */
export function fitCards(node, narrowest = 44, prepare = () => () => {}) {
  let seen = "";
  const fit = () => {
    const restore = prepare();
    // The result depends on the window alone, not on the size before.
    node.style.removeProperty("--cartes-card");
    fitNow(node, narrowest, widest());
    restore();
  };
  const shrink = () => {
    const now = parseFloat(node.style.getPropertyValue("--cartes-card"));
    if (now) fitNow(node, Math.min(narrowest, now), now);
  };
  const onSize = () => {
    // The cards' own growth changes the height: only the window, or being shown at last, counts.
    const letters = getComputedStyle(document.documentElement).fontSize;
    const now = [innerHeight, innerWidth, node.offsetWidth, letters].join();
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
 * Scrolls the page to it, unless all of it is seen.
 *
 * @param {HTMLElement} node
 */
export function bringToView(node) {
  const { header, bar } = edges();
  const { top, bottom } = node.getBoundingClientRect();
  // A step that is filled may end a fraction of a pixel too low.
  if (top < header - 1 || bottom > innerHeight - bar + 1) node.scrollIntoView({ block: "start" });
}
