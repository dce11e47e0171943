/**
 * Which of some elements a reader does not see without scrolling: outside of the window, under
 * the header, or under something that stays at its place (a bar, a sheet) and is not around them.
 *
 * @param {Element[]} all
 * @returns {string[]} What each of those is, in a few words; empty when all are seen.
 */
(all) => {
  // What is inert lies behind a window of its own.
  const found = (name) => {
    const one = document.querySelector(`${name}:not([hidden])`);
    return one?.closest("[inert]") ? null : one;
  };
  const bar = found(".cartes-steps-bar");
  const top = found(".cartes-header")?.getBoundingClientRect().bottom ?? 0;
  const bottom = bar ? bar.getBoundingClientRect().top : innerHeight;
  const stays = (one) => ["sticky", "fixed"].includes(getComputedStyle(one).position);
  const isCovered = (one, x, y) => {
    for (let hit = document.elementFromPoint(x, y); hit; hit = hit.parentElement) {
      if (hit.contains(one)) return false;
      if (stays(hit)) return true;
    }
    return false;
  };
  const hidden = (one) => {
    const { left, right, top: up, bottom: down } = one.getBoundingClientRect();
    if (bar?.contains(one)) return false;
    if (up < top - 1 || down > bottom + 1 || left < -1 || right > innerWidth + 1) return true;
    const x = (left + right) / 2;
    return isCovered(one, x, up + 2) || isCovered(one, x, down - 2);
  };
  return all
    .filter((one) => one.getClientRects().length)
    .filter(hidden)
    .map((one) =>
      `${one.className || one.id} ${one.dataset.id ?? ""} ${one.textContent}`.slice(0, 60),
    );
};
