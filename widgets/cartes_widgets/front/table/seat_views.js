/**
 * Seats of a table: a chip with a name, a dealer's mark, whose turn it is, what was just said.
 */
import { element, filled } from "../shared/dom.js";
import { placeOf } from "../shared/seat_places.js";
import { drawBacks, drawLaid } from "./cards.js";
import { settle } from "./redraw.js";

/** @typedef {import("./table_scene.js").SeatView} SeatView */
/** @typedef {import("./table_scene.js").TableScene} TableScene */

/**
 * @param {TableScene} scene
 * @param {SeatView} chip
 * @param {import("./table_scene.js").Words} words
 * @param {string[]} proposed Cards that the reader would lay on his balcony.
 * @returns {HTMLElement | null} What lies before a seat: a balcony of Balcó, or the piles of one
 *   of two players of Botifarra.
 */
function drawBalcony(scene, chip, words, proposed) {
  const up = chip.up.length || chip.seat ? chip.up : proposed;
  const columns = Math.max(up.length, chip.down);
  if (scene.kind === "truco" || !columns) return null;
  const isBalcony = scene.kind === "balco";
  const label = filled(words[isBalcony ? "playing-balcony-of" : "playing-piles-of"], {
    name: chip.name,
  });
  const down = isBalcony ? `, ${filled(words["playing-face-down"], { n: chip.down })}` : "";
  return element(
    "div.cartes-match-balcony",
    { role: "group", "aria-label": `${label}${down}` },
    Array.from({ length: columns }, (_, at) =>
      element(
        "span.cartes-match-column",
        {},
        at < chip.down ? drawBacks(1) : null,
        up[at] ? drawLaid(scene, up[at], chip.seat) : null,
      ),
    ),
  );
}

/**
 * @param {TableScene} scene
 * @param {SeatView} chip
 * @param {import("./table_scene.js").Words} words
 * @param {string[]} proposed
 * @param {import("./picker.js").Picker} picker
 * @returns {HTMLElement}
 */
function drawChip(scene, chip, words, proposed, picker) {
  const aim = picker.aims.get(chip.seat);
  const touched = { type: "button", onclick: () => picker.chooseSeat(chip.seat) };
  return element(
    `div.cartes-match-seat.cartes-match-${placeOf(chip.seat, scene.chips.length)}.cartes-match-side-${chip.side}${
      chip.turn ? ".cartes-match-turn" : ""
    }`,
    { "data-seat": chip.seat },
    element(
      aim ? "button.cartes-match-chip.cartes-match-aim" : "div.cartes-match-chip",
      aim ? { ...touched, "aria-label": aim } : { role: "img", "aria-label": chip.label },
      element(
        "span.cartes-match-disc",
        { "data-disc": chip.seat },
        chip.disc,
        chip.dealer ? element("i.cartes-match-dealer") : null,
      ),
      element(
        "span.cartes-match-who",
        {},
        element("b", {}, chip.name),
        element("small", {}, chip.role),
      ),
    ),
    chip.held ? element("span.cartes-match-held", {}, drawBacks(chip.held)) : null,
    chip.says ? element("p.cartes-match-bubble", { "aria-hidden": "true" }, chip.says) : null,
    drawBalcony(scene, chip, words, proposed),
  );
}

/**
 * @param {TableScene} scene
 * @param {import("./table_scene.js").Words} words
 * @param {string[]} proposed Cards that the reader would lay on his balcony.
 * @param {import("./redraw.js").Redraw} redraw
 * @param {import("./picker.js").Picker} picker Asks for seats to be touched.
 * @returns {{ own: HTMLElement, north: HTMLElement, west: HTMLElement | null, east: HTMLElement | null }}
 */
export function drawSeats(scene, words, proposed, redraw, picker) {
  const { kind, chips } = scene;
  const drawn = (/** @type {string} */ place) => {
    const chip = chips.find((item) => placeOf(item.seat, chips.length) === place);
    if (!chip) return null;
    const aim = picker.aims.get(chip.seat);
    const shown = [kind, chips.length, chip, chip.seat ? null : proposed, aim];
    return redraw.part(`seat ${place}`, shown, () =>
      drawChip(scene, chip, words, proposed, picker),
    );
  };
  const held = (/** @type {string} */ name, /** @type {string[]} */ places) => {
    const holder = redraw.part(name, null, () => element(name));
    settle(holder, places.map(drawn));
    return holder;
  };
  // Of eight, two sit on each side, one below the other.
  const beside = (/** @type {string} */ side) =>
    chips.some((item) => placeOf(item.seat, chips.length) === `south-${side}`)
      ? held(`div.cartes-match-two.cartes-match-at-${side}`, [side, `south-${side}`])
      : drawn(side);
  return {
    own: /** @type {HTMLElement} */ (drawn("own")),
    north: held("div.cartes-match-top", ["north-west", "north", "north-east"]),
    west: beside("west"),
    east: beside("east"),
  };
}
