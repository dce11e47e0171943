/**
 * A tree of bets: each branch is a call with its seat and its points.
 *
 * @typedef {{ text: string, who: string, notes: string[], here: boolean, passed: boolean, branches:
 *   Branch[] }} Branch
 * @typedef {{ branches: Branch[], label: string }} BetTreeModel
 */
import { element } from "./shared/dom.js";

/**
 * @param {Branch} branch
 * @param {Record<string, string>} texts
 * @returns {HTMLElement}
 */
function drawBranch(branch, texts) {
  const marks = `${branch.passed ? ".cartes-passed" : ""}${branch.here ? ".cartes-here" : ""}`;
  return element(
    "li",
    {},
    element(
      `div.cartes-bet${marks}`,
      { "aria-current": branch.here ? "step" : null },
      element(
        "span.cartes-bet-name",
        {},
        element("strong", {}, branch.text),
        branch.who ? element("span", {}, ` ${branch.who}`) : null,
        branch.here ? element("span.cartes-bet-here", {}, texts["bets-here"]) : null,
      ),
      element(
        "span.cartes-bet-notes",
        {},
        branch.notes.map((note) => element("span", {}, note)),
      ),
    ),
    branch.branches.length
      ? element(
          "ul",
          {},
          branch.branches.map((item) => drawBranch(item, texts)),
        )
      : null,
  );
}

/** @param {import("./shared/model.js").Context<BetTreeModel>} context */
function render({ model, el }) {
  const texts = model.get("texts");
  const branches = /** @type {BetTreeModel["branches"]} */ (model.get("branches"));
  el.replaceChildren(
    element(
      "div.cartes-widget.cartes-felt.cartes-betting",
      {},
      element(
        "ul.cartes-bets",
        { "aria-label": model.get("label") },
        branches.map((item) => drawBranch(item, texts)),
      ),
    ),
  );
}

export default { render };
