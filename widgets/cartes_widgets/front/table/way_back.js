/** The link from a table back to the exercise whose position is played there. */
import { PLAYED_ON } from "../shared/play_on.js";
import { recallRecord } from "../shared/storage.js";

/** @returns {string} The address of the exercise that this tab continues; "" without one. */
export function playedOnFrom() {
  const { code, address } = recallRecord(PLAYED_ON, "session");
  const isHere = code === new URLSearchParams(location.search).get("table");
  return isHere && typeof address === "string" && isOfThisSite(address) ? address : "";
}

/**
 * Makes the Back link at the top of the page lead to the exercise.
 *
 * @param {views.Texts} texts
 */
export function leadBack(texts) {
  const back = document.getElementById("cartes-home");
  const from = playedOnFrom();
  if (!back || !from) return;
  back.setAttribute("href", from);
  back.setAttribute("aria-label", texts["playing-exercise"]);
}

/** @param {string} address */
function isOfThisSite(address) {
  try {
    return new URL(address).origin === location.origin;
  } catch {
    return false;
  }
}
