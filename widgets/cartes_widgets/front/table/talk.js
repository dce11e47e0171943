/**
 * The player's calls and other actions: the open calls in groups, the closed calls behind a button.
 */
import { element } from "../shared/dom.js";
import { roveFocus } from "../shared/focus.js";
import { drawSuit } from "../shared/suit.js";

/** @param {views.Choice[]} choices @returns {Map<string, views.Choice[]>} The choices; the key is the group. */
const grouped = (choices) => {
  const groups = new Map();
  for (const item of choices) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return groups;
};

/**
 * @param {views.Choice} choice
 * @param {(id: string) => void} onChoice
 */
const drawChoice = (choice, onChoice) =>
  element(
    `button.cartes-call.cartes-match-call${choice.suit ? ".cartes-match-suited" : ""}`,
    {
      type: "button",
      "data-id": choice.id,
      "aria-disabled": choice.open ? null : "true",
      onclick: () => onChoice(choice.id),
    },
    drawSuit(choice.suit, "cartes-match-suit"),
    choice.name ? element("b", {}, choice.name) : null,
    choice.text ? element(choice.name ? "small" : "span", {}, choice.text) : null,
    choice.stake ? element("small.cartes-match-stake", {}, choice.stake) : null,
  );

/** @param {Element | null} whyNot @returns {string} Ids of the explained calls. */
const idsIn = (whyNot) =>
  [...(whyNot?.querySelectorAll("[data-id]") ?? [])]
    .map((item) => /** @type {HTMLElement} */ (item).dataset.id)
    .join();

/**
 * @param {HTMLElement} talk The element of the actions, which stays; only its contents are redrawn.
 * @param {views.Choice[]} choices
 * @param {views.Texts} texts
 * @param {import("./picker.js").Picker} picker The picker, which asks for the difference between
 *   similar throws.
 * @param {{ onChoice: (id: string) => void, onClosed: () => void }} actions A call was chosen; the
 *   list of impossible calls was closed.
 */
export function drawTalk(talk, choices, texts, picker, { onChoice, onClosed }) {
  const whyNot = /** @type {HTMLDetailsElement | null} */ (talk.querySelector("details"));
  const open = choices.filter((item) => item.open && !picker.throws.includes(item));
  const closed = choices.filter((item) => !item.open);
  // The list stays open if it has the same calls; otherwise the possible actions come first.
  const isSame = idsIn(whyNot) === closed.map(({ id }) => id).join();
  const picking = picker.draw();
  talk.replaceChildren(
    ...(picking ? [picking] : []),
    ...[...grouped(open)].map(([name, items]) =>
      element(
        `div.cartes-match-group.cartes-match-calls-${name}`,
        { role: "group", "aria-label": texts[`playing-group-${name}`] },
        element(
          "p.cartes-match-group-name",
          { "aria-hidden": "true" },
          texts[`playing-group-${name}`],
        ),
        element(
          "div.cartes-match-calls",
          { style: `--items:${items.length}` },
          items.map((item) => drawChoice(item, onChoice)),
        ),
      ),
    ),
    ...(closed.length && open.length
      ? [
          element(
            "details.cartes-match-why",
            {
              open: isSame && whyNot?.open,
              ontoggle: (/** @type {Event} */ { target }) => {
                if (!(/** @type {HTMLDetailsElement} */ (target).open)) onClosed();
              },
            },
            element("summary", {}, texts["playing-why-not"]),
            element(
              "div.cartes-match-closed",
              {},
              closed.map((item) => drawChoice(item, onChoice)),
            ),
          ),
        ]
      : closed.map((item) => element("div.cartes-match-calls", {}, drawChoice(item, onChoice)))),
  );
  talk.hidden = choices.length === 0;
  for (const group of talk.querySelectorAll(".cartes-match-calls, .cartes-match-closed"))
    roveFocus(/** @type {HTMLElement} */ (group), ".cartes-match-call");
}
