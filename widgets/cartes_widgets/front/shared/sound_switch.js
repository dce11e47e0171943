/** The switch for all sounds, in the menus of a table and of an exercise. */
import { element } from "./dom.js";
import { isSoundOn, setSound } from "./sound.js";

/**
 * @param {Record<string, string>} texts
 * @returns {HTMLElement}
 */
export const drawSoundSwitch = (texts) =>
  element(
    "label.cartes-toggle",
    {},
    element("input", {
      type: "checkbox",
      role: "switch",
      checked: isSoundOn(),
      onchange: (/** @type {Event} */ event) =>
        setSound(/** @type {HTMLInputElement} */ (event.target).checked),
    }),
    texts.sound,
  );
