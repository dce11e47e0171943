/**
 * Reads a lesson and answers its first exercise as soon as possible, on Cartes pages and in
 * JupyterLite.
 *
 * It returns when the text, the first widget and the verdict were drawn, in milliseconds since the
 * request for the page.
 */
(() => {
  /** @type {Record<string, number>} */
  const marks = {};
  const find = (/** @type {string} */ selector) => document.querySelector(selector);
  const painted = (/** @type {() => void} */ then) => requestAnimationFrame(() => setTimeout(then));
  const wanted = {
    text: "#cartes-main h1, .jp-RenderedMarkdown h1",
    widget: ".cartes-widget",
    answer: ".cartes-exercise .cartes-verdict",
  };
  let isRunning = false;
  /** @type {Element | null} */
  let checked = null;

  /** In JupyterLite, a click must start the cells. */
  const runCells = () => {
    const app = /** @type {any} */ (window).jupyterapp;
    const widget = app?.shell?.currentWidget;
    if (isRunning || !widget?.sessionContext?.session?.kernel || !find(".jp-CodeCell")) return;
    isRunning = true;
    app.commands.execute("notebook:run-all-cells");
  };

  const answer = () => {
    const exercise = find(".cartes-exercise");
    const choice = exercise?.querySelector(".cartes-answer [data-id]");
    if (!exercise || !choice || choice === checked || find(wanted.answer)) return;
    const steps = [...document.querySelectorAll(".cartes-step")];
    const hash = `#step-${steps.findIndex((item) => item.contains(exercise)) + 1}`;
    if (steps.length && location.hash !== hash) location.hash = hash;
    // After a redraw, the choice must be selected again.
    if (choice.getAttribute("aria-pressed") !== "true") return choice.click();
    checked = choice;
    exercise.querySelector("[data-do=main]").click();
  };

  const look = () => {
    for (const [name, selector] of Object.entries(wanted))
      if (!(name in marks) && find(selector)) {
        marks[name] = 0;
        painted(() => {
          marks[name] = performance.now();
          if (Object.keys(wanted).every((item) => marks[item]))
            console.info(`measured ${JSON.stringify(marks)}`);
        });
      }
    runCells();
    answer();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
