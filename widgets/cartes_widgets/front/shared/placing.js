/** Where the learner gives an answer: on the drawn table, in its log, or beside it. */
import { element } from "./dom.js";
import { inReadingOrder } from "./seat_places.js";

/** @param {import("./answers.js").Shape} shape */
export const hasCards = (shape) => shape.items.some((item) => item.card);

/**
 * @param {import("./answers.js").Shape} shape
 * @param {views.Scene} scene
 * @returns {boolean} Whether the answer's cards are those of the hand, which is then drawn only
 *   once.
 */
export const isOfHand = (shape, scene) =>
  hasCards(shape) && shape.items.every((item) => scene.hand?.includes(item.card ?? ""));

/**
 * @param {import("./answers.js").Shape} shape
 * @param {views.Scene} scene
 * @returns {boolean} Whether the learner answers on the table, with cards or without any other
 *   choice.
 */
export const isOnTable = (shape, scene) =>
  hasCards(shape) ||
  (scene.kind === "none" && shape.kind !== "number") ||
  (Boolean(shape.seats) && !isSeated(shape, scene));

/**
 * @param {import("./answers.js").Shape} shape
 * @param {views.Scene} scene
 * @returns {boolean} Whether the answer is a player, and the players' cards are drawn with their
 *   names.
 */
export const isSeated = (shape, scene) =>
  Boolean(shape.seats) &&
  (scene.kind === "trick" || Boolean(scene.groups?.some(({ seat }) => seat !== undefined)));

/**
 * @param {views.Scene} scene
 * @param {Map<number, HTMLElement>} seats Players around a table, who show their calls and the
 *   scene's rows about them.
 * @returns {views.Scene} The scene without those calls and rows.
 */
export function withNotes(scene, seats) {
  const rows = (scene.rows ?? []).filter(({ id, seat, note }) => {
    const player = seats.get(seat ?? -1);
    player?.append(element("span.cartes-seat-note", { "data-id": id }, String(note)));
    return !player;
  });
  const isOnlyCall = scene.lines?.length === 1;
  const lines = (scene.lines ?? []).filter(({ id, seat, call, own }, at) => {
    const player = call ? seats.get(seat ?? -1) : undefined;
    const text = isOnlyCall ? call : `${at + 1}. ${call}`;
    player?.append(
      element("span.cartes-seat-call", { "data-id": id, "data-own": String(own) }, text ?? ""),
    );
    return !player;
  });
  return { ...scene, rows, lines, players: undefined };
}

/**
 * Draws players around an empty table.
 *
 * @param {views.Scene} scene
 * @returns {[HTMLElement | null, views.Scene]} The table, or null without players, and the rest of
 *   the scene.
 */
export function drawPlayers(scene) {
  const { players, lines = [], rows = [] } = scene;
  if (!players) return [null, scene];
  const seats = new Map(
    inReadingOrder(players.length).map(({ seat, place }) => [
      seat,
      element(
        "span.cartes-player",
        { "data-place": place },
        element("span.cartes-player-name", {}, players[seat]),
      ),
    ]),
  );
  const rest = withNotes(scene, seats);
  const aboutThem = rows.filter((row) => row.seat !== undefined);
  const label = [
    ...aboutThem.map((row) => `${row.label}: ${row.value}`),
    ...lines.map(({ text }) => text),
  ].join(". ");
  const table = element(
    "div.cartes-around.cartes-players",
    { role: "img", "aria-label": label, "data-seats": String(players.length) },
    [...seats.values()],
  );
  return [table, rest];
}

/**
 * @param {import("./answers.js").Shape} shape
 * @param {views.Scene} scene
 * @returns {import("./answers.js").Shape} The answer form, in which players have the short names
 *   that a trick uses.
 */
export const namedAsSeated = (shape, scene) => ({
  ...shape,
  items: shape.items.map((item) =>
    item.seat === undefined || scene.kind !== "trick"
      ? item
      : { ...item, text: scene.names?.[item.seat] ?? item.text },
  ),
});

/**
 * Prepares a question about a moment of a log, which is answered on the log itself.
 *
 * @param {views.Scene} scene
 * @param {import("./answers.js").Shape} shape
 * @returns {[views.Scene, import("./answers.js").Shape, boolean]}
 */
export function withSpots(scene, shape) {
  const lines = scene.lines ?? [];
  const first = shape.parts?.[0] ?? shape;
  const isSpots =
    first.kind === "choice" &&
    lines.length > 0 &&
    first.items.length === lines.length &&
    first.items.every((item, at) => item.id === lines[at].id);
  if (!isSpots) return [scene, shape, false];
  const items = first.items.map((item, at) => ({ ...item, text: lines[at].text }));
  const spots = { ...first, items, spots: true };
  const [, ...others] = shape.parts ?? [];
  const whole = shape.parts
    ? { ...shape, parts: [/** @type {NonNullable<typeof shape.parts>[0]} */ (spots), ...others] }
    : { ...shape, items, spots: true };
  return [{ ...scene, lines: [] }, whole, true];
}
