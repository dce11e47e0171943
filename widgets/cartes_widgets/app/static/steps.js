/**
 * A lesson's steps: one section at a time, or all of them.
 */

/**
 * @param {string} text
 * @param {Record<string, string | number>} values
 */
const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

/**
 * @param {Record<string, string>} words
 * @param {string} lesson Id of the lesson, under which the step is remembered.
 */
export function startSteps(words, lesson) {
  const sections = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".cartes-step")]);
  const bar = /** @type {HTMLElement} */ (document.querySelector(".cartes-steps-bar"));
  const [previous, next, all] = ["previous", "next", "all"].map(
    (name) => /** @type {HTMLButtonElement} */ (document.getElementById(`cartes-${name}`)),
  );
  const position = /** @type {HTMLElement} */ (document.getElementById("cartes-position"));
  const progress = /** @type {HTMLProgressElement} */ (document.getElementById("cartes-progress"));
  const [stepByStep, showAll] = [all.dataset.other ?? "", all.textContent];
  const shared = new URLSearchParams(location.search).get("etape");
  let current = 0;

  /**
   * @param {number} step
   * @param {boolean} focus
   */
  const show = (step, focus) => {
    current = Math.max(0, Math.min(step, sections.length - 1));
    sections.forEach((section, at) => section.toggleAttribute("data-current", at === current));
    position.textContent = filled(words.step, { n: current + 1, of: sections.length });
    progress.max = sections.length;
    progress.value = current + 1;
    previous.setAttribute("aria-disabled", String(current === 0));
    next.setAttribute("aria-disabled", String(current === sections.length - 1));
    document.body.toggleAttribute("data-last-step", current === sections.length - 1);
    sessionStorage.setItem(`cartes-step-${lesson}`, String(current));
    // A shared link's own step must not come back when the page is reloaded at the first one.
    history.replaceState(
      null,
      "",
      current || shared ? `#etape-${current + 1}` : location.pathname + location.search,
    );
    if (!focus) return;
    const heading = sections[current].querySelector("h1, h2");
    heading?.setAttribute("tabindex", "-1");
    /** @type {HTMLElement | null} */ (heading)?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  };

  const onHash = () => {
    const asked = /^#etape-(\d{1,3})$/.exec(location.hash);
    if (asked && Number(asked[1]) - 1 !== current) show(Number(asked[1]) - 1, true);
  };
  const onAll = () => {
    const stepping = document.documentElement.classList.toggle("cartes-stepping");
    all.setAttribute("aria-pressed", String(!stepping));
    all.textContent = stepping ? showAll : stepByStep;
  };
  const go = (/** @type {number} */ by) => () => {
    if (current + by >= 0 && current + by < sections.length) show(current + by, true);
  };
  previous.addEventListener("click", go(-1));
  next.addEventListener("click", go(1));
  all.addEventListener("click", onAll);
  addEventListener("hashchange", onHash);

  const asked =
    /^#etape-(\d{1,3})$/.exec(location.hash)?.[1] ?? /^\d{1,3}$/.exec(shared ?? "")?.[0];
  const kept = Number(sessionStorage.getItem(`cartes-step-${lesson}`) ?? 0);
  show(asked ? Number(asked) - 1 : Number.isInteger(kept) ? kept : 0, false);
  bar.hidden = false;
}
