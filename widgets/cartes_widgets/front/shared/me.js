/** The name, the face and the table that the person chose, which this browser saves. */
import { keep, recallRecord } from "./storage.js";

const ME = "cartes-friends-me";

/** @returns {{ name?: unknown, face?: unknown, table?: unknown }} The storage may contain any value. */
export const savedMe = () => recallRecord(ME);

/** @returns {string} Id of the chosen face; "" for none. */
export function ownFace() {
  const { face } = savedMe();
  return typeof face === "string" ? face : "";
}

/** @param {{ name?: unknown, face?: unknown, table?: unknown }} changed */
export const saveMe = (changed) => keep(ME, JSON.stringify({ ...savedMe(), ...changed }));
