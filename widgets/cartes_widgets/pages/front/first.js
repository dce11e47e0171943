/**
 * What has to be known before a lesson's first picture: its text is drawn before its scripts come.
 * The theme that was chosen; and whether another step than the first will be shown, whose text
 * would only flash. No module: those come too late.
 */
(() => {
  const LONGEST = 3000;
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
  // Where it came last, the step is there already.
  if ("ready" in root.dataset) return;
  const isAsked = location.hash || /[?&](step|deal|projector)=/.test(location.search);
  if (!isAsked && !(Number(recall(`cartes-step-${root.dataset.page}`)) > 0)) return;
  root.classList.add("cartes-coming");
  // Whatever becomes of the other scripts, the text is shown.
  setTimeout(() => root.classList.remove("cartes-coming"), LONGEST);
})();
