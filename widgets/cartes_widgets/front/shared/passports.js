/**
 * The customs that a reader chose for his table, by game; storage may hold anything.
 *
 * @typedef {{ variant: string, customs: Record<string, unknown> }} Chosen
 */
import { forget, isRecord, keep, recall, recallRecord } from "./storage.js";

export const LAST_TABLE = "cartes-last-table";

/** @param {string} lessons Prefix of the game's lessons. */
const keyOf = (lessons) => `cartes-passport-${lessons}`;

/**
 * @param {string} lessons
 * @returns {Chosen | null} null where nothing was stored; nothing chosen for what cannot be read.
 */
export function storedPassport(lessons) {
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
 * @returns {boolean} Whether it will outlast this page.
 */
export const keepPassport = (lessons, chosen) => keep(keyOf(lessons), JSON.stringify(chosen));

/** @param {string} lessons */
export const forgetPassport = (lessons) => forget(keyOf(lessons));

/**
 * The page of matches offers that table first.
 *
 * @param {string} game
 * @param {Chosen} chosen
 */
export function chooseTable(game, chosen) {
  keep(LAST_TABLE, JSON.stringify({ ...recallRecord(LAST_TABLE), game, ...chosen }));
}

/**
 * The variant that a lesson should have, if one was chosen that is not its own.
 *
 * @param {string} lesson
 * @param {string[]} variants Those of the lesson, its own first.
 * @returns {string} "" for the lesson's own.
 */
export function chosenVariant(lesson, variants) {
  const variant = storedPassport(lesson.slice(0, 2))?.variant ?? "";
  return variants.indexOf(variant) > 0 ? variant : "";
}
