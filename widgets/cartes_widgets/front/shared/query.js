/** What a page's address asks for. */

/**
 * All values that the address gives as `name`.
 *
 * @param {string} name
 */
export function askedValues(name) {
  return new URLSearchParams(location.search).getAll(name);
}

/**
 * The one value that the address gives as `name`; null for none, or more than one.
 *
 * @param {string} name
 */
export function askedValue(name) {
  const [first = null, ...more] = askedValues(name);
  return more.length ? null : first;
}

/** @returns {boolean} Whether the browser, or the page itself, loaded this address again. */
export function isLoadedAgain() {
  const [loaded] = globalThis.performance.getEntriesByType("navigation");
  return /** @type {PerformanceNavigationTiming | undefined} */ (loaded)?.type === "reload";
}

/** The step that the address's hash names, from 1 on, as text; null if it names none. */
export const hashedStep = () => /^#step-(\d{1,3})$/.exec(location.hash)?.[1] ?? null;

/** The address's hash if it names something else than a step, such as a costly move; else "". */
export const otherHash = () => (hashedStep() === null ? location.hash : "");

/**
 * @param {string | number} step From 1 on.
 */
export const hashOfStep = (step) => `#step-${step}`;
