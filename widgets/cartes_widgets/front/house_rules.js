/**
 * Five rule options of a table; the learner's choice applies to lessons and matches.
 *
 * @typedef {{ id: string, name: string }} Variant
 * @typedef {{ id: string, text: string, usual: unknown, values: { value: unknown, text: string }[]
 *   }} Custom
 * @typedef {{ variant: string, customs: Record<string, unknown> }} Chosen
 * @typedef {{ game: string, lessons: string, variants: Variant[], customs: Custom[], chosen:
 *   Chosen,
 *   notice: string }} HouseRulesModel
 */
import { element, freshId } from "./shared/dom.js";
import { readOut } from "./shared/live.js";
import {
  chooseTable,
  forgetHouseRules,
  keepHouseRules,
  storedHouseRules,
} from "./shared/house_rules_store.js";
import { listen } from "./shared/model.js";

/** @param {import("./shared/model.js").Context<HouseRulesModel>} context */
function render({ model, el }) {
  const texts = model.get("texts");
  const [game, lessons] = [model.get("game"), model.get("lessons")];
  const variants = /** @type {Variant[]} */ (model.get("variants"));
  const customs = /** @type {Custom[]} */ (model.get("customs"));
  let restoring = false;
  const notice = element("p.cartes-notice", { role: "status", hidden: true });
  const status = element("p.cartes-faint", { role: "status" });
  const variantId = freshId();
  const variant = /** @type {HTMLSelectElement} */ (
    element(
      "select",
      { id: variantId, name: "variant", onchange: () => send() },
      variants.map((item) => element("option", { value: item.id }, item.name)),
    )
  );
  const fields = customs.map((item) => drawCustom(item, () => send()));

  const send = () => {
    restoring = false;
    const set = customs.map((item, at) => [item.id, fields[at].value()]);
    const differing = set.filter(([, value], at) => value !== customs[at].usual);
    model.send({
      do: "choose",
      variant: variant.value,
      customs: Object.fromEntries(differing),
    });
  };
  const show = () => {
    const chosen = /** @type {Chosen} */ (model.get("chosen"));
    variant.value = chosen.variant;
    customs.forEach((item, at) => fields[at].set(chosen.customs[item.id] ?? item.usual));
  };
  const onChosen = () => {
    show();
    restoring = false;
    const chosen = /** @type {Chosen} */ (model.get("chosen"));
    const lasts = keepHouseRules(lessons, chosen);
    chooseTable(game, chosen);
    status.textContent = texts[lasts ? "house-rules-saved" : "house-rules-unsaved"];
    readOut(status.textContent ?? "");
  };
  const onNotice = () => {
    const text = model.get("notice");
    notice.hidden = !text;
    notice.textContent = text;
    if (!text) return;
    if (restoring) forgetHouseRules(lessons);
    restoring = false;
    status.textContent = "";
    show();
  };

  el.replaceChildren(
    element(
      "form.cartes-widget.cartes-house-rules",
      { onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
      element(
        "label.cartes-house-rules-custom",
        { for: variantId },
        texts["house-rules-variant"],
        variant,
      ),
      fields.map((item) => item.node),
      notice,
      status,
    ),
  );
  show();
  onNotice();
  const stopListening = listen(model, { "change:chosen": onChosen, "change:notice": onNotice });
  const stored = storedHouseRules(lessons);
  if (stored !== null) {
    restoring = true;
    model.send({ do: "choose", stored: true, ...stored });
  }
  return stopListening;
}

/**
 * @param {Custom} custom
 * @param {() => void} onChange
 * @returns {{ node: HTMLElement, value: () => unknown, set: (value: unknown) => void }}
 */
function drawCustom({ id, text, values }, onChange) {
  if (values.length === 2) {
    const box = /** @type {HTMLInputElement} */ (
      element("input", { type: "checkbox", name: id, onchange: onChange })
    );
    return {
      node: element("label.cartes-house-rules-switch", {}, box, text),
      value: () => values[Number(box.checked)].value,
      set: (value) => (box.checked = value === values[1].value),
    };
  }
  const select = /** @type {HTMLSelectElement} */ (
    element(
      "select",
      { name: id, onchange: onChange },
      values.map((item) => element("option", {}, item.text)),
    )
  );
  return {
    node: element("label.cartes-house-rules-custom", {}, text, select),
    value: () => values[select.selectedIndex].value,
    set: (value) => {
      select.selectedIndex = Math.max(
        0,
        values.findIndex((item) => item.value === value),
      );
    },
  };
}

export default { render };
