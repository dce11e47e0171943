/**
 * The signs of partners, as pictures.
 *
 * @typedef {import("./shared/sign_faces.js").Sign} Sign
 * @typedef {{ signs: Sign[], label: string }} SignsModel
 */
import { drawSigns } from "./shared/sign_faces.js";

/** @param {import("./shared/model.js").Context<SignsModel>} context */
function render({ model, el }) {
  el.replaceChildren(drawSigns(model.get("signs"), model.get("label")));
}

export default { render };
