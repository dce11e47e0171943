/** Shows elements in the whole window, above the page; the Back button returns to the page. */
import { element } from "./dom.js";
import { REGION } from "./live.js";

/**
 * @param {string} label The name of the dialog.
 * @param {string} back The text of its button.
 * @returns {{ open: (shown: Node[], onClose: () => void) => void, close: () => void }}
 */
export function wholeWindow(label, back) {
  /** @type {HTMLElement[]} */
  let behind = [];
  let closed = () => {};
  const leave = element(
    "button.cartes-quiet.cartes-window-back",
    { type: "button", onclick: () => history.back() },
    "‹ ",
    back,
  );
  const shade = element("div.cartes-widget.cartes-window", {
    role: "dialog",
    "aria-modal": "true",
    "aria-label": label,
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape") history.back();
    },
  });

  const close = () => {
    if (!shade.isConnected) return;
    removeEventListener("popstate", close);
    for (const item of behind) item.inert = false;
    const onClose = closed;
    onClose();
    shade.remove();
  };

  /**
   * @param {Node[]} shown
   * @param {() => void} onClose Puts the elements back into the page.
   */
  const open = (shown, onClose) => {
    closed = onClose;
    shade.replaceChildren(leave, ...shown);
    behind = /** @type {HTMLElement[]} */ ([...document.body.children]).filter(
      (item) => item.id !== REGION && !item.inert,
    );
    for (const item of behind) item.inert = true;
    document.body.append(shade);
    // A phone's Back button closes the dialog, and leaves the page as it is.
    history.pushState(history.state, "");
    addEventListener("popstate", close);
    leave.focus({ preventScroll: true });
  };
  return { open, close };
}
