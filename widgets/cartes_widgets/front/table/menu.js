/**
 * What a table offers beside the play: its pace, the last tricks, what has happened, another
 * table.
 */
import { element } from "../shared/dom.js";
import { drawLaid } from "./cards.js";
import { drawPace } from "./pace.js";

/**
 * @param {import("./scene.js").Words} words
 * @param {{ onPace: () => void, onLeave: (() => void) | null }} doing `onLeave` is null where
 *   there is nothing to go back to.
 * @returns {{ root: HTMLDetailsElement, lasts: HTMLElement, log: HTMLElement }}
 */
export function drawMenu(words, { onPace, onLeave }) {
  const lasts = element("div.cartes-match-lasts");
  const log = element("ol.cartes-match-log", { tabindex: "0", "aria-label": words["playing-log"] });
  const root = /** @type {HTMLDetailsElement} */ (
    element(
      "details.cartes-match-menu",
      {},
      element(
        "summary",
        { "aria-label": words["playing-more"], title: words["playing-more"] },
        element("span", { "aria-hidden": "true" }, "⋯"),
      ),
      element(
        "div.cartes-match-sheet",
        {},
        drawPace(words, onPace),
        lasts,
        element("details.cartes-match-past", {}, element("summary", {}, words["playing-log"]), log),
        onLeave
          ? element(
              "button.cartes-quiet",
              { type: "button", "data-id": "leave", onclick: onLeave },
              words["playing-leave"],
            )
          : null,
      ),
    )
  );
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !root.open) return;
    root.open = false;
    root.querySelector("summary")?.focus();
    event.stopPropagation();
  });
  return { root, lasts, log };
}

/**
 * @param {{ lasts: HTMLElement, log: HTMLElement }} menu
 * @param {import("./scene.js").TableScene} scene
 * @param {string[]} lines
 */
export function fillMenu({ lasts, log }, scene, lines) {
  lasts.replaceChildren(
    ...scene.lasts.map((group) =>
      element(
        "div",
        { role: "group", "aria-label": group.label, "data-id": group.id },
        element("p", { "aria-hidden": "true" }, group.label),
        element(
          "span.cartes-match-strip",
          {},
          group.cards.map((card) => {
            const laid = drawLaid(scene, card);
            // Not the card that moves: it is shown once more.
            laid.removeAttribute("data-card");
            return laid;
          }),
        ),
      ),
    ),
  );
  log.replaceChildren(...lines.map((line) => element("li", {}, line)));
}
