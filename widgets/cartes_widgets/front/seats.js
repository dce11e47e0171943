/**
 * Seats around a table: whose turn it is, and who is skipped.
 *
 * @typedef {{ names: string[], steps: { turn: number, skipped: number[], caption: string }[], step:
 *   number }} SeatsModel
 */
import { pointOf } from "./shared/seat_places.js";
import { element } from "./shared/dom.js";
import { stepper } from "./shared/step_controls.js";

/** @param {import("./shared/model.js").Context<SeatsModel>} context */
function render({ model, el }) {
  const texts = model.get("texts");
  const names = /** @type {string[]} */ (model.get("names"));
  const ring = element("div.cartes-round", { role: "group", "aria-label": texts["seats-label"] });

  const caption = element("p.cartes-caption");
  const { bar, show } = stepper(
    model,
    (/** @type {SeatsModel["steps"][0]} */ { turn, skipped, caption: text }) => {
      caption.textContent = text;
      const places = names.map((name, seat) => {
        const state =
          seat === turn ? ".cartes-to-play" : skipped.includes(seat) ? ".cartes-skipped" : "";
        const mark =
          seat === turn ? texts["to-play"] : skipped.includes(seat) ? texts["seats-skipped"] : "";
        return element(
          `div.cartes-chair${state}`,
          { style: pointOf(seat, names.length) },
          element("span", {}, name),
          mark ? element("span.cartes-mark", {}, mark) : null,
        );
      });
      ring.replaceChildren(element("span.cartes-way", { "aria-hidden": "true" }, "↺"), ...places);
    },
  );

  show();
  el.replaceChildren(element("div.cartes-widget.cartes-turns", {}, ring, caption, bar));
}

export default { render };
