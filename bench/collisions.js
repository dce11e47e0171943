/**
 * Which words, controls and cards of an element are printed over one another.
 *
 * Cards may lie on cards: a hand is a fan, and a pile a heap.
 *
 * @param {Element} whole
 * @returns {string[]} Each pair that intersects, in a few words; empty when all stand clear.
 */
(whole) => {
  const CARD = ".cartes-card, .cartes-match-card, .cartes-match-pick";
  const CONTROL = "button, a[href], input, select, summary";
  /** What lies over the table on purpose, and hides it. */
  const SHEET = ".cartes-match-over, .cartes-verdict, dialog, [popover]";
  const MOST = 2;
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** Whether a bar or a sheet that stays at its place hides the middle of a box. */
  const isUnder = (owner, { left, right, top, bottom }) => {
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    for (let one = hit; one && !one.contains(owner); one = one.parentElement)
      if (["sticky", "fixed"].includes(getComputedStyle(one).position)) return true;
    return false;
  };
  const parts = [];
  const add = (owner, name, rects, isCard = false) => {
    if (!isSeen(owner) || owner.closest(SHEET)) return;
    for (const rect of rects)
      // What only a screen reader reads is a pixel large.
      if (rect.width > MOST && rect.height > MOST && !isUnder(owner, rect))
        parts.push({ owner, name, rect, isCard });
  };
  const words = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent.trim();
    if (!text || owner.closest(`svg, .cartes-unseen, ${CARD}`)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    add(owner, `“${text.slice(0, 30)}”`, range.getClientRects());
  }
  for (const one of whole.querySelectorAll(`${CONTROL}, ${CARD}`)) {
    if (one.parentElement.closest(CARD)) continue;
    const isCard = one.matches(CARD);
    const name = `${isCard ? "card" : "button"} ${one.dataset.id ?? one.textContent.trim()}`;
    add(one, name.slice(0, 40), [one.getBoundingClientRect()], isCard);
  }
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > MOST &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > MOST;
  /** The tilted paper that words stand on: their lines' boxes meet, their signs do not. */
  const paper = (one) => {
    const isTilted = ({ transform, rotate }) => transform !== "none" || rotate !== "none";
    while (one !== whole && !isTilted(getComputedStyle(one))) one = one.parentElement;
    return one === whole ? null : one;
  };
  /** What belongs to one card, such as its badge; or to all cards of a balcony. */
  const own = (card) => {
    const balcony = card.closest(".cartes-match-balcony");
    if (balcony) return balcony;
    const isAlone = (one) =>
      [...one.querySelectorAll(CARD)].every((each) => card.contains(each) || each.contains(card));
    let one = card;
    while (one.parentElement !== whole && isAlone(one.parentElement)) one = one.parentElement;
    return one;
  };
  const found = new Set();
  parts.forEach((one, at) => {
    for (const other of parts.slice(0, at)) {
      if ((one.isCard && other.isCard) || !meet(one.rect, other.rect)) continue;
      if (one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue;
      const card = one.isCard ? one.owner : other.isCard ? other.owner : null;
      if (card && own(card).contains(card === one.owner ? other.owner : one.owner)) continue;
      if (paper(one.owner) && paper(one.owner) === paper(other.owner)) continue;
      found.add(`${other.name} × ${one.name}`);
    }
  });
  return [...found];
};
