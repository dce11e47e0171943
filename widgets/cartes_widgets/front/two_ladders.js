/**
 * Two orders of the same cards: a card that is pressed stands out in both.
 *
 * @typedef {{ id: string, card: string, spoken: string, note: string, said: string }} Rung
 * @typedef {{ left: Rung[][], right: Rung[][], left_label: string, right_label: string }} TwoLaddersModel
 */
import { drawCard } from "./shared/card.js";
import { element } from "./shared/dom.js";
import { roveFocus } from "./shared/focus.js";
import { tell } from "./shared/live.js";

/** @param {{ model: any, el: HTMLElement }} context */
function render({ model, el }) {
  const words = model.get("words");
  const ladders = /** @type {[string, Rung[][]][]} */ ([
    [model.get("left_label"), model.get("left")],
    [model.get("right_label"), model.get("right")],
  ]);
  const told = element("p.cartes-caption", {}, words["ladders-ask"]);
  const holder = element("div.cartes-ladders");

  const onPress = (/** @type {string} */ id) => {
    const places = ladders.flatMap(([label, rungs]) =>
      rungs
        .flat()
        .filter((one) => one.id === id)
        .map((one) => `${label}, ${one.said}${one.note ? ` (${one.note})` : ""}`),
    );
    const name = ladders[0][1].flat().find((one) => one.id === id)?.spoken;
    told.textContent = `${name}\u00a0: ${places.join(" ; ")}`;
    for (const button of holder.querySelectorAll("button"))
      button.setAttribute("aria-pressed", String(button.dataset.id === id));
    tell(told.textContent);
  };
  const drawRung = (/** @type {Rung[]} */ rung) =>
    element(
      "li",
      {},
      element(
        "span.cartes-rung",
        {},
        rung.map((item) =>
          element(
            "button.cartes-pick.cartes-pick-card",
            {
              type: "button",
              "data-id": item.id,
              "aria-label": item.spoken,
              "aria-pressed": "false",
              onclick: () => onPress(item.id),
            },
            drawCard(item.card),
          ),
        ),
      ),
      rung[0]?.note ? element("span.cartes-note", {}, rung[0].note) : null,
    );

  holder.append(
    ...ladders.map(([label, rungs]) => {
      // A ladder of single cards lies on its side, to be seen whole.
      const isNarrow = rungs.every((rung) => rung.length === 1);
      const list = element(
        isNarrow ? "ol.cartes-ladder" : "ol.cartes-column",
        { "aria-label": label },
        rungs.map(drawRung),
      );
      roveFocus(list, ".cartes-pick");
      return element(
        "section",
        {},
        element("p.cartes-group-name", { "aria-hidden": "true" }, label),
        list,
      );
    }),
  );
  el.replaceChildren(element("div.cartes-widget", {}, told, holder));
}

export default { render };
