/**
 * Two orders of the same cards; a click on a card marks it in both.
 *
 * @typedef {{ id: string, card: string, card_name: string, note: string, announcement: string }} Rung
 * @typedef {{ left: Rung[][], right: Rung[][], left_label: string, right_label: string }}
 *   TwoLaddersModel
 */
import { drawCard } from "./shared/card.js";
import { element } from "./shared/dom.js";
import { fitCards } from "./shared/fit.js";
import { roveFocus } from "./shared/focus.js";
import { readOut } from "./shared/live.js";
import { drawSegments } from "./shared/segments.js";

/** @param {import("./shared/model.js").Context<TwoLaddersModel>} context */
function render({ model, el }) {
  const texts = model.get("texts");
  const ladders = /** @type {[string, Rung[][]][]} */ ([
    [model.get("left_label"), model.get("left")],
    [model.get("right_label"), model.get("right")],
  ]);
  const caption = element("p.cartes-caption", {}, texts["ladders-ask"]);
  const holder = element("div.cartes-ladders");

  const onPress = (/** @type {string} */ id) => {
    const places = ladders.flatMap(([label, rungs]) =>
      rungs
        .flat()
        .filter((entry) => entry.id === id)
        .map((entry) => `${label}, ${entry.announcement}` + (entry.note ? ` (${entry.note})` : "")),
    );
    const name = ladders[0][1].flat().find((entry) => entry.id === id)?.card_name;
    caption.textContent = `${name}${texts.colon}${places.join(texts.semicolon)}`;
    for (const button of holder.querySelectorAll("button"))
      button.setAttribute("aria-pressed", String(button.dataset.id === id));
    readOut(caption.textContent);
  };
  const drawRung = (/** @type {Rung[]} */ rung, /** @type {number} */ place) =>
    element(
      "li",
      {},
      rung[0]?.note ? element("span.cartes-rung-note", {}, rung[0].note) : null,
      element(
        "span.cartes-rung-cards",
        {},
        rung.map((item, at) =>
          element(
            "button.cartes-face.cartes-touch",
            {
              type: "button",
              "data-id": item.id,
              "aria-label": item.card_name,
              "aria-pressed": "false",
              "data-rung": at || item.note ? null : place + 1,
              onclick: () => onPress(item.id),
            },
            drawCard(item.card),
          ),
        ),
      ),
    );
  const sections = ladders.map(([label, rungs]) => {
    const list = element("ol.cartes-rungs", { "aria-label": label }, rungs.map(drawRung));
    roveFocus(list, ".cartes-touch");
    return element(
      "section",
      {},
      element("p.cartes-felt-label", { "aria-hidden": "true" }, label),
      list,
    );
  });
  // Without space for both, the page shows one at a time; a marked card stays marked in the other.
  const { bar, press } = drawSegments(
    ladders.map(([label]) => label),
    (at) => show(at),
  );
  const show = (/** @type {number} */ at) => {
    press(at);
    sections.forEach((section, each) => section.toggleAttribute("data-aside", each !== at));
    fitting.fit();
  };

  holder.append(...sections);
  const frame = element("div.cartes-widget.cartes-felt.cartes-compared", {}, caption, bar, holder);
  const fitting = fitCards(frame);
  el.replaceChildren(frame);
  show(0);
  return fitting.stop;
}

export default { render };
