/**
 * A page of matches: a choice of tables, then the one that was chosen.
 *
 * @typedef {import("./table/chooser.js").OfferedGame} OfferedGame
 * @typedef {import("./table/kept.js").Kept} Kept
 * @typedef {import("./table/coach.js").Advice} Advice
 * @typedef {import("./table/coach.js").Costly} Costly
 * @typedef {{ back: boolean, side: boolean, code: string, coach: boolean, review: boolean }} May
 * @typedef {import("./table.js").TableModel & { games: OfferedGame[], seated: boolean, kept: Kept,
 *   may: May, advice: Advice, costly: { looked: boolean, moves: Costly[] },
 *   ranges: Record<string, number[]>, retro: { told?: string, right?: boolean } }} PlayModel
 */
import { liveRegion, tell } from "./shared/live.js";
import { drawChooser } from "./table/chooser.js";
import { coachDeeds, seatCoach } from "./table/coached.js";
import { invite } from "./table/invite.js";
import { keepMatch, leaveTable, matchHere, saveMatch } from "./table/kept.js";
import { askedMove } from "./shared/retro.js";
import { showTable } from "./table.js";

/**
 * @param {import("./shared/model.js").Model<PlayModel>} model
 * @param {() => void} leave
 * @param {import("./table/coach.js").CoachPanel} panel
 * @returns {import("./table/menu.js").Deed[]} What may be done with a match that is kept.
 */
function deedsOf(model, leave, panel) {
  const words = model.get("words");
  const may = () => /** @type {May} */ (model.get("may"));
  return [
    ...coachDeeds(model, panel),
    {
      id: "side",
      text: words["playing-side"],
      onDo: () => model.send({ do: "side", turn: model.get("turn") }),
      may: () => may().side,
      atEnd: true,
    },
    {
      id: "save",
      text: words["playing-save"],
      onDo: () => saveMatch(model.get("kept")),
      may: () => Boolean(model.get("kept").text),
    },
    { id: "invite", text: words["playing-invite"], onDo: () => invite(may().code, words) },
    { id: "leave", text: words["playing-leave"], onDo: leave },
  ];
}

/** @param {import("./shared/model.js").Context<PlayModel>} context */
function render({ model, el }) {
  let cleanUp = () => {};
  /** @type {ReturnType<typeof drawChooser> | null} */
  let chooser = null;
  const words = model.get("words");
  // The move that this page was asked for.
  const asked = askedMove();
  const { panel, endCoach } = seatCoach(model, el, () => asked);
  const leave = () => {
    leaveTable();
    model.send({ do: "leave" });
  };
  const say = (/** @type {string} */ text) => {
    chooser?.say(text);
    tell(text);
  };
  const draw = (/** @type {boolean} */ focus) => {
    cleanUp();
    cleanUp = () => {};
    chooser = null;
    document.documentElement.classList.toggle("cartes-seated", model.get("seated"));
    if (model.get("seated")) {
      const { view, cleanUp: end } = showTable(model, el, deedsOf(model, leave, panel), true);
      cleanUp = end;
      panel.hide();
      view.root.append(panel.root);
      if (focus) {
        /** @type {HTMLElement} */ (el.querySelector(".cartes-match-cloth")).focus();
        view.tellTurn();
      }
      return;
    }
    chooser = drawChooser(model.get("games"), words, {
      onSit: (chosen) => model.send({ do: "choose", ...chosen }),
      onResume: (text) => model.send({ do: "resume", kept: text }),
      onJoin: (code, { strength, helped }) => model.send({ do: "join", code, strength, helped }),
      onFault: say,
    });
    el.replaceChildren(chooser.root);
    if (focus) /** @type {HTMLElement} */ (chooser.root.querySelector("p")).focus();
  };
  const onSeated = () => draw(true);
  const onKept = () => keepMatch(model.get("kept"));
  const onNotice = () => {
    if (chooser && model.get("notice")) say(model.get("notice"));
  };
  model.on("change:seated", onSeated);
  model.on("change:kept", onKept);
  model.on("change:notice", onNotice);
  liveRegion();
  draw(false);
  // A link to a table that there is not was refused before the page was drawn.
  onNotice();
  // The page was loaded anew: its match goes on where it was left.
  const here = asked || matchHere()?.text;
  if (here) model.send({ do: "resume", kept: here });
  else onKept();
  return () => {
    cleanUp();
    endCoach();
    model.off("change:seated", onSeated);
    model.off("change:kept", onKept);
    model.off("change:notice", onNotice);
  };
}

export default { render };
