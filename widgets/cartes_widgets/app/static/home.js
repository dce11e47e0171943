/**
 * The home page: what has been done of each lesson, as this browser remembers it.
 */
import { clearProgress, readProgress } from "../front/progress.js";
import { startTools } from "./tools.js";

const words = JSON.parse(document.getElementById("cartes-words")?.textContent ?? "{}");

function drawProgress() {
  const progress = readProgress();
  for (const item of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-lesson]"))) {
    const mark = /** @type {HTMLElement} */ (item.querySelector(".cartes-progress"));
    const exercises = Object.values(progress.lessons[item.dataset.lesson ?? ""]?.exercises ?? {});
    const done = exercises.length > 0 && exercises.every((one) => one.mastered);
    mark.hidden = exercises.length === 0;
    mark.textContent = done ? `★ ${words.done}` : words.begun;
    item.classList.toggle("cartes-done", done);
  }
  const reset = /** @type {HTMLButtonElement | null} */ (document.getElementById("cartes-reset"));
  if (!reset) return;
  reset.hidden = Object.keys(progress.lessons).length === 0;
  reset.onclick = () => {
    if (!confirm(reset.dataset.sure)) return;
    clearProgress();
    drawProgress();
    document.getElementById("cartes-main")?.focus();
  };
}

startTools();
drawProgress();
addEventListener("storage", drawProgress);
