/** Names the parts of a lesson's address that are ignored, and what is expected instead. */
import { filled } from "../../front/shared/dom.js";
import { askedValues } from "../../front/shared/query.js";

/** Longest part of a value that is shown. */
const SHOWN = 30;

/**
 * @typedef {object} Page The data embedded in a lesson's page.
 * @property {string} misread What is wrong with the deal code; "" if nothing is.
 * @property {number} seeds
 * @property {Record<string, unknown>} languages
 * @property {string[]} variants
 * @property {Record<string, string>} texts
 */

/**
 * @param {string} value
 * @param {number} low
 * @param {number} high
 */
const isNumber = (value, low, high) =>
  /^\d{1,9}$/.test(value) && Number(value) >= low && Number(value) <= high;

/**
 * @param {Page} page
 * @param {string} hash The address's fragment.
 * @returns {string[]} A sentence for each part of the address that is ignored.
 */
function ignoredParts({ seeds, languages, variants, texts }, hash) {
  const steps = document.querySelectorAll(".cartes-step").length;
  const codes = Object.keys(languages);
  /** @type {[string, (value: string) => boolean, string, string | number][]} */
  const parameters = [
    ["seed", (value) => isNumber(value, 0, seeds - 1), "expects-seed", seeds - 1],
    ["level", (value) => isNumber(value, 1, 3), "expects-level", ""],
    ["step", (value) => isNumber(value, 1, steps), "expects-step", steps],
    ["deal", () => true, "", ""],
    ["lang", (value) => codes.includes(value), "expects-one", codes.join(", ")],
    [
      "variant",
      (value) => variants.includes(value),
      variants.length ? "expects-one" : "expects-none",
      variants.join(", "),
    ],
  ];
  const ignored = (/** @type {string} */ given, /** @type {string} */ expected) => {
    const shown = given.length > SHOWN ? `${given.slice(0, SHOWN)}…` : given;
    return `${filled(texts["bad-address"], { given: shown })} ${expected}`;
  };
  const sentences = parameters.flatMap(([name, exists, key, known]) => {
    const values = askedValues(name);
    const wrong = values.find((value) => !exists(value));
    if (wrong !== undefined)
      return [ignored(`${name}=${wrong}`, filled(texts[key], { name, known }))];
    return values.length > 1 ? [ignored(name, filled(texts["expects-once"], { name }))] : [];
  });
  const [, step] = /^#step-(.*)$/.exec(hash) ?? [];
  if (step === undefined || isNumber(step, 1, steps)) return sentences;
  return [...sentences, ignored(hash, filled(texts["expects-hash"], { known: steps }))];
}

/**
 * Shows a message about what is ignored in the page's address, or removes an earlier one.
 *
 * @param {Page} page
 * @param {string} hash The fragment with which the page was opened.
 */
export function showIgnored(page, hash) {
  const sentences = ignoredParts(page, hash);
  if (page.misread) sentences.unshift(page.misread);
  document.getElementById("cartes-ignored")?.remove();
  if (!sentences.length) return;
  const notice = document.createElement("p");
  notice.id = "cartes-ignored";
  notice.className = "cartes-notice";
  notice.setAttribute("role", "status");
  notice.textContent = sentences.join(" ");
  document.getElementById("cartes-main")?.prepend(notice);
}
