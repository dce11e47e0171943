/**
 * Listeners that update an exercise after changes from its kernel, and after answers in other tabs.
 */
import { readOut } from "../shared/live.js";
import { listen } from "../shared/model.js";
import { followTabs } from "../shared/progress.js";

/**
 * @typedef {import("../exercise.js").ExerciseModel} ExerciseModel
 * @typedef {import("../exercise.js").ExerciseView} ExerciseView
 */

/**
 * Draws an exercise, and updates it after each change.
 *
 * @param {ExerciseView} view
 * @param {import("../shared/model.js").Model<ExerciseModel>} model
 * @returns {() => void} A function that stops the updates.
 */
export function follow(view, model) {
  const stopListening = listen(model, {
    "change:revision": () => {
      view.drawAll();
      if (model.get("risen")) readOut(model.get("risen"));
      view.keepHere();
      if (model.get("saved").review) view.save();
    },
    "change:hint": () => view.onHint(),
    "change:verdict": () => view.onVerdict(),
    "change:notice": () => view.onNotice(),
    "change:row change:recent change:mastered change:risen": () => view.drawStatus(),
  });
  view.start();
  const endTabs = followTabs(
    () => model.get("lesson"),
    (progress) => view.send({ do: "merge", progress }),
  );
  return () => {
    endTabs();
    view.endFitting();
    stopListening();
  };
}
