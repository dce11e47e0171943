/** A phone in landscape, as in low_window.css: little height, and more width than height. */
const LOW_WINDOW = "(max-height: 30rem) and (min-aspect-ratio: 5/4)";

/** @returns {boolean} */
export const isLowWindow = () => matchMedia(LOW_WINDOW).matches;
