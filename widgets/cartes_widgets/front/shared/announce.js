/**
 * Tells the page around a widget what has happened in it: `cartes-asked`, `cartes-solved`.
 *
 * @param {EventTarget} node
 * @param {string} name
 * @param {object} [detail]
 */
export const announce = (node, name, detail) =>
  node.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
