/**
 * Runs before the first paint of a lesson, whose text appears before its other scripts are loaded.
 *
 * It sets the chosen theme, and marks a page with large letters. It also checks whether another step
 * than the first will be shown, so that the first does not flash. It is not a module, because
 * modules run too late.
 */
(() => {
  const MAX_WAIT = 3000;
  const LARGE = 24;
  const root = document.documentElement;
  const recall = (/** @type {string} */ key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = recall("cartes-theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  const letters = parseFloat(getComputedStyle(root).fontSize);
  root.classList.toggle("cartes-large-letters", letters >= LARGE);
  // After a Back navigation, the step is already visible.
  if ("ready" in root.dataset) return;
  const isAsked = location.hash || /[?&](step|deal|projector)=/.test(location.search);
  if (!isAsked && !(Number(recall(`cartes-step-${root.dataset.page}`)) > 0)) return;
  root.classList.add("cartes-coming");
  // Shows the text even if the other scripts fail.
  setTimeout(() => root.classList.remove("cartes-coming"), MAX_WAIT);
})();
