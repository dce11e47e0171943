/**
 * The text above an activity in a low window: two lines, and after a touch, all of it over the
 * activity.
 *
 * The activity keeps its place and its size. The style sheet decides in which windows a text is
 * cut.
 */
import { element } from "../../front/shared/dom.js";

const OPEN = "cartes-open-text";
/** CSS classes of the cells of a page: texts, and outputs of code. */
const OUTPUT = "cartes-output";

/** @param {Element} cell @returns {boolean} Whether some of its text is hidden. */
function isCut(cell) {
  const last = [...cell.querySelectorAll(":scope > :is(p, ul, ol, table, blockquote)")].at(-1);
  const end = last?.getBoundingClientRect().bottom ?? 0;
  return end > cell.getBoundingClientRect().bottom + 1;
}

/**
 * @param {HTMLElement} cell
 * @param {Record<string, string>} texts
 */
function fold(cell, texts) {
  const isOpen = () => cell.classList.contains(OPEN);
  const button = element("button.cartes-unfold", { type: "button" });
  const draw = () => {
    const isLong = isOpen() || isCut(cell);
    button.textContent = isOpen() ? texts["text-less"] : texts["text-more"];
    button.setAttribute("aria-expanded", String(isOpen()));
    cell.toggleAttribute("data-cut", isLong);
  };
  const open = () => {
    const next = /** @type {HTMLElement | null} */ (cell.nextElementSibling);
    const place = (next?.offsetTop ?? 0) - cell.offsetTop;
    cell.style.setProperty("--cartes-text-top", `${cell.offsetTop}px`);
    next?.style.setProperty("--cartes-text-place", `${place}px`);
    cell.classList.add(OPEN);
    draw();
  };
  const close = () => {
    cell.classList.remove(OPEN);
    cell.scrollTop = 0;
    draw();
  };
  button.addEventListener("click", () => (isOpen() ? close() : open()));
  cell.addEventListener("keydown", (event) => event.key === "Escape" && close());
  cell.classList.add("cartes-folded");
  cell.append(button);
  new ResizeObserver(() => isOpen() || draw()).observe(cell);
  // A text in another step is measured when it becomes visible.
  addEventListener("resize", () => cell.getClientRects().length && close());
  // A touch of the activity closes the text that covers it.
  document.addEventListener("pointerdown", (event) => {
    if (isOpen() && !cell.contains(/** @type {Node} */ (event.target))) close();
  });
}

/** @param {Record<string, string>} texts The texts of the page: `text-more` and `text-less`. */
export function startFolding(texts) {
  const look = () => {
    for (const mount of document.querySelectorAll(
      ".cartes-mount[data-fills]:not([data-fills=''])",
    )) {
      let cell = mount.closest(`.${OUTPUT}`)?.previousElementSibling;
      for (; cell; cell = cell.previousElementSibling)
        if (cell.matches(`.cartes-cell:not(.cartes-folded, .${OUTPUT})`))
          fold(/** @type {HTMLElement} */ (cell), texts);
    }
  };
  document.addEventListener("cartes-placed", look);
  look();
}
