/** Modal dialogs, which leave the page when they close. */
import { element, freshId } from "./dom.js";
import { readOut } from "./live.js";

/**
 * Opens a dialog with a heading.
 *
 * @param {string} look Its classes, each after a dot.
 * @param {string} title
 * @param {...(import("./dom.js").Child | import("./dom.js").Child[])} parts
 * @returns {HTMLDialogElement}
 */
export function openDialog(look, title, ...parts) {
  const titleId = freshId();
  const dialog = /** @type {HTMLDialogElement} */ (
    element(
      `dialog${look}`,
      { "aria-labelledby": titleId, onclose: () => dialog.remove() },
      element("h2", { id: titleId }, title),
      ...parts,
    )
  );
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** @param {string} label @returns {HTMLElement} A button that closes its dialog. */
export const closeButton = (label) =>
  element(
    "button.cartes-quiet",
    {
      type: "button",
      onclick: (/** @type {Event} */ event) =>
        /** @type {HTMLElement} */ (event.target).closest("dialog")?.close(),
    },
    label,
  );

/**
 * Copies the text of a field, and shows and reads out that it is copied.
 *
 * @param {HTMLInputElement} field
 * @param {HTMLElement} notice
 */
export async function copyText(field, notice) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // If the browser forbids copying, the text is selected, so that it can be copied by hand.
    return;
  }
  notice.hidden = false;
  readOut(notice.textContent ?? "");
}
