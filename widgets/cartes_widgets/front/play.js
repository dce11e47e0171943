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
import { CoachPanel } from "./table/coach.js";
import { invite } from "./table/invite.js";
import { keepMatch, leaveTable, matchHere, saveMatch } from "./table/kept.js";
import { askedMove, forgetMove, keepMoves } from "./shared/retro.js";
import { showTable } from "./table.js";

/**
 * @param {import("./shared/model.js").Model<PlayModel>} model
 * @param {() => void} leave
 * @param {CoachPanel} panel
 * @returns {import("./table/menu.js").Deed[]} What may be done with a match that is kept.
 */
function deedsOf(model, leave, panel) {
  const words = model.get("words");
  const may = () => /** @type {May} */ (model.get("may"));
  const again = (/** @type {string} */ how) => model.send({ do: how, turn: model.get("turn") });
  const ask = (/** @type {string} */ what) => {
    panel.thinks();
    again(what);
  };
  return [
    { id: "coach", text: words["playing-coach"], onDo: () => ask("coach"), may: () => may().coach },
    {
      id: "review",
      text: words["playing-review"],
      onDo: () => ask("review"),
      may: () => may().review,
    },
    { id: "back", text: words["playing-back"], onDo: () => again("back"), may: () => may().back },
    { id: "side", text: words["playing-side"], onDo: () => again("side"), may: () => may().side },
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
  // The move that this page was asked for, and whether what is said of it lies open: the house
  // plays on meanwhile.
  const asked = askedMove();
  let judged = false;
  const send = (/** @type {Record<string, any>} */ message) =>
    model.send({ ...message, turn: model.get("turn") });
  const doing = {
    onAsk: (/** @type {Record<string, number>} */ ranges) => {
      panel.thinks();
      send({ do: "coach", ranges });
    },
    onRetry: (/** @type {number} */ at) => send({ do: "retry", at }),
    onClose: () => {
      judged = false;
      /** @type {HTMLElement | null} */ (el.querySelector(".cartes-match-cloth"))?.focus();
    },
  };
  const panel = new CoachPanel(words, doing, model.get("lang"));
  const onAdvice = () => {
    const advice = model.get("advice");
    if (advice.candidates) panel.advise(advice, model.get("ranges"));
  };
  const onCostly = () => {
    const { looked, moves } = model.get("costly");
    if (!looked) return;
    panel.review(moves);
    keepMoves(moves.map(({ kept, told }) => ({ text: kept, told })));
  };
  const onRetro = () => {
    const { told, right } = model.get("retro");
    if (!told) return;
    judged = true;
    panel.judge(told);
    if (right) forgetMove(asked);
  };
  const onTurn = () => {
    if (!judged) panel.hide();
  };
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
  model.on("change:advice", onAdvice);
  model.on("change:costly", onCostly);
  model.on("change:turn", onTurn);
  model.on("change:retro", onRetro);
  liveRegion();
  draw(false);
  // The page was loaded anew: its match goes on where it was left.
  const here = asked || matchHere()?.text;
  if (here) model.send({ do: "resume", kept: here });
  return () => {
    cleanUp();
    model.off("change:seated", onSeated);
    model.off("change:kept", onKept);
    model.off("change:notice", onNotice);
    model.off("change:advice", onAdvice);
    model.off("change:costly", onCostly);
    model.off("change:turn", onTurn);
    model.off("change:retro", onRetro);
  };
}

export default { render };
