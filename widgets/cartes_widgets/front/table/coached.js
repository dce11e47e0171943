/**
 * A table with a coach, whose answers are shown on the table.
 *
 * The browser saves the costly moves of a reviewed deal.
 *
 * @typedef {import("../play.js").PlayModel} PlayModel
 * @typedef {import("../play.js").May} May
 */
import { forgetMove, keepMoves } from "../shared/costly_moves.js";
import { listen } from "../shared/model.js";
import { CoachPanel } from "./coach.js";

/**
 * @param {import("../shared/model.js").Model<PlayModel>} model
 * @param {CoachPanel} panel
 * @returns {import("./table_menu.js").MenuItem[]}
 */
export function coachItems(model, panel) {
  const texts = model.get("texts");
  const may = () => /** @type {May} */ (model.get("may"));
  const send = (/** @type {string} */ how) =>
    model.send({ do: how, revision: model.get("revision") });
  return [
    {
      id: "back",
      text: texts["playing-back"],
      onDo: () => send("back"),
      may: () => may().back,
      onTable: true,
    },
    {
      id: "coach",
      text: texts["playing-coach"],
      onDo: () => {
        const advice = model.get("advice");
        const { table } = panel;
        // A hint that was closed opens again first; the figures come after it.
        if (advice.candidates && table && !table.aid.isOpen)
          return table.showHint(advice.candidates[0]);
        if (advice.candidates) return panel.advise(advice, model.get("ranges"));
        table?.awaitHint(texts["playing-coach-thinks"]);
        send("coach");
      },
      may: () => may().coach,
      onTable: true,
    },
    {
      id: "review",
      text: texts["playing-review"],
      onDo: () => {
        panel.thinks();
        send("review");
      },
      may: () => may().review,
      atEnd: true,
    },
  ];
}

/**
 * Adds the coach to a table.
 *
 * @param {import("../shared/model.js").Model<PlayModel>} model
 * @param {HTMLElement} el The element of the table.
 * @param {() => string} asked Returns the costly move that is played again; "" without one.
 * @param {((move: import("./coach.js").Costly) => void) | null} [onPicture] Shares a costly move;
 *   null if it has no address.
 * @returns {{ panel: CoachPanel, endCoach: () => void }} The coach's messages, and a function that
 *   removes its listeners.
 */
export function seatCoach(model, el, asked, onPicture = null) {
  // Whether the text about a costly move is open; bots continue to play in the meantime.
  let judged = false;
  const send = (/** @type {Record<string, any>} */ message) =>
    model.send({ ...message, revision: model.get("revision") });
  const panel = new CoachPanel(
    model.get("texts"),
    {
      onAsk: (ranges) => {
        panel.thinks();
        send({ do: "coach", ranges });
      },
      onRetry: (at) => send({ do: "retry", at }),
      onPicture,
      onClose: () => {
        judged = false;
        /** @type {HTMLElement | null} */ (el.querySelector(".cartes-match-cloth"))?.focus();
      },
    },
    model.get("lang"),
    model.get("coach"),
  );
  const endCoach = listen(model, {
    "change:advice": () => {
      const advice = model.get("advice");
      if (!advice.candidates) return;
      // The first answer is a hint; the figures change while they are open.
      if (panel.root.hidden) panel.table?.showHint(advice.candidates[0]);
      else panel.advise(advice, model.get("ranges"));
    },
    "change:costly": () => {
      const { looked, moves } = model.get("costly");
      if (!looked) return;
      panel.review(moves);
      keepMoves(
        moves.map(({ saved, message: text, game }) => ({ text: saved, message: text, game })),
      );
    },
    "change:notice": () => {
      const notice = model.get("notice");
      if (notice) panel.fail(notice);
    },
    "change:revision": () => {
      if (!judged) panel.hide();
    },
    "change:reviewed": () => {
      const { message: message, right } = model.get("reviewed");
      if (!message) return;
      judged = true;
      panel.judge(message);
      if (right) forgetMove(asked());
    },
  });
  return { panel, endCoach };
}
