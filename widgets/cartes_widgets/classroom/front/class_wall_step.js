/** A lesson's step on the projector: as large as the window allows, because nobody scrolls there. */
import { element } from "../../front/shared/dom.js";
import { hashOfStep } from "../../front/shared/query.js";
import { afterFitting, isWhole } from "../../pages/front/projected.js";
import { lessonOfAll } from "./class_feed.js";

/**
 * How much larger than on a laptop with a window of 720 px a lesson may be, the largest first.
 *
 * With the last one, text is 18 px high there, which can be read from the last row.
 */
const SCALES = [1.75, 1.6, 1.45, 1.3, 1.2, 1.125];
const HEIGHT = 720;
/** On a screen of 4:3, this page is as low as a phone in landscape, and has its layout. */
const NARROWEST = 688;

/**
 * Starts to make the step of a frame as large as it fits.
 *
 * The frame has a smaller page than its place, and is scaled up: so the page has the layout of a
 * small window, in which all of a step is in view.
 *
 * @param {HTMLIFrameElement} frame
 * @param {HTMLElement} stage The place of the frame.
 * @returns {() => void} A function that begins again with the largest scale, for another step.
 */
function startScaling(frame, stage) {
  let at = 0;
  const scale = () => {
    const [width, height] = [stage.clientWidth, stage.clientHeight];
    const factor = Math.min(
      (SCALES[at] * innerHeight) / HEIGHT,
      Math.max(width / NARROWEST, innerHeight / HEIGHT),
    );
    frame.style.width = `${width / factor}px`;
    frame.style.height = `${height / factor}px`;
    frame.style.scale = String(factor);
  };
  const check = () => {
    if (at === SCALES.length - 1 || !frame.contentDocument || isWhole(frame.contentDocument))
      return;
    at += 1;
    scale();
    later();
  };
  const later = afterFitting(check);
  const begin = () => {
    at = 0;
    scale();
    later();
  };
  frame.addEventListener("load", () => {
    const page = frame.contentDocument;
    if (!page) return;
    page.documentElement.classList.add("cartes-on-wall");
    // Texts and cards come later, and each answer may add a text.
    new MutationObserver(later).observe(page.body, {
      attributeFilter: ["class", "style"],
      childList: true,
      subtree: true,
    });
    begin();
  });
  new ResizeObserver(begin).observe(stage);
  return begin;
}

/**
 * Returns a function that shows a step of a lesson in the element `stage`.
 *
 * @param {HTMLElement} stage
 * @param {{ base: string, texts: Record<string, string> }} room
 * @returns {(place: class_views.PlaceView) => void}
 */
export function showingLessons(stage, room) {
  let begin = () => {};
  /** @param {class_views.PlaceView} place */
  const opened = (place) => {
    const frame = /** @type {HTMLIFrameElement} */ (
      element("iframe.cartes-wall-lesson", {
        src: `${lessonOfAll(room.base, place)}&projector=1`,
        title: `${room.texts["wall-lesson"]}: ${place.title}`,
      })
    );
    frame.dataset.lesson = place.path;
    return frame;
  };
  return (place) => {
    const { path, step } = place;
    const shown = stage.querySelector("iframe");
    const frame = shown?.dataset.lesson === path ? shown : opened(place);
    if (frame !== shown) {
      begin = startScaling(frame, stage);
      stage.replaceChildren(frame);
    } else if (frame.dataset.step !== String(step) && frame.contentWindow) {
      frame.contentWindow.location.hash = hashOfStep(step);
      begin();
    }
    frame.dataset.step = String(step);
  };
}
