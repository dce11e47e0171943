/**
 * An answer in several parts; on a small page, only one part is open at a time.
 *
 * @typedef {import("./answers.js").Schema} Schema
 * @typedef {import("./answers.js").Area} Area
 * @typedef {import("./answers.js").Texts} Texts
 */
import { element, filled } from "./dom.js";

/**
 * @param {Schema} schema
 * @param {Texts} texts
 * @param {() => void} onChange
 * @param {typeof import("./answers.js").drawAnswer} draw Draws the answer area of one part.
 * @returns {Area & { fields: HTMLElement[], openOneOf: (ids: string[]) => void }} Its last
 *   function opens the first of these parts, unless one of them is open.
 */
export function partsArea(schema, texts, onChange, draw) {
  const parts = (schema.parts ?? []).map((part, at) => {
    const onPart = () => {
      // A single choice completes its part, so open the next incomplete part.
      const next = parts.findIndex(isOpen);
      if (part.kind === "choice" && area.isComplete() && next >= 0) open(next);
      onChange();
    };
    const area = draw(part, texts, onPart, part.label);
    const name = element(
      "button.cartes-part-name",
      { type: "button", onclick: () => open(at) },
      part.label,
    );
    const field = element(
      "fieldset",
      { "data-part": part.id },
      element("legend", {}, name),
      area.node,
    );
    return { part, area, field, name };
  });
  const isOpen = (/** @type {{ area: Area }} */ item) => !item.area.isComplete();
  const open = (/** @type {number} */ shown) => {
    parts.forEach(({ field, name }, at) => {
      field.toggleAttribute("data-open", at === shown);
      name.setAttribute("aria-expanded", String(at === shown));
    });
  };
  open(0);
  const wanting = () => parts.find(isOpen);
  return {
    node: element(
      "div.cartes-answer.cartes-parts",
      { style: `--cartes-parts: ${parts.length}` },
      parts.map(({ field }) => field),
    ),
    fields: parts.map(({ field }) => field),
    openOneOf: (ids) => {
      const named = parts.filter(({ part }) => ids.includes(part.id));
      if (named.length && !named.some(({ field }) => field.hasAttribute("data-open")))
        open(parts.indexOf(named[0]));
    },
    isComplete: () => parts.every(({ area }) => area.isComplete()),
    missing: () => {
      const first = wanting();
      return first
        ? filled(texts["missing-part"], { part: first.part.label, what: first.area.missing() })
        : "";
    },
    value: () => Object.fromEntries(parts.map(({ part, area }) => [part.id, area.value()])),
    set: (answer) => {
      const answers = /** @type {Record<string, import("./answers.js").Answer>} */ (answer);
      for (const { part, area } of parts) if (part.id in answers) area.set(answers[part.id]);
    },
    setAside: (removed) => {
      for (const { part, area } of parts)
        area.setAside(
          removed
            .filter((item) => item.startsWith(`${part.id}/`))
            .map((item) => item.slice(part.id.length + 1)),
        );
    },
    focus: () => {
      const first = wanting() ?? parts[0];
      open(parts.indexOf(first));
      first.area.focus();
    },
  };
}
