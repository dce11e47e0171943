/**
 * Gives a widget's cards the greatest width at which all of it is seen at once.
 */
import { element } from "./dom.js";

/** A card is as wide as in the hand, or on a wall as the height allows. */
const widest = () => Math.max(150, innerHeight * 0.17);
const STEP = 2;
const EDGE = 12;

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
 * Where it does not fit even with the narrowest cards, the page scrolls.
 *
 * @param {HTMLElement} node Its cards are `--cartes-card` wide.
 * @param {number} narrowest Width of a card that can still be read and touched, in CSS pixels.
 * @param {number} most
 */
function fitNow(node, narrowest, most) {
  if (!node.isConnected || !node.getClientRects().length) return;
  const top = node.getBoundingClientRect().top + scrollY;
  // What stands far below is scrolled to, and then has the whole window.
  const isFirst = top < innerHeight * 0.62;
  const { header, bar } = edges();
  const step = node.closest(".cartes-step");
  const below = step ? parseFloat(getComputedStyle(step).paddingBottom) : 0;
  const room = innerHeight - bar - (isFirst ? top : header) - below - EDGE;
  const fits = (/** @type {number} */ width) => {
    node.style.setProperty("--cartes-card", `${width}px`);
    return node.offsetHeight <= room && node.scrollWidth <= node.clientWidth;
  };
  let [low, high] = [narrowest, most];
  // Where it fills a step it is as high as the room there is: what counts is what it needs.
  node.style.flex = "none";
  if (!fits(high)) {
    while (high - low > STEP) {
      const middle = (low + high) / 2;
      if (fits(middle)) low = middle;
      else high = middle;
    }
    fits(Math.floor(low));
  }
  node.style.flex = "";
}

/**
 * @param {HTMLElement} node
 * @param {number} [narrowest]
 * @returns {{ fit: () => void, shrink: () => void, stop: () => void }} To fit again once it shows something else;
 *   to do so without ever making its cards wider, so that they keep their size from step to step.
 */
export function fitCards(node, narrowest = 44) {
  let seen = "";
  const fit = () => fitNow(node, narrowest, widest());
  const shrink = () => {
    const now = parseFloat(node.style.getPropertyValue("--cartes-card"));
    if (now) fitNow(node, Math.min(narrowest, now), now);
  };
  const onSize = () => {
    // The cards' own growth changes the height: only the window, or being shown at last, counts.
    const now = [innerHeight, innerWidth, node.offsetWidth].join();
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
