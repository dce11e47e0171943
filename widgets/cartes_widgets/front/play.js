/**
 * A page of matches: a choice of tables, then the chosen table.
 *
 * @typedef {import("./table/chooser.js").OfferedGame} OfferedGame
 * @typedef {import("./table/saved_match.js").SavedMatch} SavedMatch
 * @typedef {import("./table/coach.js").Advice} Advice
 * @typedef {import("./table/coach.js").Costly} Costly
 * @typedef {{ back: boolean, side: boolean, code: string, coach: boolean, review: boolean }} May
 * @typedef {import("./table.js").TableModel & { games: OfferedGame[], seated: boolean, saved: SavedMatch,
 *   may: May, advice: Advice, costly: { looked: boolean, moves: Costly[] },
 *   ranges: Record<string, number[]>, coach: import("./shared/portrait.js").Face,
 *   reviewed: { message?: string, right?: boolean } }} PlayModel
 */
import { liveRegion, readOut } from "./shared/live.js";
import { drawChooser } from "./table/chooser.js";
import { coachItems, seatCoach } from "./table/coached.js";
import { invite } from "./table/invite.js";
import {
  keepMatch,
  leaveAddress,
  leaveTable,
  MAX_MATCH_LENGTH,
  matchHere,
  savedMatches,
  saveMatch,
} from "./table/saved_match.js";
import { SavedPlaces } from "./table/replace_match.js";
import { pictureMatch, pictureMove } from "./table/match_picture.js";
import { leadBack, playedOnFrom } from "./table/way_back.js";
import { askedMove } from "./shared/costly_moves.js";
import { listen } from "./shared/model.js";
import { showTable } from "./table.js";

/**
 * @param {import("./shared/model.js").Model<PlayModel>} model
 * @param {() => void} leave
 * @param {import("./table/coach.js").CoachPanel} panel
 * @returns {import("./table/table_menu.js").MenuItem[]} The menu items for a saved match.
 */
function menuItemsOf(model, leave, panel) {
  const texts = model.get("texts");
  const may = () => /** @type {May} */ (model.get("may"));
  return [
    ...coachItems(model, panel),
    {
      id: "side",
      text: texts["playing-side"],
      onDo: () => model.send({ do: "side", revision: model.get("revision") }),
      may: () => may().side,
      atEnd: true,
    },
    {
      id: "save",
      text: texts["playing-save"],
      onDo: () => saveMatch(model.get("saved")),
      may: () => Boolean(model.get("saved").text),
    },
    {
      id: "picture",
      text: texts["playing-picture"],
      onDo: () => pictureMatch(model),
      may: () => model.get("pending") === "match",
      atEnd: true,
    },
    { id: "invite", text: texts["playing-invite"], onDo: () => invite(may().code, texts) },
    {
      id: "exercise",
      text: texts["playing-exercise"],
      onDo: () => location.assign(playedOnFrom()),
      may: () => Boolean(playedOnFrom()),
      atEnd: true,
    },
    {
      id: "leave",
      text: texts["playing-leave"],
      onDo: leave,
      atEnd: () => model.get("pending") === "match",
    },
  ];
}

/** @param {import("./shared/model.js").Context<PlayModel>} context */
function render({ model, el }) {
  let cleanUp = () => {};
  /**
   * @type {boolean | null} Whether the page shows a table (true) or the choice of tables (false);
   *   null for neither.
   */
  let isTable = null;
  /** @type {ReturnType<typeof showTable>["view"] | null} */
  let view = null;
  /** @type {ReturnType<typeof drawChooser> | null} */
  let chooser = null;
  const texts = model.get("texts");
  // The costly move in the page's address.
  const asked = askedMove();
  const { panel, endCoach } = seatCoach(
    model,
    el,
    () => asked,
    (move) => pictureMove(move, texts),
  );
  const leave = () => {
    isShared = false;
    places.resume(null);
    leaveTable();
    model.send({ do: "leave" });
  };
  const showNotice = (/** @type {string} */ text) => {
    chooser?.showNotice(text);
    readOut(text);
  };
  const resume = (/** @type {string} */ text) => {
    places.resume(Object.values(savedMatches()).find((saved) => saved.text === text));
    model.send({ do: "resume", saved: text });
  };
  const places = new SavedPlaces(texts, {
    // The table that is refused is left first: a match of another server does not open.
    onResume: (text) => {
      leave();
      resume(text);
    },
    onOther: () => {
      if (!isTable) draw(true);
      keep();
    },
    onCancel: leave,
  });
  const draw = (/** @type {boolean} */ focus) => {
    const isOpen = Boolean(model.get("seated")) && (isShared || places.admits(model.get("saved")));
    // The choice of a table stays as it is while the page asks.
    if (isTable === false && model.get("seated") && !isOpen) return;
    cleanUp();
    cleanUp = () => {};
    isTable = isOpen;
    chooser = null;
    document.documentElement.classList.toggle("cartes-seated", isTable);
    if (isTable) {
      const table = showTable(model, el, menuItemsOf(model, leave, panel), true);
      ({ view, cleanUp } = table);
      panel.join(view);
      if (focus) {
        /** @type {HTMLElement} */ (el.querySelector(".cartes-match-cloth")).focus();
        view.readOutTurn();
      }
      return;
    }
    chooser = drawChooser(model.get("games"), model.get("faces"), texts, {
      onSit: (chosen) => {
        places.resume(null);
        model.send({ do: "choose", ...chosen });
      },
      onResume: resume,
      onJoin: (code, { helped }) => {
        places.resume(null);
        model.send({ do: "join", code, helped });
      },
      onError: showNotice,
    });
    el.replaceChildren(chooser.root);
    if (focus) /** @type {HTMLElement} */ (chooser.root.querySelector("p")).focus();
  };
  // A shared result does not replace the learner's saved match until the learner continues it.
  let isShared = Boolean(asked);
  const keep = () => {
    const saved = model.get("saved");
    if (isShared && (saved.over || !saved.text || saved.text === asked)) return;
    if (!places.admits(saved)) return;
    if (isShared) leaveAddress();
    isShared = false;
    keepMatch(saved);
  };
  const listeners = {
    "change:seated": () => isTable === model.get("seated") || draw(true),
    "change:revision": () => isTable === null && draw(true),
    "change:saved": keep,
    "change:notice": () => {
      const notice = model.get("notice");
      if (!notice) return;
      const isLate = isTable === null;
      if (isLate) draw(false);
      if (chooser) showNotice(notice);
      else if (isLate) view?.onNotice();
    },
  };
  const stopListening = listen(model, listeners);
  liveRegion();
  leadBack(texts);
  // After a reload the match continues. The page shows nothing until the match is restored or
  // refused: the address may name another table with other cards.
  const here = asked || (matchHere()?.text ?? "");
  if (!asked) places.resume(matchHere());
  if (here && here.length <= MAX_MATCH_LENGTH) {
    model.send({ do: "resume", saved: here });
  } else {
    draw(false);
    // The server may have refused the table in the address before the page was drawn.
    listeners["change:notice"]();
    listeners["change:saved"]();
  }
  return () => {
    cleanUp();
    endCoach();
    stopListening();
  };
}

export default { render };
