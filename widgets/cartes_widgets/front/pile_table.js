/**
 * A pile to try throws on: legal throws, possible ranks of a joker, possible targets of a 1.
 *
 * @typedef {{ rank: number, open: boolean, why: string, rule: string, source: string }} Rank
 * @typedef {{ id: number, text: string }} Target
 * @typedef {{ scene: views.Scene, caption: string, ranks: Rank[], targets: Target[],
 *   jokers: number, throws: number, revision: number, notice: string, goal: string, reached:
 *       boolean }} PileTableModel
 */
import { element, freshId } from "./shared/dom.js";
import { fitCards } from "./shared/fit.js";
import { roveFocus } from "./shared/focus.js";
import { foldRule } from "./shared/fold.js";
import { goalLine } from "./shared/goal.js";
import { readOut } from "./shared/live.js";
import { listen } from "./shared/model.js";
import { drawScene } from "./shared/scene.js";
import { fromTheLeft } from "./shared/seat_places.js";

/** @param {import("./shared/model.js").Context<PileTableModel>} context */
function render({ model, el }) {
  const texts = model.get("texts");
  const goal = goalLine(model, el);
  const id = freshId();
  const view = element("div.cartes-pile-view");
  const caption = element("p.cartes-caption", { tabindex: "-1" });
  const joker = /** @type {HTMLInputElement} */ (element("input", { id, type: "checkbox" }));
  const ranks = element("div.cartes-ranks", { role: "group", "aria-label": texts["pile-ranks"] });
  const targets = element("div.cartes-calls.cartes-aims", {
    role: "group",
    "aria-label": texts["pile-targets"],
  });
  const reason = element("div.cartes-reply.cartes-reason");
  const send = (/** @type {object} */ message) =>
    model.send({ ...message, revision: model.get("revision") });
  const take = element(
    "button.cartes-choice-of",
    { type: "button", onclick: () => send({ do: "take" }) },
    texts["pile-take"],
  );
  const back = element(
    "button.cartes-pass",
    { type: "button", onclick: () => send({ do: "back" }) },
    texts["pile-back"],
  );
  const again = element(
    "button.cartes-pass",
    { type: "button", onclick: () => send({ do: "again" }) },
    texts.clear,
  );

  const onRank = (/** @type {Rank} */ item) => {
    if (item.open) return send({ do: "throw", rank: item.rank, joker: joker.checked });
    reason.replaceChildren(
      element("p.cartes-reply-why", {}, item.why),
      foldRule({ rule_text: "", ...item }, texts) ?? "",
    );
    fitting.shrink();
    readOut(item.why);
  };
  const draw = () => {
    const focused = ranks.contains(document.activeElement)
      ? /** @type {HTMLElement} */ (document.activeElement).dataset.id
      : "";
    const wasAiming = targets.contains(document.activeElement);
    view.replaceChildren(drawScene(model.get("scene"), texts, { density: "walk" }));
    caption.textContent = model.get("caption");
    const isAiming = model.get("targets").length > 0;
    ranks.replaceChildren(
      ...model.get("ranks").map((/** @type {Rank} */ item) =>
        element(
          "button.cartes-choice-of.cartes-rank",
          {
            type: "button",
            "data-id": item.rank,
            "aria-disabled": item.open ? null : "true",
            onclick: () => onRank(item),
          },
          String(item.rank),
        ),
      ),
    );
    const seats = /** @type {Target[]} */ ([...model.get("targets")]);
    targets.style.setProperty("--others", String(seats.filter((item) => item.id).length));
    targets.replaceChildren(
      ...seats
        .sort((item, other) => fromTheLeft(item.id, other.id))
        .map((item) =>
          element(
            "button.cartes-choice-of.cartes-call",
            {
              type: "button",
              "data-seat": item.id,
              onclick: () => send({ do: "name", seat: item.id }),
            },
            item.text,
          ),
        ),
    );
    ranks.hidden = isAiming;
    targets.hidden = !isAiming;
    roveFocus(ranks, ".cartes-rank");
    roveFocus(targets, ".cartes-call");
    reason.replaceChildren();
    joker.checked = false;
    joker.disabled = !model.get("jokers");
    if (isAiming)
      /** @type {HTMLElement | null} */ (focused ? targets.querySelector("button") : null)?.focus();
    else if (wasAiming) caption.focus();
    else if (focused)
      /** @type {HTMLElement | null} */ (ranks.querySelector(`[data-id="${focused}"]`))?.focus();
  };
  const onRevision = () => {
    draw();
    fitting.shrink();
    readOut(
      [
        model.get("caption"),
        ...(model.get("scene").rows?.map((row) => `${row.label}${texts.colon}${row.value}.`) ?? []),
      ].join(" "),
    );
  };
  const onNotice = () => {
    if (!model.get("notice")) return;
    reason.replaceChildren(element("p.cartes-notice", {}, model.get("notice")));
    readOut(model.get("notice"));
  };

  let fitting = { fit: () => {}, shrink: () => {}, stop: () => {} };
  draw();
  const stopListening = listen(model, {
    "change:revision": onRevision,
    "change:notice": onNotice,
  });
  el.replaceChildren(
    element(
      "div.cartes-widget.cartes-felt.cartes-pile-table",
      {},
      goal.node,
      element(
        "div.cartes-ask",
        {},
        element("div.cartes-ask-head", {}, caption),
        view,
        element(
          "div.cartes-ask-talk",
          {},
          ranks,
          targets,
          element("p.cartes-joker", {}, joker, element("label", { for: id }, texts["pile-joker"])),
          reason,
          element("div.cartes-ask-actions", {}, take, back, again),
        ),
      ),
    ),
  );
  const frame = /** @type {HTMLElement} */ (el.querySelector(".cartes-pile-table"));
  fitting = fitCards(frame);
  fitting.fit();
  return () => {
    fitting.stop();
    goal.stop();
    stopListening();
  };
}

export default { render };
