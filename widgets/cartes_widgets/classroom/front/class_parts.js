/**
 * Common to all parts of the teacher's board: texts, commands, and redrawing of parts.
 */
import { element } from "../../front/shared/dom.js";
import { post, readRoom, showBanner } from "./class_feed.js";

/** @type {import("./class_feed.js").Room<import("./class_views.js").BoardSaid>} */
export const room = readRoom();
export const { words } = room;
/** @param {string} name */
export const at = (name) => /** @type {HTMLElement} */ (document.getElementById(`cartes-${name}`));
/** The contents drawn in each part: an unchanged part keeps its focus. */
const drawn = new Map();

/**
 * @param {import("./class_views.js").Command} said
 * @returns {Promise<import("./class_views.js").Told | null>} The server's answer; null if it refused.
 */
export async function command(said) {
  const { ok, told } = await post(`${room.base}class/command`, said);
  at("class-notice").textContent = "";
  showBanner(ok ? "" : (told.fault ?? words.failed));
  // Something else would end by it: the server says what.
  if (ok && told.sure) return confirm(told.sure) ? command({ ...said, close: true }) : null;
  return ok ? told : null;
}

/**
 * @param {string} name Its `data-do`.
 * @param {string} text
 * @param {import("./class_views.js").Command} said
 * @param {{ look?: string, sure?: string }} [more] Its class; a question to confirm first.
 */
export const button = (name, text, said, { look = "cartes-quiet", sure = "" } = {}) =>
  element(
    `button.${look}`,
    {
      type: "button",
      "data-do": name,
      onclick: () => {
        if (!sure || confirm(sure)) command(said);
      },
    },
    text,
  );

/**
 * Draws a part of the board if its contents have changed, and keeps the focus in it.
 *
 * @param {string} name
 * @param {unknown} shown
 * @param {(place: HTMLElement) => (Node | null)[]} make
 */
export function part(name, shown, make) {
  const text = JSON.stringify(shown);
  if (drawn.get(name) === text) return;
  drawn.set(name, text);
  const place = at(name);
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const key = place.contains(focused) ? focused?.dataset.do : undefined;
  place.replaceChildren(
    ...make(place)
      .filter((item) => item !== null)
      .map((item) => /** @type {Node} */ (item)),
  );
  if (key)
    /** @type {HTMLElement | null} */ (
      place.querySelector(`[data-do="${CSS.escape(key)}"]`)
    )?.focus({ preventScroll: true });
}
