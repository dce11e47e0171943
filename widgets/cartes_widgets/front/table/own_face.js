/** The learner's face, which the learner can change. */
import { element, filled } from "../shared/dom.js";
import { ownFace, saveMe } from "../shared/me.js";
import { drawOwnPortrait, drawPortrait, guestFaces } from "../shared/portrait.js";

/**
 * @param {views.Texts} texts
 * @returns {HTMLElement} The learner's face, which opens the choice of faces.
 */
export function drawOwnFace(texts) {
  const choice = element("div.cartes-face-choice", {
    role: "radiogroup",
    "aria-label": texts["room-face"],
  });
  const summary = element("summary", {}, drawOwnPortrait(), texts["room-face"]);
  const choose = (/** @type {string} */ face) => {
    saveMe({ face });
    summary.firstElementChild?.replaceWith(drawOwnPortrait());
  };
  const onToggle = async () => {
    const faces = await guestFaces();
    const chosen = faces.some(([id]) => id === ownFace()) ? ownFace() : faces[0]?.[0];
    choice.replaceChildren(
      ...faces.map(([id, face], at) =>
        element(
          "label",
          {},
          element("input", {
            type: "radio",
            name: "cartes-own-face",
            value: id,
            checked: id === chosen,
            "aria-label": filled(texts["room-face-one"], { n: at + 1 }),
            onchange: () => choose(id),
          }),
          element("span", {}, drawPortrait(id, face)),
        ),
      ),
    );
  };
  return element("details.cartes-own-face", { ontoggle: onToggle }, summary, choice);
}
