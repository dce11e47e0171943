/** Tables and tournament on the teacher's board: score, whose turn it is, and its duration. */
import { element } from "../../front/shared/dom.js";
import { filled } from "./class_feed.js";
import { at, button, command, part, room, texts } from "./class_parts.js";
import { chooseSeats } from "./class_board_seats.js";
import { drawTable, listed } from "./class_board_table.js";
import { chooseGame, drawTableForm } from "./class_tables.js";

const TICK = 5000;
const LONG = 60;

/**
 * Closes the tables; if there are any, their matches end, so it asks for confirmation.
 *
 * @param {string} name
 * @param {class_views.BoardState} state
 */
export const closeTables = (name, { tables }) =>
  button(
    name,
    texts["tables-close"],
    { do: "tables", on: false },
    { sure: tables.length ? filled(texts["tables-close-sure"], { n: tables.length }) : "" },
  );

/** The id of the new table whose seats the teacher is choosing; "" if there is no such table. */
let opened = "";
/** @param {import("./class_tables.js").Chosen} chosen */
async function openTable({ deals: _, ...chosen }) {
  opened = (await command({ do: "new-table", ...chosen }))?.table ?? "";
}
/** Drawn only once, so that its values stay while students take seats or play. */
const seatForm = drawTableForm(
  room.pageData.games,
  texts,
  texts["tables-seat"],
  ({ deals: _, ...chosen }) => command({ do: "seat-all", ...chosen }),
  { other: { text: texts["tables-new"], onDone: openTable } },
);
const contestForm = drawTableForm(
  room.pageData.contests,
  texts,
  texts["contest-go"],
  (chosen) => command({ do: "contest", ...chosen }),
  { deals: [2, 3, 4, 5, 6] },
);

/**
 * @param {number} since A time in milliseconds since 1970. @returns {string} Minutes and seconds
 *   since then.
 */
