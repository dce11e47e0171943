/** A lesson's step on the projector page of a class. */
import { element } from "../../front/shared/dom.js";
import { hashOfStep } from "../../front/shared/query.js";
import { startScaling } from "../../pages/front/projector.js";
import { lessonOfAll } from "./class_feed.js";

/**
 * Returns a function that shows a step of a lesson in the element `stage`.
 *
 * @param {HTMLElement} stage
 * @param {{ base: string, texts: Record<string, string> }} room
 * @returns {(place: import("./class_views.js").Place) => void}
 */
export function showingLessons(stage, room) {
  /** @param {import("./class_views.js").Place} place */
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
      startScaling(frame, stage);
      stage.replaceChildren(frame);
    } else if (frame.dataset.step !== String(step) && frame.contentWindow) {
      frame.contentWindow.location.hash = hashOfStep(step);
    }
    frame.dataset.step = String(step);
  };
}
