/**
 * A small match of a lesson: its goal above the table, and a star after it is reached.
 *
 * @typedef {import("./table.js").TableModel & { name: string, goal: string, over: boolean,
 *   reached: boolean, outcome: string }} MiniModel
 */
import { announce } from "./shared/announce.js";
import { element } from "./shared/dom.js";
import { readOut } from "./shared/live.js";
import { listen } from "./shared/model.js";
import { keep, recallList } from "./shared/storage.js";
import { wholeWindow } from "./shared/whole_window.js";
import { showTable } from "./table.js";

const KEY = "cartes-minis-v1";

/** @returns {string[]} The names of the small matches whose star this browser has saved. */
const stars = () => recallList(KEY).filter((item) => typeof item === "string");

/** @param {import("./shared/model.js").Context<MiniModel>} context */
function render({ model, el }) {
  const texts = model.get("texts");
  const status = element("p.cartes-mini-goal", {});
  const place = element("div.cartes-mini-table", {});
  const play = element(
    "button.cartes-primary.cartes-mini-play",
    { type: "button", onclick: () => openWindow() },
    texts["mini-play"],
  );
  const root = element("div.cartes-mini", {}, status, play, place);
  el.replaceChildren(root);
  // On a small screen, a step of a lesson has no space for a table.
  const whole = wholeWindow(texts["mini-label"], texts["mini-back"]);
  const openWindow = () =>
    whole.open([status, place], () => {
      root.replaceChildren(status, play, place);
      play.focus({ preventScroll: true });
    });
  const isReached = () => Boolean(model.get("over") && model.get("reached"));
  const { cleanUp } = showTable(model, place, [], true, isReached);
  const draw = () => {
    const saved = stars();
    const isSaved = saved.includes(model.get("name"));
    if (model.get("reached") && !isSaved) keep(KEY, JSON.stringify([...saved, model.get("name")]));
    status.replaceChildren(
      element("b", {}, `${texts["mini-goal"]}${texts.colon}`),
      model.get("goal"),
      model.get("outcome") ? element("b", {}, ` ${model.get("outcome")}`) : "",
      model.get("reached") || isSaved
        ? element("span.cartes-mini-star", { role: "img", "aria-label": texts["mini-star"] }, "★")
        : "",
    );
  };
  /**
   * Notifies the page whether the goal is reached. Until then, the main button is that of the
   * widget.
   */
  const announceState = () => announce(el, isReached() ? "cartes-solved" : "cartes-asked");
  const onOver = () => {
    draw();
    announceState();
    if (model.get("over")) readOut(model.get("outcome"));
  };
  draw();
  announceState();
  const stopListening = listen(model, {
    "change:goal": draw,
    "change:over change:outcome change:reached": onOver,
  });
  return () => {
    whole.close();
    cleanUp();
    stopListening();
  };
}

export default { render };
