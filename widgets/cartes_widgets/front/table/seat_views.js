/** The seats of a table: a name, the dealer's mark, whose turn it is, the last call. */
import { element, filled } from "../shared/dom.js";
import { drawHouseMark } from "../shared/house_mark.js";
import { drawOwnPortrait, drawPortrait } from "../shared/portrait.js";
import { placeOf } from "../shared/seat_places.js";
import { drawBacks, drawTableCard } from "./cards.js";
import { settle } from "./redraw.js";

/** The `person` of the seat whose face the learner chose in this browser. */
const LEARNER = "learner";

/**
 * @typedef {ReadonlyMap<string, import("../shared/portrait.js").Face>} Faces The faces; the key is
 *   the id of a bot's character.
 */

/**
 * @param {views.TableScene} scene
 * @param {views.SeatView} view
 * @param {string[]} proposed Cards that the player would put down in front.
 * @returns {HTMLElement | null} The cards in front of a seat: face-up cards on face-down ones.
 */
function drawFront(scene, view, proposed) {
  const up = view.up.length || view.seat ? view.up : proposed;
  const columns = Math.max(up.length, view.down);
  if (!columns) return null;
  return element(
    "div.cartes-match-front",
    { role: "group", "aria-label": filled(view.front, { name: view.name }) },
    Array.from({ length: columns }, (_, at) =>
      element(
        "span.cartes-match-column",
        {},
        at < view.down ? drawBacks(1) : null,
        up[at] ? drawTableCard(scene, up[at], view.seat) : null,
      ),
    ),
  );
}

/**
 * @param {views.SeatView} view
 * @param {import("../shared/portrait.js").Face | undefined} face
 */
function drawDisc({ person, mood, disc }, face) {
  if (person === LEARNER) return drawOwnPortrait(mood);
  return face ? drawPortrait(person, face, mood) : disc;
}

/**
 * @param {views.TableScene} scene
 * @param {views.SeatView} view
 * @param {import("../shared/portrait.js").Face | undefined} face
 * @param {string[]} proposed
 * @param {import("./picker.js").Picker} picker
 * @returns {HTMLElement}
 */
function drawSeatView(scene, view, face, proposed, picker) {
  const aim = picker.aims.get(view.seat);
  const touched = { type: "button", onclick: () => picker.chooseSeat(view.seat) };
  return element(
    `div.cartes-match-seat.cartes-match-${placeOf(view.seat, scene.seat_views.length)}.cartes-match-side-${view.side}${
      view.turn ? ".cartes-match-turn" : ""
    }`,
    { "data-seat": view.seat },
    element(
      aim ? "button.cartes-match-badge.cartes-match-aim" : "div.cartes-match-badge",
      aim ? { ...touched, "aria-label": aim } : { role: "img", "aria-label": view.label },
      element(
        "span.cartes-match-disc",
        { "data-disc": view.seat },
        drawDisc(view, face),
        view.dealer ? element("i.cartes-match-dealer") : null,
        view.house ? drawHouseMark() : null,
      ),
      element(
        "span.cartes-match-who",
        {},
        element("b", {}, view.name),
        element("small", {}, view.role),
      ),
    ),
    view.hand_size ? element("span.cartes-match-backs", {}, drawBacks(view.hand_size)) : null,
    view.call || view.talk
      ? element(
          `p.cartes-match-bubble${view.call ? "" : ".cartes-match-line"}`,
          { "aria-hidden": "true" },
          view.call || view.talk,
        )
      : null,
    drawFront(scene, view, proposed),
  );
}

/**
 * @param {views.TableScene} scene
 * @param {Faces} faces
 * @param {string[]} proposed Cards that the player would put down in front.
 * @param {import("./redraw.js").Redraw} redraw
 * @param {import("./picker.js").Picker} picker The picker, which may need touches on seats.
 * @returns {{ own: HTMLElement, north: HTMLElement, west: HTMLElement | null, east: HTMLElement |
 *   null }}
 */
export function drawSeats(scene, faces, proposed, redraw, picker) {
  const { seat_views } = scene;
  const drawSeat = (/** @type {string} */ place) => {
    const view = seat_views.find((item) => placeOf(item.seat, seat_views.length) === place);
    if (!view) return null;
    const aim = picker.aims.get(view.seat);
    const shown = [seat_views.length, view, view.seat ? null : proposed, aim];
    return redraw.part(`seat ${place}`, shown, () =>
      drawSeatView(scene, view, faces.get(view.person), proposed, picker),
    );
  };
  const group = (/** @type {string} */ name, /** @type {string[]} */ places) => {
    const holder = redraw.part(name, null, () => element(name));
    settle(holder, places.map(drawSeat));
    return holder;
  };
  // With eight players, two sit on each side, one below the other.
  const beside = (/** @type {string} */ side) =>
    seat_views.some((item) => placeOf(item.seat, seat_views.length) === `south-${side}`)
      ? group(`div.cartes-match-two.cartes-match-at-${side}`, [side, `south-${side}`])
      : drawSeat(side);
  return {
    own: /** @type {HTMLElement} */ (drawSeat("own")),
    north: group("div.cartes-match-top", ["north-west", "north", "north-east"]),
    west: beside("west"),
    east: beside("east"),
  };
}
