/**
 * Costly moves that this browser saves for review.
 *
 * Each has a signed text, which only the server reads, and a description.
 *
 * @typedef {{ text: string, message: string, game?: string }} ReviewedMove Moves saved by an older
 *   page lack `game`.
 */
import { isRecord, keep, recallList } from "./storage.js";

const KEY = "cartes-move-review-v1";
const MAX_MOVES = 9;
const ASKED = "move-review";

/** @param {unknown} item @returns {item is ReviewedMove} */
const isReviewedMove = (item) =>
  isRecord(item) && typeof item.text === "string" && typeof item.message === "string";

/**
 * @returns {ReviewedMove[]} The saved moves, the latest first; the storage may contain any value.
 */
export const savedMoves = () => recallList(KEY).filter(isReviewedMove);

/**
 * Saves costly moves.
 *
 * @param {ReviewedMove[]} moves @returns {boolean} Whether they are saved beyond this page.
 */
export function keepMoves(moves) {
  const texts = new Set(moves.map(({ text }) => text));
  const others = savedMoves().filter(({ text }) => !texts.has(text));
  return keep(KEY, JSON.stringify([...moves, ...others].slice(0, MAX_MOVES)));
}

/** @param {string} text */
export const forgetMove = (text) =>
  keep(KEY, JSON.stringify(savedMoves().filter((item) => item.text !== text)));

/** The name of a move in an address: the end of its signature. @param {ReviewedMove} move */
const nameOf = ({ text }) => text.slice(-16);

/**
 * @param {ReviewedMove} move
 * @returns {string} The address of the page of matches for this move, relative to the practice
 *   page.
 */
export function addressOf(move) {
  const address = new URL(location.href);
  address.pathname = address.pathname.replace(/review(?=[^/]*$)/, "play");
  address.search = `?${ASKED}=${encodeURIComponent(nameOf(move))}`;
  address.hash = "";
  return address.href;
}

const SHARED = "move";

/**
 * @param {string} text The signed text of a costly move.
 * @returns {string} The address of this page of matches with the move, for another person. Only
 *   this server can read the signed text. It is in the fragment, which browsers do not send.
 */
export function sharedAddress(text) {
  const address = new URL(location.href);
  address.search = "";
  address.hash = new URLSearchParams({ [SHARED]: text }).toString();
  return address.href;
}

/** @returns {string} The move in the page's address; "" without one, or if it no longer exists. */
export function askedMove() {
  const shared = new URLSearchParams(location.hash.slice(1)).get(SHARED);
  if (shared) return shared;
  const name = new URLSearchParams(location.search).get(ASKED);
  return savedMoves().find((item) => nameOf(item) === name)?.text ?? "";
}
