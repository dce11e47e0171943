/**
 * A score sheet: the learner enters the result of a deal, and the engine computes the score.
 *
 * @typedef {{ id: string, text: string }} Option
 * @typedef {{ rows: { label: string, scored: number[], how: string }[], totals: number[], target:
 *   number,
 *   contracts: Option[], doublings: Option[],
 *   deal: { announcement?: string, rule: string, rule_text: string, source: string, over: string },
 *       revision: number, notice: string, goal: string, reached: boolean }} ScorepadModel
 */
import { announce } from "./shared/announce.js";
import { element, filled, freshId } from "./shared/dom.js";
import { foldRule } from "./shared/fold.js";
import { goalLine } from "./shared/goal.js";
import { readOut } from "./shared/live.js";
import { listen } from "./shared/model.js";

/**
 * @param {string} label
 * @param {HTMLElement} control
 */
function labelled(label, control) {
  control.id = freshId();
  return element("p.cartes-field", {}, element("label", { for: control.id }, label), control);
}

/** @param {Option[]} options */
const drawSelect = (options) =>
  /** @type {HTMLSelectElement} */ (
    element(
      "select",
      {},
      options.map((item) => element("option", { value: item.id }, item.text)),
    )
  );

/** @param {import("./shared/model.js").Context<ScorepadModel>} context */
function render({ model, el }) {
  const texts = model.get("texts");
  const note = element(
    "button.cartes-primary",
    { type: "button", onclick: () => onNote() },
    texts["scorepad-note"],
  );
  // When the question about the sheet is answered, the button of the page's bar continues.
  for (const name of ["cartes-asked", "cartes-solved"])
    el.addEventListener(name, () => {
      note.classList.toggle("cartes-choice-of", name === "cartes-solved");
      note.classList.toggle("cartes-primary", name === "cartes-asked");
    });
  const goal = goalLine(model, el);
  const points = /** @type {HTMLInputElement} */ (
    element("input", {
      type: "number",
      min: 0,
      max: 72,
      value: 41,
      inputmode: "numeric",
      autocomplete: "off",
    })
  );
  const contract = drawSelect(model.get("contracts"));
  const doubling = drawSelect(model.get("doublings"));
  const sheet = element("div");
  const reason = element("div.cartes-reply.cartes-reason");
  const notice = element("p.cartes-notice", { hidden: true });
  const undo = element(
    "button.cartes-pass",
    { type: "button", onclick: () => model.send({ do: "undo", revision: model.get("revision") }) },
    texts["scorepad-undo"],
  );
  const onNote = () =>
    model.send({
      revision: model.get("revision"),
      do: "note",
      points: Number(points.value),
      contract: contract.value,
      doubling: doubling.value,
    });

  const drawProgress = (/** @type {number} */ total) =>
    element(
      "span.cartes-meter",
      { "aria-hidden": "true" },
      element("span", {
        style: `inline-size:${Math.min(100, (100 * total) / model.get("target"))}%`,
      }),
    );
  const draw = () => {
    const totals = /** @type {number[]} */ (model.get("totals"));
    const heads = [texts["scorepad-us"], texts["scorepad-them"]];
    sheet.replaceChildren(
      element(
        "table.cartes-sheet.cartes-pad",
        {},
        element("caption", {}, filled(texts["scorepad-caption"], { target: model.get("target") })),
        element(
          "thead",
          {},
          element(
            "tr",
            {},
            element("td"),
            heads.map((head) => element("th", { scope: "col" }, head)),
          ),
        ),
        element(
          "tbody",
          {},
          model.get("rows").map((/** @type {ScorepadModel["rows"][0]} */ row) =>
            element(
              "tr",
              {},
              element(
                "th",
                { scope: "row" },
                row.label,
                " ",
                element("span.cartes-faint", {}, row.how),
              ),
              row.scored.map((item) => element("td", {}, item ? String(item) : "–")),
            ),
          ),
        ),
        element(
          "tfoot",
          {},
          element(
            "tr",
            {},
            element("th", { scope: "row" }, texts["scorepad-total"]),
            totals.map((item) => element("td.cartes-total", {}, String(item), drawProgress(item))),
          ),
        ),
      ),
    );
    undo.setAttribute("aria-disabled", String(!model.get("rows").length));
  };
  const onDeal = () => {
    const deal = model.get("deal");
    reason.replaceChildren();
    if (!deal.announcement) return;
    reason.append(
      element("p.cartes-reply-why", {}, deal.announcement),
      deal.over ? element("p.cartes-reply-title", {}, deal.over) : "",
      foldRule(deal, texts, deal.announcement) ?? "",
    );
  };
  const stopListening = listen(model, {
    "change:rows": draw,
    "change:totals": draw,
    "change:deal": () => {
      onDeal();
      readOut([model.get("deal").announcement, model.get("deal").over].filter(Boolean).join(" "));
      if (!goal.node) announce(el, "cartes-solved");
    },
    "change:notice": () => {
      notice.textContent = model.get("notice");
      notice.hidden = !model.get("notice");
      readOut(model.get("notice"));
    },
  });
  draw();
  onDeal();
  if (!goal.node) announce(el, "cartes-asked");
  el.replaceChildren(
    element(
      "div.cartes-widget.cartes-felt.cartes-score",
      {},
      goal.node,
      element(
        "div.cartes-ask",
        {},
        element("div.cartes-scene", {}, sheet),
        element(
          "div.cartes-ask-talk",
          {},
          element(
            "div.cartes-fields",
            { role: "group", "aria-label": texts["scorepad-deal"] },
            labelled(texts["scorepad-points"], points),
            labelled(texts["scorepad-contract"], contract),
            labelled(texts["scorepad-doubling"], doubling),
          ),
          element("div.cartes-ask-actions", {}, note, undo),
          notice,
          reason,
        ),
      ),
    ),
  );
  return () => {
    goal.stop();
    stopListening();
  };
}

export default { render };
