/** A lesson on a projector: each step as large as the window allows, because nobody scrolls there. */
import { element } from "../../front/shared/dom.js";
import { askedValue } from "../../front/shared/query.js";

/**
 * How much larger than on a laptop with a window of 720 px a lesson may be, the largest first.
 *
 * With the last one, text is 18 px high there, which can be read from the last row.
 */
const SCALES = [1.75, 1.6, 1.45, 1.3, 1.2, 1.125];
const HEIGHT = 720;
/** On a screen of 4:3, this page is as low as a phone in landscape, and has its layout. */
const NARROWEST = 688;

/**
 * @param {Document} page
 * @returns {boolean} Whether neither the page nor a part of its step would scroll.
 */
function isWhole(page) {
  const root = page.documentElement;
  const parts = page.querySelectorAll(".cartes-step[data-current] *");
  const isHigher = (/** @type {Element} */ part) => part.scrollHeight > part.clientHeight + 1;
  return (
    !isHigher(root) &&
    root.scrollWidth <= root.clientWidth &&
    ![...parts].some((part) => isHigher(part) && getComputedStyle(part).overflowY === "auto")
  );
}

/**
 * Starts to make each step of a frame as large as it fits.
 *
 * The frame has a smaller page than its place, and is scaled up: so the page has the layout of a
 * small window, in which all of a step is in view.
 *
 * @param {HTMLIFrameElement} frame
 * @param {HTMLElement} stage The place of the frame.
 * @param {() => void} [onStep] Called after another step is shown.
 */
export function startScaling(frame, stage, onStep = () => {}) {
  let at = 0;
  /** @type {Element | null | undefined} */
  let step;
  const scale = () => {
    const [width, height] = [stage.clientWidth, stage.clientHeight];
    const factor = Math.min(
      (SCALES[at] * innerHeight) / HEIGHT,
      Math.max(width / NARROWEST, innerHeight / HEIGHT),
    );
    frame.style.width = `${width / factor}px`;
    frame.style.height = `${height / factor}px`;
    frame.style.scale = String(factor);
  };
  const check = () => {
    if (at === SCALES.length - 1 || !frame.contentDocument || isWhole(frame.contentDocument))
      return;
    at += 1;
    scale();
    later();
  };
  let isDue = false;
  // After the widgets have fitted their cards to the new size.
  const later = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        isDue = false;
        check();
      }),
    );
  };
  const begin = () => {
    at = 0;
    scale();
    later();
  };
  const onChange = () => {
    const shown = frame.contentDocument?.querySelector(".cartes-step[data-current]");
    if (shown === step) return later();
    step = shown;
    begin();
    onStep();
  };
  frame.addEventListener("load", () => {
    const page = frame.contentDocument;
    if (!page) return;
    page.documentElement.classList.add("cartes-on-wall");
    // Texts and cards come later, and each answer may add a text.
    new MutationObserver(onChange).observe(page.body, {
      attributeFilter: ["class", "data-current", "style"],
      childList: true,
      subtree: true,
    });
    begin();
  });
  new ResizeObserver(begin).observe(stage);
}

/** @returns {boolean} Whether the address asks for a page for the projector. */
export const isProjected = () => ["1", "2"].includes(askedValue("projector") ?? "");

/**
 * Shows this page in a frame that is scaled, instead of its own contents; its header stays.
 *
 * A frame with exactly the address of its page stays empty, so it has another value.
 */
export function projectPage() {
  const address = new URL(location.href);
  address.searchParams.set("projector", askedValue("projector") === "1" ? "2" : "1");
  const frame = /** @type {HTMLIFrameElement} */ (
    element("iframe.cartes-wall-lesson", { src: address.href, title: document.title })
  );
  const stage = element("div.cartes-projection", {}, frame);
  startScaling(frame, stage, () =>
    history.replaceState(null, "", frame.contentWindow?.location.hash || location.href),
  );
  frame.addEventListener("load", () => frame.focus());
  // A presenter's remote control works after a touch of the header too.
  addEventListener("keydown", ({ key }) =>
    frame.contentWindow?.dispatchEvent(new KeyboardEvent("keydown", { key })),
  );
  document.documentElement.classList.add("cartes-projects");
  // The page may have no body yet.
  document.documentElement.append(stage);
}
