/**
 * A page of matches: a choice of tables, then the one that was chosen.
 *
 * @typedef {import("./table/chooser.js").OfferedGame} OfferedGame
 * @typedef {import("./table.js").TableModel & { games: OfferedGame[], seated: boolean }} PlayModel
 */
import { drawChooser } from "./table/chooser.js";
import { showTable } from "./table.js";

/** @param {{ model: any, el: HTMLElement }} context */
function render({ model, el }) {
  let cleanUp = () => {};
  const draw = (/** @type {boolean} */ focus) => {
    cleanUp();
    cleanUp = () => {};
    document.documentElement.classList.toggle("cartes-seated", model.get("seated"));
    if (model.get("seated")) {
      cleanUp = showTable(model, el, () => model.send({ do: "leave" }));
      if (focus) /** @type {HTMLElement} */ (el.querySelector(".cartes-match-cloth")).focus();
      return;
    }
    const chooser = drawChooser(model.get("games"), model.get("words"), (chosen) =>
      model.send({ do: "choose", ...chosen }),
    );
    el.replaceChildren(chooser);
    if (focus) /** @type {HTMLElement} */ (chooser.querySelector("p")).focus();
  };
  const onSeated = () => draw(true);
  model.on("change:seated", onSeated);
  draw(false);
  return () => {
    cleanUp();
    model.off("change:seated", onSeated);
  };
}

export default { render };
