/** The size of the text of a projected lesson: as large as the step stays whole. */

/** Sizes of text in pixels for a low projector, the largest first. */
const SIZES = [28, 26, 24, 22, 20];
/** The smallest size, as a part of the window's height: it can be read from the last row. */
const SMALLEST = 0.026;

/**
 * @param {Document} page
 * @returns {boolean} Whether neither the page nor a part of its step would scroll.
 */
export function isWhole(page) {
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
 * @param {() => void} check
 * @returns {() => void} A function that calls `check` after the widgets have fitted their cards to a
 *   new size; calls in the meantime count once.
 */
export function afterFitting(check) {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        isDue = false;
        check();
      }),
    );
  };
}

/** @returns {number[]} The sizes of text for this window. */
function sizes() {
  const least = innerHeight * SMALLEST;
  return [...SIZES.filter((size) => size > least), least];
}

/** Makes the text of each projected step smaller until the step is whole. */
export function startProjected() {
  const root = document.documentElement;
  let at = 0;
  /** @type {Element | null} The step whose text has been sized. */
  let step = null;
  let shown = "";
  const later = afterFitting(() => check());
  const resize = () => {
    const size = sizes()[at];
    if (size) root.style.setProperty("--cartes-projected", `${size}px`);
    // After the smallest size, the parts of the step move closer together.
    root.classList.toggle("cartes-closer", !size);
    dispatchEvent(new Event("resize"));
    later();
  };
  /** Begins again with the largest text for another step or window; else makes it smaller. */
  const check = () => {
    // The projector page of a class scales a lesson itself. All steps together need to scroll.
    if (!root.matches(".cartes-projector.cartes-stepping:not(.cartes-on-wall)")) {
      if (!step) return;
      step = null;
      root.style.removeProperty("--cartes-projected");
      root.classList.remove("cartes-closer");
      return;
    }
    const current = document.querySelector(".cartes-step[data-current]");
    const now = [innerWidth, innerHeight].join();
    if (current !== step || now !== shown) {
      [at, step, shown] = [0, current, now];
      resize();
    } else if (at < sizes().length && !isWhole(document)) {
      at += 1;
      resize();
    }
  };
  // Texts and cards come later, and each answer may add a text.
  new MutationObserver(later).observe(root, {
    attributeFilter: ["class", "style", "data-current"],
    childList: true,
    subtree: true,
  });
  addEventListener("resize", later);
  later();
}
