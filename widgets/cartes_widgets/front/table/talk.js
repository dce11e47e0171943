/**
 * What may be said or done besides playing a card: open choices in groups, the closed ones
 * behind a question.
 */
import { element } from "../shared/dom.js";
import { roveFocus } from "../shared/focus.js";
import { drawSuit } from "./cards.js";

/** @typedef {import("./table_scene.js").Choice} Choice */

/** The groups, in the order in which they stand, and what each is called. */
const GROUPS = /** @type {Record<string, string>} */ ({
  answer: "playing-group-answer",
  exchange: "playing-group-exchange",
  throw: "playing-group-throw",
  take: "playing-group-take",
  lift: "playing-group-lift",
  contract: "playing-group-contract",
  doubling: "playing-group-doubling",
  envido: "playing-group-envido",
  truco: "playing-group-truco",
  flor: "playing-group-flor",
  discard: "playing-group-discard",
  leave: "playing-group-leave",
});

/**
 * @param {Choice} choice
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
    drawSuit(choice.suit),
    choice.said ? element("b", {}, choice.said) : null,
    choice.text ? element(choice.said ? "small" : "span", {}, choice.text) : null,
    choice.stake ? element("small.cartes-match-stake", {}, choice.stake) : null,
  );

/**
 * @param {HTMLElement} talk Stays: only its contents are redrawn.
 * @param {Choice[]} choices
 * @param {import("./table_scene.js").Words} words
 * @param {import("./picker.js").Picker} picker Asks for the difference between similar throws.
 * @param {(id: string) => void} onChoice
 */
export function drawTalk(talk, choices, words, picker, onChoice) {
  const was = /** @type {HTMLDetailsElement | null} */ (talk.querySelector("details"))?.open;
  const open = choices.filter((item) => item.open && !picker.throws.includes(item));
  const closed = choices.filter((item) => !item.open);
  const groups = Object.keys(GROUPS)
    .map((name) => ({
      name,
      held: open.filter((item) => item.group === name),
    }))
    .filter(({ held: choices }) => choices.length);
  const picking = picker.draw();
  talk.replaceChildren(
    ...(picking ? [picking] : []),
    ...groups.map(({ name, held: choices }) =>
      element(
        `div.cartes-match-group.cartes-match-say-${name}`,
        { role: "group", "aria-label": words[GROUPS[name]] },
        element("p.cartes-match-group-name", { "aria-hidden": "true" }, words[GROUPS[name]]),
        element(
          "div.cartes-match-calls",
          { style: `--held:${choices.length}` },
          choices.map((item) => drawChoice(item, onChoice)),
        ),
      ),
    ),
    ...(closed.length && open.length
      ? [
          element(
            "details.cartes-match-why",
            { open: was ?? false },
            element("summary", {}, words["playing-why-not"]),
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
