/** The learner's progress: the last answers of a series, and the stars of a right answer. */
import { element, filled } from "../shared/dom.js";

/** @typedef {Pick<import("../shared/model.js").Model<import("../exercise.js").ExerciseModel>, "get">} Reached */

const STARS = 3;

/** @param {Reached} model @returns {HTMLElement[]} The last answers, as text and as dots. */
export function drawReached(model) {
  const recent = model.get("recent");
  const dots = Array.from({ length: model.get("window") }, (_, at) =>
    element(`i${at < recent.length ? (recent[at] ? ".cartes-hit" : ".cartes-miss") : ""}`),
  );
  const [risen, isReached] = [model.get("risen"), model.get("mastered")];
  const row = isReached ? `★ ${model.get("texts").mastered}` : model.get("row");
  const look = risen || isReached ? ".cartes-goal-reached" : "";
  return [
    element(`span.cartes-streak${look}`, {}, risen || row),
    element("span.cartes-dots", { "aria-hidden": "true" }, dots),
  ];
}

/** @param {Reached} model */
export function drawStars(model) {
  const stars = model.get("stars");
  return element(
    "span.cartes-stars",
    { role: "img", "aria-label": filled(model.get("texts").stars, { n: stars }) },
    "★".repeat(stars) + "☆".repeat(STARS - stars),
  );
}
