/**
 * The answer areas, one for each form of answer.
 *
 * An area returns the current answer, names what is missing, and can show a given answer.
 *
 * @typedef {views.ItemView} Item
 * @typedef {views.SchemaView & { spots?: boolean }} Schema `spots`: whether the targets are places
 *   on the table.
 * @typedef {Record<string, string>} Texts
 * @typedef {string | number | string[] | null | undefined | { [part: string]: Answer }} Answer
 * @typedef {{ node: HTMLElement, value: () => Answer, isComplete: () => boolean, missing: () =>
 *   string,
 *   set: (answer: Answer) => void, setAside: (removed: string[]) => void, focus: () => void,
 *   fields?: HTMLElement[], openOneOf?: (ids: string[]) => void,
 *   seats?: Map<number, HTMLElement>,
 *   mark?: (verdict: { ok?: boolean | null }) => void }} Area `seats` has the choices that are players, by seat.
 */
import { element, filled } from "./dom.js";
import { roveFocus } from "./focus.js";
import { drawChoice, itemName, showMark } from "./items.js";
import { readOut } from "./live.js";
import { hasNumberButtons, numberArea, numberItems } from "./number_area.js";
import { moving } from "./slide.js";
import { partsArea } from "./answer_parts.js";
import { placeArea } from "./places.js";
import { putAtSeat } from "./seat_places.js";

export { itemName };

/**
 * @param {HTMLElement} node
 * @param {string} selector
 */
const focusFirst = (node, selector) =>
  /** @type {HTMLElement | null} */ (
    node.querySelector(`${selector}[aria-pressed="true"]`) ?? node.querySelector(selector)
  )?.focus();

/** Maximum number of items of a list that has one column on a narrow page. */
const FEW = 3;
/** Maximum number of lines of a log that has one column on a narrow page. */
const LONG_LOG = 5;
/** Maximum numbers of letters of a short and of a tiny choice, whose lists have columns. */
const [SHORT, TINY] = [24, 3];

/**
 * An area of cards or texts, of which the learner presses one or several.
 *
 * @param {Schema} schema
 * @param {Texts} texts
 * @param {string} label
 * @param {() => void} onChange
 * @returns {Area}
 */
function pickArea(schema, texts, label, onChange) {
  const isMultiSelect = schema.kind === "pick" && Boolean(schema.multi_select);
  /** @type {Set<string>} */
  const picked = new Set();
  const show = () => {
    for (const button of buttons)
      button.setAttribute("aria-pressed", String(picked.has(button.dataset.id ?? "")));
  };
  const buttons = schema.items.map((item) =>
    drawChoice(item, {
      "aria-pressed": "false",
      onclick: () => {
        if (!isMultiSelect) {
          if (picked.has(item.id)) return;
          picked.clear();
        }
        if (!picked.delete(item.id)) picked.add(item.id);
        show();
        onChange();
      },
    }),
  );
  const hasCards = schema.items.some((item) => item.card);
  const isShort = (/** @type {Item} */ item) => itemName(item).length <= SHORT;
  const isTiny = (/** @type {Item} */ item) => itemName(item).length <= TINY;
  const most = (/** @type {(item: Item) => boolean} */ is) =>
    2 * schema.items.filter(is).length > schema.items.length;
  const isLong = Boolean(schema.spots) && schema.items.length > LONG_LOG;
  const columns = most(isTiny) ? ".cartes-tiny" : most(isShort) ? ".cartes-short" : "";
  const look = isLong
    ? ".cartes-list.cartes-spots"
    : hasCards
      ? ".cartes-cards"
      : `.cartes-list${columns}${schema.items.length > FEW ? ".cartes-long" : ""}`;
  for (const button of buttons)
    button.classList.toggle(
      "cartes-whole",
      Boolean(columns) &&
        !schema.items.some((item) => item.id === button.dataset.id && isShort(item)),
    );
  const node = element(
    `div.cartes-answer${look}${isMultiSelect ? ".cartes-multi-select" : ""}${schema.seats ? ".cartes-at-seats" : ""}`,
    {
      role: "group",
      "aria-label": label,
      style: `--cartes-half: ${Math.ceil(schema.items.length / 2)}`,
    },
    buttons,
  );
  /** @type {Map<number, HTMLElement>} */
  const seats = new Map();
  if (schema.seats) node.dataset.seats = String(schema.seats);
  schema.items.forEach(({ seat }, at) => {
    if (seat === undefined || !schema.seats) return;
    seats.set(seat, buttons[at]);
    putAtSeat(buttons[at], seat, schema.seats);
  });
  if (schema.spots)
    buttons.forEach((button, at) => {
      button.dataset.spot = "";
      showMark(button, { badge: String(at + 1) });
    });
  roveFocus(node, ".cartes-pick");
  return {
    node,
    seats,
    isComplete: () => picked.size > 0,
    missing: () => (isMultiSelect ? texts["missing-some"] : texts["missing-one"]),
    value: () => (isMultiSelect ? [...picked] : [...picked][0]),
    set: (answer) => {
      picked.clear();
      for (const id of /** @type {string[]} */ ([answer ?? []].flat())) picked.add(id);
      show();
      onChange();
    },
    setAside: (removed) => {
      for (const button of buttons)
        button.classList.toggle("cartes-removed", removed.includes(button.dataset.id ?? ""));
    },
    focus: () =>
      (buttons.find(({ dataset }) => picked.has(dataset.id ?? "")) ?? buttons[0])?.focus(),
  };
}

