/** The invitation of a friend to the same cards: a link, and a code to type. */
import { closeButton, copyText, openDialog } from "../shared/dialog.js";
import { element, freshId } from "../shared/dom.js";

/** @param {string} code @returns {string} The address of this page with the table. */
export function addressOf(code) {
  const address = new URL(location.href);
  address.search = new URLSearchParams({ table: code }).toString();
  address.hash = "";
  return address.href;
}

/**
 * @param {string} code
 * @param {views.Texts} texts
 */
export function invite(code, texts) {
  const [linkId, codeId] = [freshId(), freshId()];
  const field = (/** @type {string} */ id, /** @type {string} */ text) =>
    /** @type {HTMLInputElement} */ (
      element("input", {
        id,
        value: text,
        readonly: true,
        onfocus: (/** @type {FocusEvent} */ event) =>
          /** @type {HTMLInputElement} */ (event.target).select(),
      })
    );
  const link = field(linkId, addressOf(code));
  const notice = element("p", { hidden: true }, texts["playing-copied"]);
  openDialog(
    ".cartes-widget.cartes-invite",
    texts["playing-invite"],
    element("p", {}, texts["playing-invite-about"]),
    element("label", { for: linkId }, texts["playing-link"], link),
    element("label", { for: codeId }, texts["playing-code-own"], field(codeId, code)),
    notice,
    element(
      "div",
      {},
      element(
        "button.cartes-primary",
        { type: "button", onclick: () => copyText(link, notice) },
        texts["playing-copy"],
      ),
      closeButton(texts["playing-close"]),
    ),
  );
}
