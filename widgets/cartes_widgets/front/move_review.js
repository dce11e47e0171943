/**
 * A deal of one game, and the learner's costly moves in it, to choose again.
 *
 * @typedef {import("./play.js").PlayModel & { game: string }} MoveReviewModel
 */
import { announce } from "./shared/announce.js";
import { element } from "./shared/dom.js";
import { liveRegion, readOut } from "./shared/live.js";
import { savedMoves } from "./shared/costly_moves.js";
import { listen } from "./shared/model.js";
import { coachItems, seatCoach } from "./table/coached.js";
import { showTable } from "./table.js";

/** @param {import("./shared/model.js").Context<MoveReviewModel>} context */
function render({ model, el }) {
  const texts = model.get("texts");
  const game = model.get("game");
  let cleanUp = () => {};
  let asked = "";
  const { panel, endCoach } = seatCoach(model, el, () => asked);
  const notice = element("p.cartes-notice", { role: "status", hidden: true });

  /**
   * Opens a costly move, or begins a new deal.
   *
   * @param {string} text The saved text of the costly move; "" for a new deal.
   */
  const sit = (text) => {
    asked = text;
    model.send(text ? { do: "resume", saved: text } : { do: "begin" });
  };
  const drawList = () => {
    const moves = savedMoves().filter((item) => item.game === game);
    return element(
      "div.cartes-widget.cartes-move-review",
      {},
      element(
        "p",
        { tabindex: "-1" },
        texts[moves.length ? "move-review-some" : "move-review-none"],
      ),
      element(
        "ul",
        { "aria-label": texts["move-review-title"] },
        moves.map(({ text, message: message }) =>
          element(
            "li",
            {},
            element("button.cartes-quiet", { type: "button", onclick: () => sit(text) }, message),
          ),
        ),
      ),
      notice,
      element(
        "button.cartes-primary",
        { type: "button", "data-id": "begin", onclick: () => sit("") },
        texts["move-review-begin"],
      ),
    );
  };
  const draw = (/** @type {boolean} */ focus) => {
    cleanUp();
    cleanUp = () => {};
    announce(el, "cartes-asked");
    if (!model.get("seated")) {
      el.replaceChildren(drawList());
      if (focus) /** @type {HTMLElement} */ (el.querySelector("p")).focus();
      return;
    }
    const leave = {
      id: "leave",
      text: texts["playing-leave"],
      onDo: () => model.send({ do: "leave" }),
    };
    const menuItems = [...coachItems(model, panel), leave];
    const { view, cleanUp: end } = showTable(model, el, menuItems, true);
    cleanUp = end;
    panel.join(view);
    if (!focus) return;
    /** @type {HTMLElement} */ (el.querySelector(".cartes-match-cloth")).focus();
    view.readOutTurn();
  };
  const onSeated = () => draw(true);
  const onNotice = () => {
    const text = model.get("notice");
    if (model.get("seated")) return;
    notice.hidden = !text;
    notice.textContent = text;
    if (text) readOut(text);
  };
  const onReviewed = () => {
    if (model.get("reviewed").right) announce(el, "cartes-solved");
  };
  const stopListening = listen(model, {
    "change:seated": onSeated,
    "change:notice": onNotice,
    "change:reviewed": onReviewed,
  });
  liveRegion();
  draw(false);
  return () => {
    cleanUp();
    endCoach();
    stopListening();
  };
}

export default { render };
