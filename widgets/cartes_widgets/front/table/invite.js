/** The invitation of a friend to the same cards: a link, and a code to type. */
import { element, freshId } from "../shared/dom.js";
import { readOut } from "../shared/live.js";

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
  const [titleId, linkId, codeId] = [freshId(), freshId(), freshId()];
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
  const dialog = /** @type {HTMLDialogElement} */ (
    element(
      "dialog.cartes-widget.cartes-invite",
      { "aria-labelledby": titleId, onclose: () => dialog.remove() },
      element("h2", { id: titleId }, texts["playing-invite"]),
      element("p", {}, texts["playing-invite-about"]),
      element("label", { for: linkId }, texts["playing-link"], link),
      element("label", { for: codeId }, texts["playing-code-own"], field(codeId, code)),
      notice,
      element(
        "div",
        {},
        element(
          "button.cartes-primary",
          {
            type: "button",
            onclick: async () => {
              link.select();
              try {
                await navigator.clipboard.writeText(link.value);
              } catch {
                // If the browser forbids copying, the link is selected, so that it can be copied by
                // hand.
                return;
              }
              notice.hidden = false;
              readOut(texts["playing-copied"]);
            },
          },
          texts["playing-copy"],
        ),
        element(
          "button.cartes-quiet",
          { type: "button", onclick: () => dialog.close() },
          texts["playing-close"],
        ),
      ),
    )
  );
  document.body.append(dialog);
  dialog.showModal();
}
