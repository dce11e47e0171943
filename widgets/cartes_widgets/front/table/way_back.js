/** The way back from a table to the exercise whose position is played on there. */
import { PLAYED_ON } from "../shared/play_on.js";
import { recallRecord } from "../shared/storage.js";

/** @returns {string} Where this tab left the exercise that is played on here; "" for nowhere. */
export function playedOnFrom() {
  const { code, address } = recallRecord(PLAYED_ON, "session");
  const isHere = code === new URLSearchParams(location.search).get("table");
  return isHere && typeof address === "string" && isOfThisSite(address) ? address : "";
}

/**
 * The way back at the top of the page leads to the exercise.
 *
 * @param {views.Words} words
 */
export function leadBack(words) {
  const back = document.getElementById("cartes-home");
  const from = playedOnFrom();
  if (!back || !from) return;
  back.setAttribute("href", from);
  back.setAttribute("aria-label", words["playing-exercise"]);
}

/** @param {string} address */
function isOfThisSite(address) {
  try {
    return new URL(address).origin === location.origin;
  } catch {
    return false;
  }
}
