/**
 * Matches that this browser stores, the last one of each game: a signed text that only the server
 * reads, and its description.
 *
 * @typedef {{ text: string, game: string, message: string, begun: boolean, over: boolean }} Kept
 */
import { keep, recallJson, recallRecord } from "../shared/storage.js";

const KEY = "cartes-matches-v1";
const HERE = "cartes-match-here";
const ASKED = "table";
/** Letters of the longest match that a server takes back. */
export const LONGEST = 60_000;

/** @param {any} item @returns {item is Kept} */
const isKept = (item) =>
  typeof item?.text === "string" &&
  typeof item.game === "string" &&
  typeof item.message === "string";

/** @returns {Record<string, Kept>} By game; storage may hold anything. */
export const keptMatches = () =>
  Object.fromEntries(Object.entries(recallRecord(KEY)).filter(([, item]) => isKept(item)));

/** @returns {string} The table that the address names; "" for none. */
const tableAsked = () => new URLSearchParams(location.search).get(ASKED) ?? "";

/** @param {Kept} match One that nobody has begun takes no other match's place. */
function keepForLater(match) {
  if (match.begun) keep(KEY, JSON.stringify({ ...keptMatches(), [match.game]: match }));
}

/** @param {Kept} match */
export function keepMatch(match) {
  if (!isKept(match)) return;
  keepForLater(match);
  // Another tab may play the same game: each goes on with its own match.
  keep(HERE, JSON.stringify({ ...match, asked: tableAsked() }), "session");
}

/**
 * This tab no longer sits at a table, nor does its address lead back to one. Its match is the one
 * to go on with, even if another tab has played the same game since.
 */
export function leaveTable() {
  const here = recallJson(HERE, "session");
  if (isKept(here)) {
    const { text, game, message: last, begun, over } = here;
    keepForLater({ text, game, message: last, begun, over });
  }
  keep(HERE, "", "session");
  leaveAddress();
}

/** The address names a table or a match no more. */
export function leaveAddress() {
  if (!tableAsked() && !location.hash) return;
  const address = new URL(location.href);
  address.searchParams.delete(ASKED);
  address.hash = "";
  history.replaceState(null, "", address);
}

/**
 * @returns {Kept | null} The match of this tab before it was closed or reloaded; null
 *   if the address names another table.
 */
export function matchHere() {
  const saved = /** @type {(Kept & { asked?: string }) | null} */ (recallJson(HERE, "session"));
  const asked = tableAsked();
  return isKept(saved) && (!asked || asked === saved.asked) ? saved : null;
}

/**
 * Gives the reader a match as a file.
 *
 * @param {Kept} match
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
