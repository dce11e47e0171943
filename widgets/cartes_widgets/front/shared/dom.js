/**
 * Builds DOM elements, for all widgets.
 *
 * @typedef {Record<string, unknown>} Attributes
 * @typedef {Node | string | null | false | undefined} Child
 */

/**
 * @param {string} tag Name of the element, with classes: "div.cartes-hand".
 * @param {Attributes} [attributes] `on*` are listeners; null or false omits an attribute.
 * @param {...(Child | Child[])} children
 * @returns {HTMLElement}
 */
export function element(tag, attributes = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  const node = document.createElement(name);
  node.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on"))
      node.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
    else if (value === true) node.setAttribute(key, "");
    else if (value !== null && value !== undefined && value !== false)
      node.setAttribute(key, String(value));
  }
  node.append(
    ...children
      .flat()
      .filter((child) => child !== null && child !== undefined && child !== false)
      .map((child) => /** @type {Node | string} */ (child)),
  );
  return node;
}

/**
 * @param {string} text A text with names in braces.
 * @param {Record<string, string | number>} values
 */
export const filled = (text, values) =>
  text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));

/**
 * @param {number} value
 * @returns {string} The digits of the number, with a minus sign instead of a hyphen.
 */
export const numeral = (value) => String(value).replace("-", "\u2212");

let serial = 0;
/** @returns {string} An id that no other element of the page has. */
export const freshId = () => `cartes-id-${++serial}`;

/**
 * @param {string} text
 * @returns {(string | HTMLElement)[]} The text with non-breaking hyphens, as in "y a-t-il" and "--lan".
 */
export const unbroken = (text) =>
  text
    .split(/([ \u00A0])/)
    .map((word) => (/\w-\w|--\w/.test(word) ? element("span.cartes-unbroken", {}, word) : word));
