/**
 * A deal that the learner makes: touch who shuffles and cuts, move the slider, deal to each seat.
 *
 * @typedef {{ name: string, role: string, count: number, shown: string[], label: string }} Chair
 * @typedef {import("./shared/reply.js").Reply} DealVerdict
 * @typedef {{ chairs: Chair[], doing: string, prompt: string, left: number, hand: string[],
 *   card_names: Record<string, string>, options: { id: string, text: string }[], verdict: DealVerdict,
 *   slips: number, revision: number, notice: string }} DealWalkModel
 */
import { announce } from "./shared/announce.js";
import { pointOf } from "./shared/seat_places.js";
import { drawCard, drawNamedCard } from "./shared/card.js";
import { element, freshId } from "./shared/dom.js";
import { replyOf } from "./shared/reply.js";

/** @param {import("./shared/model.js").Context<DealWalkModel>} context */
function render({ model, el }) {
  const texts = model.get("texts");
  const send = (/** @type {object} */ message) =>
    model.send({ ...message, revision: model.get("revision") });
  const id = freshId();
  const prompt = element("p.cartes-ask-prompt", { id, tabindex: "-1" });
  const chairs = /** @type {Chair[]} */ (model.get("chairs")).map((_, seat, all) =>
    element("button.cartes-deal-chair", {
      type: "button",
      style: pointOf(seat, all.length),
      "data-seat": seat,
      onclick: () => model.get("doing") === "seat" && send({ do: "seat", seat }),
    }),
  );
  const pack = element("div.cartes-deal-pack", { role: "img" });
  const ring = element(
    "div.cartes-deal-ring",
    { role: "group", "aria-label": texts["dealing-label"] },
    pack,
    chairs,
  );
  const acts = element("div.cartes-deal-acts");
  const reply = replyOf(model);
  const hand = element("div.cartes-deal-hand", { role: "group" });

  const size = () => /** @type {number} */ (model.get("left"));
  const slider = /** @type {HTMLInputElement} */ (
    element("input.cartes-deal-slider", {
      type: "range",
      min: 1,
      "aria-label": texts["dealing-lift"],
      oninput: () => drawPack(),
    })
  );
  const cut = element(
    "button.cartes-primary",
    { type: "button", onclick: () => send({ do: "cut", cut: Number(slider.value) }) },
    texts["dealing-cut"],
  );

  const stack = (/** @type {number} */ count) =>
    element(
      "span.cartes-deal-stack",
      {},
      drawCard("back"),
      element("b", { "aria-hidden": "true" }, String(count)),
    );
  const drawPack = () => {
    const isCutting = model.get("doing") === "cut";
    const parts = isCutting
      ? [Number(slider.value), size() - Number(slider.value)]
      : size()
        ? [size()]
        : [];
    pack.replaceChildren(...parts.map(stack));
    pack.setAttribute("aria-label", `${texts["dealing-pack"]}${texts.colon}${parts.join(" | ")}`);
    if (isCutting) slider.setAttribute("aria-valuetext", parts.join(" | "));
  };
  const drawChair = (/** @type {HTMLElement} */ node, /** @type {Chair} */ chair) => {
    const labels = model.get("card_names");
    node.setAttribute("aria-disabled", String(model.get("doing") !== "seat"));
    node.classList.toggle("cartes-deal-served", chair.count > 0);
    // Only the cards of the last packet are animated.
    const shown = `${chair.role} ${chair.label} ${chair.shown}`;
    if (node.dataset.shown === shown) return;
    node.dataset.shown = shown;
    node.replaceChildren(
      element("span.cartes-deal-name", {}, chair.name),
      " ",
      element("span.cartes-deal-role", {}, chair.role),
      " ",
      element("span.cartes-unseen", {}, chair.label),
      element(
        "span.cartes-deal-got",
        {},
        chair.count - chair.shown.length > 0 ? stack(chair.count - chair.shown.length) : null,
        chair.shown.map((card) => drawNamedCard(card, labels[card])),
      ),
    );
  };
  const drawActs = () => {
    const doing = model.get("doing");
    const options = /** @type {DealWalkModel["options"]} */ (model.get("options"));
    const buttons = options.map((item, at) =>
      element(
        doing === "choice" && at === 0 ? "button.cartes-primary" : "button.cartes-choice-of",
        { type: "button", "data-id": item.id, onclick: () => send({ do: item.id }) },
        item.text,
      ),
    );
    acts.replaceChildren(...(doing === "cut" ? [slider, cut] : []), ...buttons);
  };
  const draw = () => {
    const hadFocus = acts.contains(document.activeElement);
    const all = /** @type {Chair[]} */ (model.get("chairs"));
    const cards = /** @type {string[]} */ (model.get("hand"));
    const labels = model.get("card_names");
    prompt.textContent = model.get("prompt");
    if (model.get("doing") === "cut" && slider.max !== String(size() - 1)) {
      slider.max = String(size() - 1);
      slider.value = String(Math.floor(size() / 2));
    }
    chairs.forEach((node, seat) => drawChair(node, all[seat]));
    drawPack();
    drawActs();
    reply.draw();
    hand.setAttribute("aria-label", texts["dealing-hand"]);
    hand.hidden = !cards.length;
    hand.style.setProperty("--cartes-count", String(cards.length));
    hand.replaceChildren(...cards.map((card) => drawNamedCard(card, labels[card])));
    // The pressed button may no longer exist, so the focus moves to the prompt.
    if (hadFocus && !acts.contains(document.activeElement)) prompt.focus({ preventScroll: true });
    announce(el, model.get("doing") === "done" ? "cartes-solved" : "cartes-asked");
  };

  el.replaceChildren(
    element(
      "div.cartes-widget.cartes-felt.cartes-deal",
      { role: "group", "aria-labelledby": id },
      element("div.cartes-ask-head", {}, prompt),
      ring,
      acts,
      reply.node,
      hand,
    ),
  );
  draw();
  return reply.follow(draw);
}

export default { render };
