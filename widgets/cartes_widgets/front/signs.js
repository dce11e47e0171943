/**
 * The signs of partners, to look at.
 *
 * @typedef {import("./shared/signs.js").Sign} Sign
 * @typedef {{ signs: Sign[], label: string }} SignsModel
 */
import { drawSigns } from "./shared/signs.js";

/** @param {import("./shared/model.js").Context<SignsModel>} context */
function render({ model, el }) {
  el.replaceChildren(drawSigns(model.get("signs"), model.get("label")));
}

export default { render };
