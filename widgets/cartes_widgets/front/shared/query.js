/** The parameters of a page's address. */

/**
 * All values of the parameter `name` in the address.
 *
 * @param {string} name
 */
export function askedValues(name) {
  return new URLSearchParams(location.search).getAll(name);
}

/**
 * The value of the parameter `name` in the address; null if it is missing or repeated.
 *
 * @param {string} name
 */
export function askedValue(name) {
  const [first = null, ...more] = askedValues(name);
  return more.length ? null : first;
}

/** @returns {boolean} Whether the page is loaded again, by the browser or by its own script. */
export function isLoadedAgain() {
  const [loaded] = globalThis.performance.getEntriesByType("navigation");
  return /** @type {PerformanceNavigationTiming | undefined} */ (loaded)?.type === "reload";
}

/** The number, from 1, of the step in the address's fragment, as text; null without a step. */
export const hashedStep = () => /^#step-(\d{1,3})$/.exec(location.hash)?.[1] ?? null;

/** The address's fragment if it is not a step, such as a costly move; else "". */
export const otherHash = () => (hashedStep() === null ? location.hash : "");

/** @param {string | number} step The number of the step, from 1. */
export const hashOfStep = (step) => `#step-${step}`;
