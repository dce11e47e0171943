/**
 * A page of matches: a choice of tables, then the one that was chosen.
 *
 * @typedef {import("./table/chooser.js").OfferedGame} OfferedGame
 * @typedef {import("./table/kept.js").Kept} Kept
 * @typedef {{ back: boolean, side: boolean, code: string }} May
 * @typedef {import("./table.js").TableModel & { games: OfferedGame[], seated: boolean, kept: Kept,
 *   may: May }} PlayModel
 */
import { tell } from "./shared/live.js";
import { drawChooser } from "./table/chooser.js";
import { invite } from "./table/invite.js";
import { keepMatch, leaveTable, matchHere, saveMatch } from "./table/kept.js";
import { showTable } from "./table.js";

/**
 * @param {any} model
 * @param {() => void} leave
 * @returns {import("./table/menu.js").Deed[]} What may be done with a match that is kept.
 */
function deedsOf(model, leave) {
  const words = model.get("words");
  const may = () => /** @type {May} */ (model.get("may"));
  const again = (/** @type {string} */ how) => model.send({ do: how, turn: model.get("turn") });
  return [
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

/** @param {{ model: any, el: HTMLElement }} context */
function render({ model, el }) {
  let cleanUp = () => {};
  /** @type {ReturnType<typeof drawChooser> | null} */
  let chooser = null;
  const words = model.get("words");
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
      cleanUp = showTable(model, el, deedsOf(model, leave), true).cleanUp;
      if (focus) /** @type {HTMLElement} */ (el.querySelector(".cartes-match-cloth")).focus();
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
  draw(false);
  // The page was loaded anew: its match goes on where it was left.
  const here = matchHere();
  if (here) model.send({ do: "resume", kept: here.text });
  return () => {
    cleanUp();
    model.off("change:seated", onSeated);
    model.off("change:kept", onKept);
    model.off("change:notice", onNotice);
  };
}

export default { render };
