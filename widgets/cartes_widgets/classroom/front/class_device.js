/**
 * Several people on one device: the list of people, and a screen that hides the hand in between.
 *
 * The screen covers the table until the next person has the device.
 */
import { closeButton, openDialog } from "../../front/shared/dialog.js";
import { element, freshId } from "../../front/shared/dom.js";
import { readOut } from "../../front/shared/live.js";
import { filled } from "./class_feed.js";

/** @typedef {{ seat: number, name: string, pending?: boolean }} Seat */
/** @typedef {{ people: Seat[], free: Seat[], who: string, turns: boolean }} Device */
/** @typedef {Record<string, string>} Texts */

/**
 * Hides the table until the next person confirms that they have the device.
 *
 * @param {HTMLElement} stage
 * @param {Seat} called
 * @param {Texts} texts
 * @param {() => void} onReady
 */
export function drawCurtain(stage, called, texts, onReady) {
  const title = filled(texts.curtain, { name: called.name });
  const heading = element("h1", { tabindex: "-1" }, title);
  stage.replaceChildren(
    element(
      "div.cartes-wait.cartes-curtain",
      {},
      heading,
      element("p", {}, texts["curtain-more"]),
      element(
        "p",
        {},
        element(
          "button.cartes-primary",
          { type: "button", "data-do": "ready", onclick: onReady },
          filled(texts["curtain-go"], { name: called.name }),
        ),
      ),
    ),
  );
  // Not the button, because a key that the last player presses must not activate it.
  heading.focus({ preventScroll: true });
  readOut(title);
}

/**
 * Replaces the table during a deal whose cards the people on this device must not see.
 *
 * @param {HTMLElement} stage
 * @param {Texts} texts
 */
export function drawWaiting(stage, texts) {
  stage.replaceChildren(
    element(
      "div.cartes-wait",
      {},
      element("h1", {}, texts["seat-pending"]),
      element("p", {}, texts["seat-pending-more"]),
    ),
  );
  readOut(texts["seat-pending"]);
}

/**
 * Opens a dialog that adds a person to the device, or removes a person from it.
 *
 * @param {Device} device
 * @param {Texts} texts
 * @param {(content: import("./class_feed.js").Command) => Promise<string>} wish Sends a request;
 *   returns the error message, or "".
 */
export function askDevice(device, texts, wish) {
  const [nameId, seatId] = [freshId(), freshId()];
  const notice = element("p.cartes-notice", { role: "alert", hidden: true });
  const name = /** @type {HTMLInputElement} */ (
    element("input", { id: nameId, maxlength: "24", required: true, autocomplete: "off" })
  );
  const seat = /** @type {HTMLSelectElement} */ (
    element(
      "select",
      { id: seatId },
      device.free.map((item) => element("option", { value: String(item.seat) }, item.name)),
    )
  );
  const does = async (/** @type {import("./class_feed.js").Command} */ content) => {
    notice.textContent = await wish(content);
    notice.hidden = !notice.textContent;
    if (notice.hidden) dialog.close();
  };
  const dialog = openDialog(
    ".cartes-widget.cartes-invite.cartes-device",
    texts["device-title"],
    element("p", {}, texts[device.turns ? "device-turns" : "device-more"]),
    element(
      "ul",
      {},
      device.people.map((item, at) =>
        element(
          "li",
          {},
          element(
            "span",
            {},
            element("b", {}, item.name),
            item.pending ? element("small", {}, texts["device-next"]) : null,
          ),
          at
            ? element(
                "button.cartes-quiet",
                { type: "button", onclick: () => does({ do: "unshare", name: item.name }) },
                texts.remove,
              )
            : null,
        ),
      ),
    ),
    device.free.length
      ? element(
          "form",
          {
            onsubmit: (/** @type {Event} */ event) => {
              event.preventDefault();
              does({ do: "share", seat: Number(seat.value), name: name.value });
            },
          },
          element("label", { for: nameId }, element("span", {}, texts["device-name"]), name),
          device.turns
            ? null
            : element("label", { for: seatId }, element("span", {}, texts["device-seat"]), seat),
          element("button.cartes-primary", { type: "submit" }, texts["device-add"]),
        )
      : element("p.cartes-faint", {}, texts["device-full"]),
    notice,
    closeButton(texts["device-close"]),
  );
}
