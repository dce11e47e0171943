/**
 * The invitation to a table with friends: its four-letter code, its QR code, its link.
 *
 * @typedef {class_views.Phrase} Phrase
 * @typedef {class_views.Invitation} Friends
 */
import { closeButton, openDialog } from "../../front/shared/dialog.js";
import { element, unbroken } from "../../front/shared/dom.js";
import { readOut } from "../../front/shared/live.js";
import { placeBubbles } from "../../front/table/bubble_places.js";

/**
 * @param {Friends} friends
 * @param {Record<string, string>} texts
 * @returns {HTMLElement}
 */
export function drawInvitation({ code, link, isOnlyHere, image }, texts) {
  const status = element("p.cartes-friends-copied", { role: "status" });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Without TLS there is no clipboard, so select the address to be copied by hand.
      document.getSelection()?.selectAllChildren(address);
      return;
    }
    status.textContent = texts.copied;
  };
  const share = () => navigator.share({ title: texts.title, url: link }).catch(() => {});
  // The address may be broken before the code at its end, but the code is whole.
  const address = element(
    "span.cartes-friends-link",
    {},
    link.slice(0, -code.length),
    element("wbr", {}),
    element("span", {}, code),
  );
  return element(
    "div.cartes-friends-invitation",
    {},
    element("img.cartes-friends-qr", { src: image, alt: "", width: "148", height: "148" }),
    element(
      "div",
      {},
      element("p.cartes-friends-code", { "aria-label": [...code].join(" ") }, code),
      element("p", {}, texts["invite-more"]),
      element("p", {}, address),
      isOnlyHere ? element("p.cartes-notice", {}, unbroken(texts["only-here"])) : null,
      element(
        "p.cartes-friends-row",
        {},
        element("button.cartes-quiet", { type: "button", onclick: copy }, texts.copy),
        typeof navigator.share === "function"
          ? element("button.cartes-quiet", { type: "button", onclick: share }, texts.share)
          : null,
      ),
      status,
    ),
  );
}

const LOOK = ".cartes-widget.cartes-invite.cartes-friends-dialog";

/**
 * @param {Friends} friends
 * @param {Record<string, string>} texts
 */
export const askFriends = (friends, texts) =>
  openDialog(LOOK, texts["invite-title"], drawInvitation(friends, texts), closeButton(texts.hide));

/**
 * Opens a dialog with the phrases that a person may say.
 *
 * @param {Friends} friends
 * @param {Record<string, string>} texts
 * @param {(content: import("./class_feed.js").Command) => Promise<string>} wish Sends a request;
 *   returns the error message, or "".
 */
export function askPhrase({ phrases }, texts, wish) {
  const notice = element("p.cartes-notice", { role: "alert", hidden: true });
  const sendPhrase = async (/** @type {string} */ phrase) => {
    notice.textContent = await wish({ do: "phrase", phrase });
    notice.hidden = !notice.textContent;
    if (notice.hidden) dialog.close();
  };
  const dialog = openDialog(
    LOOK,
    texts["choose-phrase"],
    element(
      "div.cartes-friends-phrases",
      {},
      phrases.map(({ id, text, meaning }) =>
        element(
          "button.cartes-quiet",
          { type: "button", "data-phrase": id, onclick: () => sendPhrase(id) },
          element("b", {}, text),
          text === meaning ? null : element("small", {}, meaning),
        ),
      ),
    ),
    notice,
    closeButton(texts.hide),
  );
}

/** Time for which a phrase stays beside its speaker, in milliseconds. */
const HEARD_MS = 4000;
/** The number of the last phrase that was shown. */
let latest = 0;
/** @type {Map<number, HTMLElement>} The bubbles of the last phrases; the keys are seats. */
const heard = new Map();

/** Puts the bubbles at their seats; a seat that is drawn again has no bubble. */
function seatRemarks() {
  for (const [seat, bubble] of heard) {
    const place = document.querySelector(`.cartes-match-seat[data-seat="${seat}"]`);
    if (!place || bubble.parentElement === place) continue;
    place.append(bubble);
    placeBubbles(/** @type {HTMLElement} */ (place.closest(".cartes-match-cloth")));
  }
}
const redraws = new MutationObserver(seatRemarks);

/**
 * @param {number} seat
 * @param {string} text
 */
function showRemark(seat, text) {
  heard.get(seat)?.remove();
  const bubble = element(
    "p.cartes-match-bubble.cartes-match-line.cartes-friends-remark",
    { "aria-hidden": "true" },
    text,
  );
  heard.set(seat, bubble);
  redraws.observe(document.body, { childList: true, subtree: true });
  seatRemarks();
  setTimeout(() => {
    const cloth = /** @type {HTMLElement | null} */ (bubble.closest(".cartes-match-cloth"));
    bubble.remove();
    if (heard.get(seat) === bubble) heard.delete(seat);
    if (!heard.size) redraws.disconnect();
    if (cloth) placeBubbles(cloth);
  }, HEARD_MS);
}

/**
 * Shows new phrases at the seats of the people who said them.
 *
 * @param {{ seat: number, name: string, text: string, number: number }[]} remarks
 * @param {Record<string, string>} texts
 * @param {(text: string, values: Record<string, string>) => string} filled
 */
export function showRemarks(remarks, texts, filled) {
  for (const { seat, name, text, number } of remarks) {
    if (number <= latest) continue;
    latest = number;
    readOut(filled(texts.phrase, { name, text }));
    showRemark(seat, text);
  }
}