function timeSince(since) {
  const seconds = Math.max(0, Math.round((Date.now() - since) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * The drawn tables by id: what each shows, its node, and the people for whom it waits, since when.
 *
 * @type {Map<string, { shown: string, node: HTMLElement, line: HTMLElement, names: string[],
 *   since: number, isContest: boolean }>}
 */
const drawn = new Map();
/**
 * The state to draw when the pointer leaves the tables.
 *
 * @type {class_views.BoardState | null}
 */
let delayed = null;
at("tables-list").addEventListener("pointerleave", () => delayed && drawList(delayed));

/** @param {{ since: number, names: string[] }} table */
const isLate = ({ since, names }) => names.length > 0 && Date.now() - since >= LONG * 1000;

/**
 * Updates how long a table has waited.
 *
 * @param {string} id
 */
function drawWait(id) {
  const table = drawn.get(id);
  if (!table?.names.length) return;
  const { node, line, names, since, isContest } = table;
  line.textContent = filled(texts[isContest ? "table-since" : "table-turn"], {
    name: listed(names),
    time: timeSince(since),
  });
  node.classList.toggle("cartes-table-late", isLate(table));
}

/**
 * @param {class_views.BoardTable} table
 * @param {class_views.BoardState} state
 */
function redrawn(table, state) {
  const { id, acting, waited, over, contest, ...more } = table;
  const isShown = state.watched?.table === id;
  const shown = JSON.stringify([
    { acting, over, more },
    isShown && state.watched,
    contest && state.contest,
    state.members.map((item) => [item.id, item.name]),
  ]);
  const known = drawn.get(id);
  if (known?.shown === shown) return known.node;
  const line = element(
    "small.cartes-table-turn",
    {},
    over ? texts["table-over"] : texts["table-house-turn"],
  );
  const node = drawTable(table, state, line);
  const since = Date.now() - waited * 1000;
  drawn.set(id, { shown, node, line, names: acting, since, isContest: contest });
  drawWait(id);
  return node;
}

/**
 * Draws the tables in the order of the state, but none moves while the pointer is over one.
 *
 * Only a table that has changed is drawn again, so that a press on another one is not lost.
 *
 * @param {class_views.BoardState} state
 */
function drawList(state) {
  const place = at("tables-list");
  const isPointed = place.matches(":hover") && matchMedia("(hover: hover)").matches;
  delayed = isPointed ? state : null;
  const before = [...drawn.keys()];
  for (const id of before) if (!state.tables.some((table) => table.id === id)) drawn.delete(id);
  const order = isPointed ? [...drawn.keys()] : [];
  const tables = [...state.tables];
  if (isPointed) tables.sort((a, b) => rankIn(order, a.id) - rankIn(order, b.id));
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const key = place.contains(focused) ? focused?.dataset.do : undefined;
  const nodes = tables.map((table) => redrawn(table, state));
  for (const node of [...place.children])
    if (!nodes.includes(/** @type {HTMLElement} */ (node))) node.remove();
  for (const [n, node] of nodes.entries())
    if (place.children[n] !== node) place.insertBefore(node, place.children[n] ?? null);
  // The keys of a map are in the order of their insertion, which is the order on the page.
  for (const { id } of tables) {
    const table = drawn.get(id);
    drawn.delete(id);
    if (table) drawn.set(id, table);
  }
  if (key && focused !== document.activeElement)
    /** @type {HTMLElement | null} */ (
      place.querySelector(`[data-do="${CSS.escape(key)}"]`)
    )?.focus({ preventScroll: true });
}

/** @param {string[]} order @param {string} id */
const rankIn = (order, id) => (order.includes(id) ? order.indexOf(id) : order.length);

/**
 * The tables that have waited long: the ids, and the names of the people for whom they wait.
 *
 * @returns {{ ids: string[], names: string[] }}
 */
export function lateTables() {
  const late = [...drawn].filter(([, table]) => isLate(table));
  return { ids: late.map(([id]) => id), names: late.flatMap(([, table]) => table.names) };
}

/**
 * Draws the main action while tables are open: a reminder of the people who keep others waiting.
 *
 * @param {{ ids: string[], names: string[] }} late
 * @returns {HTMLElement | null} Null if nobody does.
 */
export function drawReminder({ ids, names }) {
  const few = names.length > 2 ? filled(texts["podium-several"], { n: names.length }) : "";
  return ids.length
    ? element(
        "button.cartes-act",
        {
          type: "button",
          "data-do": "nudge-late",
          onclick: () => ids.forEach((table) => command({ do: "nudge", table })),
        },
        filled(texts["table-nudge-late"], { names: few || listed(names) }),
      )
    : null;
}

/** @param {class_views.BoardState} state */
export function drawTables(state) {
  const { tables, course, members } = state;
  for (const form of [seatForm, contestForm]) chooseGame(form, state.game);
  drawList(state);
  const fresh = tables.find(({ id }) => id === opened);
  if (fresh) {
    opened = "";
    chooseSeats(fresh, members);
  }
  // Apart from the list: the open choices of the form would close when somebody plays.
  part("tables", [course.tables, tables.length], () => [
    seatForm,
    course.tables
      ? closeTables("tables-close", state)
      : button("tables-open", texts["tables-open"], { do: "tables", on: true }),
  ]);
}

/** Updates the waiting times. */
function tick() {
  for (const id of drawn.keys()) drawWait(id);
  setTimeout(tick, TICK);
}
tick();

/** @param {class_views.RankRow[]} ranks */
export function drawContest(ranks) {
  part("contest", ranks, () => [
    ranks.length
      ? element(
          "ol",
          {},
          ranks.map(({ place, name, percent, done, of }) =>
            element(
              "li",
              {},
              element("span", {}, element("b", {}, place === null ? name : `${place}. ${name}`)),
              element(
                "span",
                {},
                percent === null
                  ? filled(texts["contest-unranked"], { done, of })
                  : filled(texts["contest-row"], { percent, done, of }),
              ),
            ),
          ),
        )
      : element("p.cartes-faint", {}, texts["contest-more"]),
    ranks.length ? element("p.cartes-faint", {}, texts["contest-percent"]) : null,
    contestForm,
  ]);
}
