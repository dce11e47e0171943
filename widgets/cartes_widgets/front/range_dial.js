/**
 * A hand, two dials for the opponent's betting range, and how often the hand then wins.
 *
 * @typedef {{ cards: string[], card_names: { [card: string]: string }, title: string, least: number,
 *   bluff: number,
 *   most: { least: number, bluff: number }, percent: number, needed: number, message: string }}
 *       RangeDialModel
 */
import { drawNamedCard } from "./shared/card.js";
import { element, filled, freshId } from "./shared/dom.js";
import { readOut } from "./shared/live.js";

/** @param {import("./shared/model.js").Context<RangeDialModel>} context */
function render({ model, el }) {
  const texts = model.get("texts");
  const caption = element("p.cartes-caption");
  const bar = element("div.cartes-range-bar", { "aria-hidden": "true" }, element("i"));

  const drawDial = (/** @type {"least" | "bluff"} */ name, label = "", value = "") => {
    const id = freshId();
    const output = element("output.cartes-range-value", { for: id });
    const dial = /** @type {HTMLInputElement} */ (
      element("input", {
        id,
        type: "range",
        min: 0,
        max: model.get("most")[name],
        step: name === "bluff" ? 5 : 1,
        value: model.get(name),
        oninput: () => {
          updateLabel();
          model.send({ least: Number(dials.least.value), bluff: Number(dials.bluff.value) });
        },
      })
    );
    const updateLabel = () => {
      output.textContent = filled(texts[value], { n: dial.value });
      dial.setAttribute("aria-valuetext", output.textContent);
    };
    updateLabel();
    return {
      dial,
      node: element(
        "div.cartes-range-dial",
        {},
        element("label", { for: id }, texts[label]),
        output,
        dial,
      ),
    };
  };
  const least = drawDial("least", "range-dial-least", "range-dial-least-value");
  const bluff = drawDial("bluff", "range-dial-bluff", "range-dial-bluff-value");
  const dials = { least: least.dial, bluff: bluff.dial };

  const show = (/** @type {boolean} */ isNew) => {
    bar.style.setProperty("--cartes-range-won", `${model.get("percent")}%`);
    bar.style.setProperty("--cartes-range-needed", `${model.get("needed")}%`);
    caption.textContent = model.get("message");
    if (isNew) readOut(model.get("message"));
  };
  model.on("change:message", () => show(true));
  show(false);
  el.replaceChildren(
    element(
      "div.cartes-widget.cartes-range",
      { role: "group", "aria-label": model.get("title") },
      element("p.cartes-group-name", {}, model.get("title")),
      element(
        "div.cartes-range-hand",
        {},
        model.get("cards").map((card) => drawNamedCard(card, model.get("card_names")[card])),
      ),
      least.node,
      bluff.node,
      bar,
      caption,
    ),
  );
}

export default { render };
