/** Drawing that waits for the end of a press. */

/** The longest press in milliseconds that drawing waits for. */
const LONGEST = 1000;
/** Milliseconds from the release of a finger to its click. */
const CLICK = 50;

/**
 * Returns a function that draws a state, after the press of a pointer if one is going on; of
 * several states it then draws the latest one.
 *
 * A button that is drawn again between press and release, or moves away, would miss its click.
 *
 * @template State
 * @param {(state: State) => void} draw
 * @returns {(state: State) => void}
 */
export function betweenPresses(draw) {
  let isPressed = false;
  let timer = 0;
  /** @type {State[]} The latest state that waits, or none. */
  let waiting = [];
  const release = () => {
    isPressed = false;
    for (const state of waiting.splice(0)) draw(state);
  };
  const releaseIn = (/** @type {number} */ milliseconds) => {
    clearTimeout(timer);
    timer = setTimeout(release, milliseconds);
  };
  document.addEventListener(
    "pointerdown",
    () => {
      isPressed = true;
      releaseIn(LONGEST);
    },
    true,
  );
  for (const end of ["pointerup", "pointercancel"])
    document.addEventListener(end, () => releaseIn(CLICK), true);
  return (state) => {
    if (isPressed) waiting = [state];
    else draw(state);
  };
}
