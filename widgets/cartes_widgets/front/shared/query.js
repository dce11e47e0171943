/**
 * What a page's address asks for. Names are English ones; those of the first links, which were
 * French, still work.
 */

/** @type {Record<string, string>} */
const FORMERLY = {
  deal: "donne",
  level: "niveau",
  projector: "projecteur",
  step: "etape",
  variant: "variante",
};

/**
 * All values that the address gives as `name`; the former name counts where the new is not used.
 *
 * @param {string} name
 */
export function askedValues(name) {
  const query = new URLSearchParams(location.search);
  return query.getAll(query.has(name) ? name : (FORMERLY[name] ?? name));
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

/** The step that the address's hash names, from 1 on, as text; null if it names none. */
export const hashedStep = () => /^#(?:step|etape)-(\d{1,3})$/.exec(location.hash)?.[1] ?? null;

/**
 * @param {string | number} step From 1 on.
 */
export const hashOfStep = (step) => `#step-${step}`;
