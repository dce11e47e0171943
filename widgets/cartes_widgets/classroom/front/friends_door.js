/** The form to open or join a table with friends; it draws the faces and remembers the values. */
import { saveMe, ownFace, savedMe } from "../../front/shared/me.js";
import { drawFaces } from "./class_faces.js";
import { keepTyped, takeUpTyped } from "./class_typed.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector(".cartes-door"));
const typed = /** @type {HTMLInputElement} */ (document.getElementById("cartes-typed"));

/** @param {string} face */
const inputOf = (face) =>
  /** @type {HTMLInputElement | null} */ (
    form.querySelector(`[name="face"][value="${CSS.escape(face)}"]`)
  );

drawFaces();
const { name } = savedMe();
if (typeof name === "string" && !typed.value) typed.value = name.slice(0, typed.maxLength);
const chosen = inputOf(ownFace());
if (chosen) chosen.checked = true;

form.addEventListener("submit", () => {
  const given = new FormData(form);
  saveMe({ name: given.get("typed"), face: given.get("face") });
});
keepTyped();
takeUpTyped();
