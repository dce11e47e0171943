/** The functions that all parts of the teacher's board share: texts, commands, redrawing. */
import { element } from "../../front/shared/dom.js";
import { post, readRoom, showBanner } from "./class_feed.js";

/** @type {import("./class_feed.js").Room<class_views.BoardOptions>} */
export const room = readRoom();
export const { texts } = room;
/** @param {string} name */
export const at = (name) => /** @type {HTMLElement} */ (document.getElementById(`cartes-${name}`));
/** The contents of each drawn part; an unchanged part is not redrawn, and so keeps the focus. */
const rendered = new Map();

/**
 * Sends a command of the teacher to the class, after a confirmation if the server requires one.
 *
 * @param {import("./class_feed.js").Command} content
 * @returns {Promise<import("./class_feed.js").Reply | null>} The server's response; null if it or
 *   the teacher refused the command.
 */
export async function command(content) {
  const { ok, reply } = await post(`${room.base}class/command`, content);
  at("class-notice").textContent = "";
  showBanner(ok ? "" : (reply.error ?? texts.failed));
  // The command would also end something else; the response names it.
  if (ok && reply.sure) return confirm(reply.sure) ? command({ ...content, close: true }) : null;
  return ok ? reply : null;
}

/**
 * Draws a button that sends a command.
 *
 * @param {string} name The value of `data-do`.
 * @param {string} text
 * @param {import("./class_feed.js").Command} content
 * @param {{ look?: string, sure?: string }} [more] `look`: the button's CSS class. `sure`: a
 *   question to confirm before the command.
 */
export const button = (name, text, content, { look = "cartes-quiet", sure = "" } = {}) =>
  element(
    `button.${look}`,
    {
      type: "button",
      "data-do": name,
      onclick: () => {
        if (!sure || confirm(sure)) command(content);
      },
    },
    text,
  );

/**
 * Draws a part of the board if its contents have changed, and keeps the focus in it.
 *
 * @param {string} name
 * @param {unknown} shown The values from which the part is drawn.
 * @param {(place: HTMLElement) => (Node | null)[]} make
 */
export function part(name, shown, make) {
  const text = JSON.stringify(shown);
  if (rendered.get(name) === text) return;
  rendered.set(name, text);
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

const SVG = "http://www.w3.org/2000/svg";
/** The lines of each drawing on a button, in a box of 24 by 24. */
const GLYPHS = {
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zm9.5 2.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z",
  more: "M5 12h.01M12 12h.01M19 12h.01",
};

/** @param {keyof typeof GLYPHS} name */
export function glyph(name) {
  const [svg, line] = ["svg", "path"].map((tag) => document.createElementNS(SVG, tag));
  svg.setAttribute("class", "cartes-glyph");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  line.setAttribute("d", GLYPHS[name]);
  if (name === "more") line.setAttribute("stroke-width", "3.4");
  svg.append(line);
  return svg;
}
