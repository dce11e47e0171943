/**
 * The areas in which a pupil answers, one for each form of answer. Each gives back what is
 * answered so far, and can show hints: what to look at, what to set aside.
 *
 * @typedef {{ id: string, card?: string, text?: string, spoken?: string }} Item
 * @typedef {{ kind: string, items: Item[], many?: boolean, min?: number, max?: number, unit?: string, targets?: Item[],
 *   ends?: { first: string, last: string }, parts?: (Shape & { id: string, label: string })[] }} Shape
 * @typedef {Record<string, string>} Words
 * @typedef {{ node: HTMLElement, value: () => any, isComplete: () => boolean }} Area
 */
import { drawCard } from "./card.js";
import { element, filled, freshId } from "./dom.js";
import { roveFocus } from "./focus.js";
import { tell } from "./live.js";

/** @param {Item} item */
export const itemName = (item) => item.text ?? item.spoken ?? item.id;

/** @param {Item} item */
const drawItem = (item) =>
  item.card ? drawCard(item.card) : element("span", {}, item.text ?? item.id);

/**
 * @param {Item} item
 * @param {any} attributes
 */
const drawChoice = (item, attributes) =>
  element(
    `button.cartes-pick${item.card ? ".cartes-pick-card" : ""}`,
    {
      type: "button",
      "data-id": item.id,
      "aria-label": item.card ? itemName(item) : null,
      ...attributes,
    },
    drawItem(item),
  );

/**
 * Cards or words of which one or several are pressed.
 *
 * @param {Shape} shape
 * @param {string} label
 * @param {() => void} onChange
 * @returns {Area}
 */
function pickArea(shape, label, onChange) {
  const isMany = shape.kind === "pick" && Boolean(shape.many);
  /** @type {Set<string>} */
  const picked = new Set();
  const buttons = shape.items.map((item) =>
    drawChoice(item, {
      "aria-pressed": "false",
      onclick: () => {
        if (picked.has(item.id)) picked.delete(item.id);
        else {
          if (!isMany) picked.clear();
          picked.add(item.id);
        }
        for (const button of buttons)
          button.setAttribute("aria-pressed", String(picked.has(button.dataset.id ?? "")));
        onChange();
      },
    }),
  );
  const hasCards = shape.items.some((item) => item.card);
  const node = element(
    `div.cartes-answer${hasCards ? ".cartes-row" : ".cartes-list"}`,
    { role: "group", "aria-label": label },
    buttons,
  );
  roveFocus(node, ".cartes-pick");
  return {
    node,
    isComplete: () => picked.size > 0,
    value: () => (isMany ? [...picked] : [...picked][0]),
  };
}

/**
 * Items that are pressed one after the other; what is placed can be taken back.
 *
 * @param {Shape} shape
 * @param {Words} words
 * @param {() => void} onChange
 * @returns {Area}
 */
function orderArea(shape, words, onChange) {
  /** @type {string[]} */
  const order = [];
  const placed = element("ol.cartes-placed", { "aria-label": words["order-so-far"] });
  const rest = element("div.cartes-row.cartes-rest", {
    role: "group",
    "aria-label": words["your-answer"],
  });
  const empty = element("p.cartes-faint", {}, words["order-empty"]);
  const ends =
    shape.ends &&
    element(
      "p.cartes-ends",
      { "aria-hidden": "true" },
      element("span", {}, `← ${shape.ends.first}`),
      element("span", {}, `${shape.ends.last} →`),
    );
  const byId = new Map(shape.items.map((item) => [item.id, item]));

  /** @param {string} focusOn Id of the item next to which the focus stays. */
  const draw = (focusOn) => {
    placed.replaceChildren(
      ...order.map((id) => {
        const item = /** @type {Item} */ (byId.get(id));
        return element(
          "li",
          {},
          drawChoice(item, {
            "aria-label": filled(words["take-back"], { card: itemName(item) }),
            onclick: () => onTakeBack(id),
          }),
        );
      }),
    );
    const left = shape.items.filter((item) => !order.includes(item.id));
    rest.replaceChildren(
      ...left.map((item) => drawChoice(item, { onclick: () => onPlace(item.id) })),
    );
    empty.hidden = order.length > 0;
    const wanted = /** @type {HTMLElement | null} */ (
      rest.querySelector(`[data-id="${focusOn}"]`) ??
        rest.querySelector("button") ??
        placed.querySelector("li:last-child button")
    );
    if (focusOn) wanted?.focus();
    roveFocus(rest, ".cartes-pick");
    onChange();
  };
  const onPlace = (/** @type {string} */ id) => {
    const left = shape.items.filter((item) => !order.includes(item.id)).map((item) => item.id);
    const next = left[left.indexOf(id) + 1] ?? left[left.indexOf(id) - 1] ?? id;
    order.push(id);
    tell(
      `${filled(words.position, { n: order.length })} ${itemName(/** @type {Item} */ (byId.get(id)))}`,
    );
    draw(next);
  };
  const onTakeBack = (/** @type {string} */ id) => {
    order.splice(order.indexOf(id), 1);
    draw(id);
  };
  draw("");
  return {
    node: element("div.cartes-answer", {}, empty, ends ?? null, placed, rest),
    isComplete: () => order.length === shape.items.length,
    value: () => [...order],
  };
}

