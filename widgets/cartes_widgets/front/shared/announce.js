/**
 * Dispatches an event of a widget to the page: `cartes-asked` or `cartes-solved`.
 *
 * @param {EventTarget} node
 * @param {string} name
 * @param {object} [detail]
 */
export const announce = (node, name, detail) =>
  node.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
