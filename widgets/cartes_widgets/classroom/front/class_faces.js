/** Draws the faces that a form offers beside the nickname. */
import { drawPortrait } from "../../front/shared/portrait.js";
import { readRoom } from "./class_feed.js";

/** @typedef {import("../../front/shared/portrait.js").Face} Face */

export function drawFaces() {
  /** @type {import("./class_feed.js").Room<{ faces: { id: string, face: Face }[] }>} */
  const { static: files, pageData } = readRoom();
  globalThis.cartesHost = { files: files };
  for (const { id, face } of pageData.faces)
    document.querySelector(`[data-face="${id}"]`)?.append(drawPortrait(id, face));
}