/**
 * @param {Shape} shape
 * @param {Words} words
 * @param {() => void} onChange
 * @returns {Area}
 */
function numberArea(shape, words, onChange) {
  const id = freshId();
  const input = /** @type {HTMLInputElement} */ (
    element("input", {
      id,
      type: "number",
      inputmode: "numeric",
      min: shape.min ?? 0,
      max: shape.max ?? 99,
      autocomplete: "off",
      oninput: onChange,
    })
  );
  const read = () =>
    input.value === "" || !Number.isInteger(Number(input.value)) ? null : Number(input.value);
  return {
    node: element(
      "p.cartes-answer.cartes-number-answer",
      {},
      element("label", { for: id }, words.number),
      input,
      shape.unit ?? null,
    ),
    isComplete: () => read() !== null,
    value: read,
  };
}

/**
 * Each item goes to one of the targets, by a list to choose from: nothing needs dragging.
 *
 * @param {Shape} shape
 * @param {() => void} onChange
 * @returns {Area}
 */
function placeArea(shape, onChange) {
  /** @type {Map<string, HTMLSelectElement>} */
  const selects = new Map();
  const rows = shape.items.map((item) => {
    const id = freshId();
    const options = [
      element("option", { value: "" }, "–"),
      ...(shape.targets ?? []).map((target) =>
        element("option", { value: target.id }, itemName(target)),
      ),
    ];
    const select = /** @type {HTMLSelectElement} */ (
      element("select", { id, onchange: onChange }, options)
    );
    selects.set(item.id, select);
    return element(
      "li",
      { "data-id": item.id },
      element(
        "label",
        { for: id },
        item.card ? drawCard(item.card) : null,
        element("span", {}, itemName(item)),
      ),
      select,
    );
  });
  return {
    node: element("ul.cartes-answer.cartes-places", {}, rows),
    isComplete: () => [...selects.values()].every((select) => select.value),
    value: () => Object.fromEntries([...selects].map(([id, select]) => [id, select.value])),
  };
}

/**
 * @param {Shape} shape
 * @param {Words} words
 * @param {() => void} onChange
 * @returns {Area}
 */
function partsArea(shape, words, onChange) {
  const parts = (shape.parts ?? []).map((part) => ({
    part,
    area: drawAnswer(part, words, onChange, part.label),
  }));
  const node = element(
    "div.cartes-answer.cartes-parts",
    {},
    parts.map(({ part, area }) =>
      element("fieldset", { "data-part": part.id }, element("legend", {}, part.label), area.node),
    ),
  );
  return {
    node,
    isComplete: () => parts.every(({ area }) => area.isComplete()),
    value: () => Object.fromEntries(parts.map(({ part, area }) => [part.id, area.value()])),
  };
}

/**
 * @param {Shape} shape
 * @param {Words} words
 * @param {() => void} onChange Called when the answer so far has changed.
 * @param {string} [label]
 * @returns {Area}
 */
export function drawAnswer(shape, words, onChange, label = words["your-answer"]) {
  if (shape.kind === "order") return orderArea(shape, words, onChange);
  if (shape.kind === "number") return numberArea(shape, words, onChange);
  if (shape.kind === "match" || shape.kind === "zones") return placeArea(shape, onChange);
  if (shape.kind === "parts") return partsArea(shape, words, onChange);
  return pickArea(shape, label, onChange);
}
