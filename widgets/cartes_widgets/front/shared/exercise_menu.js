/** The menu of an exercise: another exercise, a level, sounds, the deal code. */
import { element } from "./dom.js";
import { drawSoundSwitch } from "./sound_switch.js";

const LEVELS = [1, 2, 3];

/**
 * @param {Record<string, string>} texts
 * @param {HTMLElement} another The button for another exercise.
 * @param {HTMLElement} levels The element that gets the buttons of levels.
 * @param {HTMLElement} code The element that shows the deal code.
 * @param {(level: number) => void} choose
 * @returns {HTMLDetailsElement} A menu that the Escape key closes.
 */
export function drawMenu(texts, another, levels, code, choose) {
  levels.append(
    ...LEVELS.map((level) =>
      element(
        "button.cartes-level",
        { type: "button", "data-level": level, onclick: () => choose(level) },
        String(level),
      ),
    ),
  );
  const menu = /** @type {HTMLDetailsElement} */ (
    element(
      "details.cartes-more-of-it",
      {
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
          if (event.key !== "Escape" || !menu.open) return;
          menu.open = false;
          menu.querySelector("summary")?.focus();
        },
      },
      element("summary", { "aria-label": texts.more }, element("span", { "aria-hidden": "true" })),
      element(
        "div.cartes-menu-sheet",
        {},
        another,
        element("p.cartes-level-row", {}, `${texts.level} `, levels),
        drawSoundSwitch(texts),
        element("p.cartes-faint", {}, code),
      ),
    )
  );
  return menu;
}
