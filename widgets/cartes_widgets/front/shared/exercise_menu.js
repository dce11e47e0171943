/** What is seldom wanted of an exercise: another one at once, a level, sounds, the code. */
import { element } from "./dom.js";
import { drawSoundSwitch } from "./sound_switch.js";

const LEVELS = [1, 2, 3];

/**
 * @param {Record<string, string>} words
 * @param {HTMLElement} another The button that asks for another exercise.
 * @param {HTMLElement} levels What the buttons of levels are put into.
 * @param {HTMLElement} code What shows the deal's code.
 * @param {(level: number) => void} choose
 * @returns {HTMLDetailsElement} Closed by Escape.
 */
export function drawMenu(words, another, levels, code, choose) {
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
      element("summary", { "aria-label": words.more }, element("span", { "aria-hidden": "true" })),
      element(
        "div.cartes-menu-sheet",
        {},
        another,
        element("p.cartes-level-row", {}, `${words.level} `, levels),
        drawSoundSwitch(words),
        element("p.cartes-faint", {}, code),
      ),
    )
  );
  return menu;
}
