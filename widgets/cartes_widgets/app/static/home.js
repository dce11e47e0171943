/**
 * The home page: what has been done of each lesson, as this browser remembers it.
 */
import { clearProgress, dueReviews, lessonStars, readProgress } from "../front/shared/progress.js";
import { startTools } from "./tools.js";

const words = JSON.parse(document.getElementById("cartes-words")?.textContent ?? "{}");

/** What is due for review, if anything was ever practised. */
function drawReview() {
  const review = document.getElementById("cartes-review");
  if (!review) return;
  const due = dueReviews();
  review.textContent = due ? words.due.replace("{n}", String(due)) : words["nothing-due"];
  review.classList.toggle("cartes-due", due > 0);
}

function drawProgress() {
  const progress = readProgress();
  for (const item of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("[data-lesson]")
  )) {
    const mark = /** @type {HTMLElement} */ (item.querySelector(".cartes-progress"));
    const kept = progress.lessons[item.dataset.lesson ?? ""];
    const done = Boolean(kept?.done);
    mark.hidden = !kept;
    const stars = lessonStars(kept);
    const drawn = document.createElement("span");
    drawn.textContent = "★".repeat(stars) + "☆".repeat(3 - stars);
    drawn.setAttribute("role", "img");
    drawn.setAttribute("aria-label", words.stars.replace("{n}", String(stars)));
    mark.replaceChildren(drawn, ` ${done ? words.done : words.begun}`);
    item.classList.toggle("cartes-done", done);
  }
  drawReview();
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

/** A page that found no room asks again by itself, unless nobody looks at it. */
function askAgain() {
  const seconds = Number(document.body.dataset.again ?? 0);
  if (!seconds) return;
  const ask = () => (document.hidden ? setTimeout(ask, 1000) : location.reload());
  setTimeout(ask, 1000 * seconds);
}

askAgain();
startTools();
drawProgress();
addEventListener("storage", drawProgress);