/** @param {number} rank @param {string} name */
const drawEnd = (rank, name) =>
  element("span", {}, element("b.cartes-end-rank", {}, String(rank)), name);

/**
 * An area of items that the learner presses in order; a placed item can be removed again.
 *
 * @param {Schema} schema
 * @param {Texts} texts
 * @param {() => void} onChange
 * @returns {Area}
 */
function orderArea(schema, texts, onChange) {
  /** @type {string[]} */
  let order = [];
  const placed = element("ol.cartes-placed", { "aria-label": texts["order-so-far"] });
  const rest = element("div.cartes-rest", { role: "group", "aria-label": texts["your-answer"] });
  const byId = new Map(schema.items.map((item) => [item.id, item]));
  const hasCards = schema.items.some((item) => item.card);
  const both = element(
    `div.cartes-order-items${hasCards ? ".cartes-cards" : ".cartes-list"}`,
    {},
    placed,
    rest,
  );

  const draw = () => {
    placed.replaceChildren(
      ...order.map((id, at) => {
        const item = /** @type {Item} */ (byId.get(id));
        const button = drawChoice(item, {
          "aria-label": filled(texts["take-back"], { card: itemName(item) }),
          onclick: () => onTakeBack(id),
        });
        showMark(button, { badge: String(at + 1) });
        return element("li", {}, button);
      }),
    );
    rest.replaceChildren(
      ...schema.items
        .filter((item) => !order.includes(item.id))
        .map((item) => drawChoice(item, { onclick: () => onPlace(item.id) })),
    );
    roveFocus(rest, ".cartes-pick");
  };
  const change = (/** @type {() => void} */ act, focusOn = "") => {
    moving(both, ".cartes-pick", () => {
      act();
      draw();
    });
    const wanted = /** @type {HTMLElement | null} */ (
      rest.querySelector(`[data-id="${focusOn}"]`) ??
        rest.querySelector("button") ??
        placed.querySelector("li:last-child button")
    );
    if (focusOn) wanted?.focus({ preventScroll: true });
    onChange();
  };
  const onPlace = (/** @type {string} */ id) => {
    const left = schema.items.filter((item) => !order.includes(item.id)).map((item) => item.id);
    const next = left[left.indexOf(id) + 1] ?? left[left.indexOf(id) - 1] ?? id;
    const name = itemName(/** @type {Item} */ (byId.get(id)));
    readOut(`${filled(texts.position, { n: order.length + 1 })} ${name}`);
    change(() => order.push(id), next);
  };
  const onTakeBack = (/** @type {string} */ id) => {
    change(() => order.splice(order.indexOf(id), 1), id);
  };
  draw();
  return {
    node: element(
      "div.cartes-answer.cartes-order-answer",
      {},
      schema.ends
        ? element(
            "p.cartes-ends",
            { "aria-hidden": "true" },
            // Items in two rows have no left and right end, but each has its number.
            drawEnd(1, schema.ends.first),
            drawEnd(schema.items.length, schema.ends.last),
          )
        : null,
      both,
    ),
    isComplete: () => order.length === schema.items.length,
    missing: () =>
      order.length
        ? filled(texts["missing-order"], { n: schema.items.length - order.length })
        : texts["order-empty"],
    value: () => [...order],
    set: (answer) => change(() => (order = [.../** @type {string[]} */ (answer)])),
    setAside: () => {},
    focus: () => focusFirst(both, ".cartes-pick"),
  };
}

/**
 * An area of a few numbers, of which the learner presses one.
 *
 * @param {Schema} schema
 * @param {Texts} texts
 * @param {string} label
 * @param {() => void} onChange
 * @returns {Area}
 */
function numberButtons(schema, texts, label, onChange) {
  const items = numberItems(schema);
  const area = pickArea({ ...schema, kind: "choice", items }, texts, label, onChange);
  const value = () => (area.isComplete() ? Number(area.value()) : null);
  return { ...area, value, set: (answer) => area.set(answer === null ? null : String(answer)) };
}

/**
 * @param {Schema} schema
 * @param {Texts} texts
 * @param {() => void} onChange Called when the answer has changed.
 * @param {string} [label]
 * @returns {Area}
 */
export function drawAnswer(schema, texts, onChange, label = texts["your-answer"]) {
  if (schema.kind === "order") return orderArea(schema, texts, onChange);
  if (hasNumberButtons(schema)) return numberButtons(schema, texts, label, onChange);
  if (schema.kind === "number") return numberArea(schema, texts, onChange);
  if (schema.kind === "match" || schema.kind === "zones") return placeArea(schema, texts, onChange);
  if (schema.kind === "parts") return partsArea(schema, texts, onChange, drawAnswer);
  return pickArea(schema, texts, label, onChange);
}
