/**
 * The house rules that the learner chose for each game; the storage may contain any value.
 *
 * @typedef {{ variant: string, customs: Record<string, unknown> }} Chosen
 */
import { forget, isRecord, keep, recall, recallRecord } from "./storage.js";

export const LAST_TABLE = "cartes-last-table";

/** @param {string} lessons The prefix of the game's lessons. */
const keyOf = (lessons) => `cartes-house-rules-${lessons}`;

/**
 * @param {string} lessons
 * @returns {Chosen | null} The saved rules; null if nothing was saved, and empty if the value is
 *   invalid.
 */
export function storedHouseRules(lessons) {
  if (recall(keyOf(lessons)) === null) return null;
  const saved = recallRecord(keyOf(lessons));
  return {
    variant: typeof saved.variant === "string" ? saved.variant : "",
    customs: isRecord(saved.customs) ? saved.customs : {},
  };
}

/**
 * @param {string} lessons
 * @param {Chosen} chosen
 * @returns {boolean} Whether the rules are saved beyond this page.
 */
export const keepHouseRules = (lessons, chosen) => keep(keyOf(lessons), JSON.stringify(chosen));

/** @param {string} lessons */
export const forgetHouseRules = (lessons) => forget(keyOf(lessons));

/**
 * Makes the page of matches first offer a table of `game` with the rules `chosen`.
 *
 * @param {string} game
 * @param {Chosen} chosen
 */
export function chooseTable(game, chosen) {
  keep(LAST_TABLE, JSON.stringify({ ...recallRecord(LAST_TABLE), game, ...chosen }));
}

/**
 * The variant that the learner chose, for a lesson about another variant.
 *
 * @param {string} lesson
 * @param {string[]} variants The lesson's variants, its own first.
 * @returns {string} "" for the lesson's own variant.
 */
export function chosenVariant(lesson, variants) {
  const variant = storedHouseRules(lesson.slice(0, 2))?.variant ?? "";
  return variants.indexOf(variant) > 0 ? variant : "";
}
