/** The form to open or join a table with friends; it remembers the person and the table. */
import { saveMe, ownFace, savedMe } from "../../front/shared/me.js";
import { drawPortrait } from "../../front/shared/portrait.js";
import { drawFaces } from "./class_faces.js";
import { readRoom } from "./class_feed.js";
import { keepTyped, takeUpTyped } from "./class_typed.js";
import { chooseTable } from "./friends_table.js";

/** @typedef {import("../../front/shared/portrait.js").Face} Face */

const form = /** @type {HTMLFormElement} */ (document.querySelector(".cartes-door"));
const typed = /** @type {HTMLInputElement} */ (document.getElementById("cartes-typed"));
/** @type {import("./class_feed.js").Room<{ faces: { id: string, face: Face }[], games:
 *   class_views.FriendsGame[] }>} */
const { pageData } = readRoom();

/** @param {string} face */
const inputOf = (face) =>
  /** @type {HTMLInputElement | null} */ (
    form.querySelector(`[name="face"][value="${CSS.escape(face)}"]`)
  );

/** Shows the chosen face on the button that opens the choice. */
function showFace() {
  const summary = /** @type {HTMLElement} */ (form.querySelector(".cartes-friends-me summary"));
  const chosen = pageData.faces.find(({ id }) => inputOf(id)?.checked) ?? pageData.faces[0];
  summary.querySelector("img")?.remove();
  summary.append(drawPortrait(chosen.id, chosen.face));
}

drawFaces();
typed.addEventListener("input", () => delete typed.dataset.offered);
const { name } = savedMe();
if (typeof name === "string" && name && "offered" in typed.dataset)
  typed.value = name.slice(0, typed.maxLength);
// Friends who have chosen no face would all have the first one.
const any = pageData.faces[Math.floor(Math.random() * pageData.faces.length)];
const chosen = inputOf(ownFace()) ?? inputOf(any.id);
if (chosen) chosen.checked = true;
for (const { id } of pageData.faces) inputOf(id)?.addEventListener("change", showFace);
showFace();
if (pageData.games.length) chooseTable(form, pageData.games);

form.addEventListener("submit", () => {
  const given = new FormData(form);
  saveMe({ name: given.get("typed"), face: given.get("face") });
});
keepTyped();
takeUpTyped();
