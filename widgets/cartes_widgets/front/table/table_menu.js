/** The menu of a table: speed, last tricks, log, and actions with the match. */
import { element } from "../shared/dom.js";
import { drawSoundSwitch } from "../shared/sound_switch.js";
import { drawTableCard } from "./cards.js";
import { drawPace } from "./pace.js";

/**
 * The actions with a match besides playing it; some of them also appear at its end, and some are on
 * the table while the player may act.
 *
 * @typedef {{ id: string, text: string, onDo: () => void, may?: () => boolean,
 *   atEnd?: boolean | (() => boolean), onTable?: boolean }} MenuItem
 */

/**
 * @param {views.Texts} texts
 * @param {{ onPace: () => void, menuItems: MenuItem[] }} doing
 * @returns {{ root: HTMLDetailsElement, lasts: HTMLElement, log: HTMLElement, menuItems: HTMLElement }}
 */
export function drawMenu(texts, { onPace, menuItems }) {
  const lasts = element("div.cartes-match-lasts");
  const log = element("ol.cartes-match-log", { tabindex: "0", "aria-label": texts["playing-log"] });
  const past = element(
    "details.cartes-match-past",
    // The latest line is the one to read.
    { ontoggle: () => (log.scrollTop = log.scrollHeight) },
    element("summary", {}, texts["playing-log"]),
    log,
  );
  const itemList = element(
    "div.cartes-match-actions",
    {},
    menuItems.map(({ id, text, onDo, may }) => {
      const button = element(
        "button.cartes-quiet",
        {
          type: "button",
          "data-id": id,
          onclick: () => {
            root.open = false;
            onDo();
          },
        },
        text,
      );
      button.addEventListener("cartes-may", () => (button.hidden = Boolean(may && !may())));
      return button;
    }),
  );
  const root = /** @type {HTMLDetailsElement} */ (
    element(
      "details.cartes-match-menu",
      {},
      element(
        "summary",
        { "aria-label": texts["playing-more"], title: texts["playing-more"] },
        element("span", { "aria-hidden": "true" }, "⋯"),
      ),
      element(
        "div.cartes-match-sheet",
        {},
        drawPace(texts, onPace),
        drawSoundSwitch(texts),
        lasts,
        past,
        itemList,
      ),
    )
  );
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !root.open) return;
    root.open = false;
    root.querySelector("summary")?.focus();
    event.stopPropagation();
  });
  return { root, lasts, log, menuItems: itemList };
}

/**
 * Updates a menu, so that it shows only the actions that are possible now.
 *
 * @param {{ menuItems: HTMLElement }} menu
 */
export function updateItems({ menuItems }) {
  for (const item of menuItems.children) item.dispatchEvent(new Event("cartes-may"));
}

/**
 * @param {{ lasts: HTMLElement, log: HTMLElement }} menu
 * @param {views.TableScene} scene
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
            const tableCard = drawTableCard(scene, card);
            // This is a copy, not the card that is animated.
            tableCard.removeAttribute("data-card");
            return tableCard;
          }),
        ),
      ),
    ),
  );
  log.replaceChildren(...lines.map((line) => element("li", {}, line)));
}
