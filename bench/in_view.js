/**
 * The elements that are not completely visible without scrolling.
 *
 * They are outside the window, under the header, or under a fixed bar or sheet that does not
 * contain them.
 *
 * @param {Element[]} all
 * @returns {string[]} A short description of each of them; empty if all are visible.
 */
(all) => {
  // Inert elements are behind a dialog.
  const result = (name) => {
    const item = document.querySelector(`${name}:not([hidden])`);
    return item?.closest("[inert]") ? null : item;
  };
  const bar = result(".cartes-steps-bar");
  const top = result(".cartes-header")?.getBoundingClientRect().bottom ?? 0;
  const bottom = bar ? bar.getBoundingClientRect().top : innerHeight;
  const stays = (item) => ["sticky", "fixed"].includes(getComputedStyle(item).position);
  const isCovered = (item, x, y) => {
    for (let hit = document.elementFromPoint(x, y); hit; hit = hit.parentElement) {
      if (hit.contains(item)) return false;
      if (stays(hit)) return true;
    }
    return false;
  };
  const hidden = (item) => {
    const { left, right, top: up, bottom: down } = item.getBoundingClientRect();
    if (bar?.contains(item)) return false;
    // The buttons of an exercise or a walk lie on the bar, without being part of it.
    const most = item.closest(".cartes-acts") ? innerHeight : bottom;
    if (up < top - 1 || down > most + 1 || left < -1 || right > innerWidth + 1) return true;
    const x = (left + right) / 2;
    return isCovered(item, x, up + 2) || isCovered(item, x, down - 2);
  };
  return all
    .filter((item) => item.getClientRects().length)
    .filter(hidden)
    .map((item) =>
      `${item.className || item.id} ${item.dataset.id ?? ""} ${item.textContent}`.slice(0, 60),
    );
};
