/**
 * The last match of each game, which this browser saves.
 *
 * Each has a signed text, which only the server reads, and a description.
 *
 * @typedef {{ text: string, game: string, message: string, begun: boolean,
 *   acted?: boolean, aside?: boolean, over: boolean }} SavedMatch
 */
import { keep, recallJson, recallRecord } from "../shared/storage.js";

const KEY = "cartes-matches-v1";
const HERE = "cartes-match-here";
const ASKED = "table";
/** Maximum number of characters in a match that a server accepts. */
export const MAX_MATCH_LENGTH = 60_000;

/** @param {any} item @returns {item is SavedMatch} */
const isSaved = (item) =>
  typeof item?.text === "string" &&
  typeof item.game === "string" &&
  typeof item.message === "string";

/** @returns {Record<string, SavedMatch>} The saved matches; the key is the game. */
export const savedMatches = () =>
  Object.fromEntries(Object.entries(recallRecord(KEY)).filter(([, item]) => isSaved(item)));

/** @returns {string} The table in the address; "" without one. */
const tableAsked = () => new URLSearchParams(location.search).get(ASKED) ?? "";

/**
 * Saves a match as the last one of its game, unless nobody has acted in it or it is played aside.
 *
 * @param {SavedMatch} match
 */
function keepForLater(match) {
  if (match.begun && !match.aside)
    keep(KEY, JSON.stringify({ ...savedMatches(), [match.game]: match }));
}

/** @param {SavedMatch} match */
export function keepMatch(match) {
  if (!isSaved(match)) return;
  keepForLater(match);
  // Another tab may play the same game; each tab continues its own match.
  keep(HERE, JSON.stringify({ ...match, asked: tableAsked() }), "session");
}

/**
 * Makes this tab leave its table, so that its address no longer names a table.
 *
 * The game later continues the match of this tab, even if another tab has played since.
 */
export function leaveTable() {
  const here = recallJson(HERE, "session");
  if (isSaved(here)) {
    const { text, game, message: last, begun, acted, aside, over } = here;
    keepForLater({ text, game, message: last, begun, acted, aside, over });
  }
  keep(HERE, "", "session");
  leaveAddress();
}

/** Removes the table or the match from the address. */
export function leaveAddress() {
  if (!tableAsked() && !location.hash) return;
  const address = new URL(location.href);
  address.searchParams.delete(ASKED);
  address.hash = "";
  history.replaceState(null, "", address);
}

/**
 * @returns {SavedMatch | null} The match of this tab before a reload; null if the address names another
 *   table.
 */
export function matchHere() {
  const saved = /** @type {(SavedMatch & { asked?: string }) | null} */ (
    recallJson(HERE, "session")
  );
  const asked = tableAsked();
  return isSaved(saved) && (!asked || asked === saved.asked) ? saved : null;
}

/**
 * Saves a match as a file.
 *
 * @param {SavedMatch} match
 */
export function saveMatch(match) {
  const day = new Date().toISOString().slice(0, 10);
  const address = URL.createObjectURL(new Blob([match.text, "\n"], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `cartes-${match.game}-${day}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
