/** The place in which the learner gives an answer: the drawn table, its log, or beside them. */
import { element } from "./dom.js";
import { inReadingOrder } from "./seat_places.js";

/** @param {import("./answers.js").Schema} schema */
export const hasCards = (schema) => schema.items.some((item) => item.card);

/**
 * @param {import("./answers.js").Schema} schema
 * @param {views.Scene} scene
 * @returns {boolean} Whether the answer's cards are those of the hand, which is then drawn only
 *   once.
 */
export const isOfHand = (schema, scene) =>
  hasCards(schema) && schema.items.every((item) => scene.hand?.includes(item.card ?? ""));

/**
 * @param {import("./answers.js").Schema} schema
 * @param {views.Scene} scene
 * @returns {boolean} Whether the answer area is in the place of the table: for cards, for players
 *   around a table, or if the question has no scene.
 */
export const isOnTable = (schema, scene) =>
  hasCards(schema) ||
  (scene.kind === "none" && schema.kind !== "number") ||
  (Boolean(schema.seats) && !isSeated(schema, scene));

/**
 * @param {import("./answers.js").Schema} schema
 * @param {views.Scene} scene
 * @returns {boolean} Whether the answer is a player, and the players' cards are drawn with their
 *   names.
 */
export const isSeated = (schema, scene) =>
  Boolean(schema.seats) &&
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
 * @returns {[HTMLElement | null, views.Scene]} The table, or null without players or if there is
 *   nothing to show about two of them, and the rest of the scene.
 */
export function drawPlayers(scene) {
  const { players, lines = [], rows = [] } = scene;
  if (!players) return [null, scene];
  const seats = new Map(
    inReadingOrder(players.length).map(({ seat, place }) => [
      seat,
      element(
        "span.cartes-player",
        { "data-place": place, style: `--place:${place}` },
        element("span.cartes-player-name", {}, players[seat]),
      ),
    ]),
  );
  const rest = withNotes(scene, seats);
  // Two names, one above the other, show no table if nothing is known of either player.
  if (seats.size === 2 && [...seats.values()].every((player) => player.childElementCount === 1))
    return [null, rest];
  const aboutThem = rows.filter((row) => row.seat !== undefined);
  const notes = [
    ...aboutThem.map((row) => `${row.label}: ${row.value}`),
    ...lines.map(({ text }) => text),
  ];
  const label = notes.length ? notes.join(". ") : players.join(", ");
  const table = element(
    "div.cartes-around.cartes-players",
    { role: "img", "aria-label": label, "data-seats": String(players.length) },
    [...seats.values()],
  );
  return [table, rest];
}

/**
 * @param {import("./answers.js").Schema} schema
 * @param {views.Scene} scene
 * @returns {import("./answers.js").Schema} The answer form, in which players have the short names
 *   that a trick uses.
 */
export const namedAsSeated = (schema, scene) => ({
  ...schema,
  items: schema.items.map((item) =>
    item.seat === undefined || scene.kind !== "trick"
      ? item
      : { ...item, text: scene.names?.[item.seat] ?? item.text },
  ),
});

/**
 * Prepares a question about a moment of a log, which is answered on the log itself.
 *
 * @param {views.Scene} scene
 * @param {import("./answers.js").Schema} schema
 * @returns {[views.Scene, import("./answers.js").Schema, boolean]} The scene and the schema to
 *   draw, and whether the question is about a log. Otherwise both are unchanged.
 */
export function withSpots(scene, schema) {
  const lines = scene.lines ?? [];
  const first = schema.parts?.[0] ?? schema;
  const isSpots =
    first.kind === "choice" &&
    lines.length > 0 &&
    first.items.length === lines.length &&
    first.items.every((item, at) => item.id === lines[at].id);
  if (!isSpots) return [scene, schema, false];
  const items = first.items.map((item, at) => ({ ...item, text: lines[at].text }));
  const spots = { ...first, items, spots: true };
  const [, ...others] = schema.parts ?? [];
  const whole = schema.parts
    ? { ...schema, parts: [/** @type {NonNullable<typeof schema.parts>[0]} */ (spots), ...others] }
    : { ...schema, items, spots: true };
  return [{ ...scene, lines: [] }, whole, true];
}
