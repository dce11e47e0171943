/**
 * Answer areas in which the learner first chooses a place and then the items that belong there.
 *
 * @typedef {import("./answers.js").Schema} Schema
 * @typedef {import("./answers.js").Area} Area
 * @typedef {import("./answers.js").Texts} Texts
 */
import { element, filled } from "./dom.js";
import { roveFocus } from "./focus.js";
import { drawChoice, itemName, showMark } from "./items.js";
import { readOut } from "./live.js";

const LETTERS = "ABCDEFGHIJKLMNOP";

/**
 * Draws the area: the learner chooses a place, and each pressed item goes there.
 *
 * A second press removes the item. If each item has its own place, the next place is selected
 * automatically.
 *
 * @param {Schema} schema
 * @param {Texts} texts
 * @param {() => void} onChange
 * @returns {Area}
 */
export function placeArea(schema, texts, onChange) {
  const targets = schema.targets ?? [];
  const isPaired = schema.kind === "match";
  // In pairs, each word is a place, and the meanings are the items to press.
  const [movable, pressed] = isPaired ? [schema.items, targets] : [targets, schema.items];
  /** The place of each placed item; the key is the item's id. @type {Map<string, string>} */
  const placed = new Map();
  /** The places that a hint excludes for an item; the key is its id. @type {Map<string, Set<string>>} */
  const closed = new Map();
  let brush = movable[0]?.id ?? "";
  const letterOf = (/** @type {string} */ id) =>
    LETTERS[movable.findIndex((entry) => entry.id === id)];

  const bins = movable.map((entry) =>
    element(
      "button.cartes-bin",
      { type: "button", "data-place": entry.id, onclick: () => onBrush(entry.id) },
      element("span.cartes-letter", { "aria-hidden": "true" }, letterOf(entry.id)),
      element("span", {}, itemName(entry)),
    ),
  );
  const choices = pressed.map((entry) => drawChoice(entry, { onclick: () => onPlace(entry.id) }));

  const draw = () => {
    for (const bin of bins) {
      const id = bin.dataset.place ?? "";
      bin.setAttribute("aria-pressed", String(id === brush));
      bin.classList.toggle("cartes-used", isPaired && [...placed.values()].includes(id));
    }
    choices.forEach((choice, at) => {
      const entry = pressed[at];
      const where = placed.get(entry.id);
      const place = movable.find(({ id }) => id === where);
      choice.dataset.placed = where ?? "";
      choice.dataset.letter = where ? letterOf(where) : "";
      choice.setAttribute("aria-pressed", String(Boolean(where)));
      choice.setAttribute(
        "aria-label",
        place
          ? filled(texts["placed-in"], { item: itemName(entry), place: itemName(place) })
          : itemName(entry),
      );
      showMark(choice, { badge: where ? letterOf(where) : "" });
    });
  };
  const onBrush = (/** @type {string} */ id) => {
    brush = id;
    draw();
  };
  const onPlace = (/** @type {string} */ id) => {
    if (placed.get(id) === brush) placed.delete(id);
    else if (!closed.get(id)?.has(brush)) {
      if (isPaired) for (const [other, where] of placed) if (where === brush) placed.delete(other);
      placed.set(id, brush);
      const used = new Set(placed.values());
      if (isPaired) brush = movable.find((entry) => !used.has(entry.id))?.id ?? brush;
    }
    draw();
    readOut(choices.find((entry) => entry.dataset.id === id)?.getAttribute("aria-label") ?? "");
    onChange();
  };
  const place = (/** @type {string} */ item, /** @type {string} */ target) =>
    isPaired ? placed.set(target, item) : placed.set(item, target);

  const places = element(
    "div.cartes-bins",
    { role: "group", "aria-label": isPaired ? texts.texts : texts.places },
    bins,
  );
  const hasCards = pressed.some((entry) => entry.card);
  const items = element(
    `div.cartes-sorted${hasCards ? ".cartes-cards" : ".cartes-list"}`,
    { role: "group", "aria-label": texts["your-answer"] },
    choices,
  );
  roveFocus(places, ".cartes-bin");
  roveFocus(items, ".cartes-pick");
  draw();
  return {
    node: element(
      `div.cartes-answer.cartes-places${isPaired ? ".cartes-pairs" : ""}`,
      {},
      places,
      items,
    ),
    isComplete: () => placed.size === schema.items.length,
    missing: () =>
      placed.size
        ? filled(texts["missing-places"], { n: schema.items.length - placed.size })
        : isPaired
          ? texts["pairs-empty"]
          : texts["places-empty"],
    value: () =>
      Object.fromEntries(isPaired ? [...placed].map(([target, item]) => [item, target]) : placed),
    set: (answer) => {
      placed.clear();
      const places = /** @type {Record<string, string>} */ (answer);
      for (const [item, target] of Object.entries(places)) place(item, target);
      draw();
      onChange();
    },
    setAside: (removed) => {
      for (const { id } of schema.items) {
        const open = targets.filter((target) => !removed.includes(`${id}/${target.id}`));
        if (open.length === targets.length) continue;
        if (isPaired) {
          if (open.length === 1) place(id, open[0].id);
          continue;
        }
        const shut = targets.filter((target) => !open.includes(target)).map((entry) => entry.id);
        closed.set(id, new Set(shut));
        if (open.length === 1) placed.set(id, open[0].id);
      }
      draw();
    },
    focus: () => choices[0]?.focus({ preventScroll: true }),
  };
}
