/**
 * The texts, controls and cards of an element that overlap.
 *
 * Cards may overlap other cards, because a hand is a fan; so may the tag of a marked card.
 *
 * @param {Element} whole
 * @returns {string[]} A short description of each overlapping pair; empty without overlaps.
 */
(whole) => {
  const CARD = ".cartes-card, .cartes-match-card, .cartes-match-pick";
  const CONTROL = "button, a[href], input, select, summary";
  /** Elements that cover the table on purpose. */
  const SHEET = ".cartes-match-over, .cartes-verdict, dialog, [popover]";
  const MAX_OVERLAP = 2;
  const isSeen = (item) =>
    item.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** Whether a fixed bar or sheet covers the centre of a box. */
  const isUnder = (owner, { left, right, top, bottom }) => {
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    for (let item = hit; item && !item.contains(owner); item = item.parentElement)
      if (["sticky", "fixed"].includes(getComputedStyle(item).position)) return true;
    return false;
  };
  /** Whether a control shows only its text; an invisible area around it is easier to touch. */
  const isBare = (item) => {
    const { backgroundColor, borderStyle } = getComputedStyle(item);
    return backgroundColor === "rgba(0, 0, 0, 0)" && borderStyle === "none";
  };
  /** Whether an element is for screen readers only. */
  const isUnseen = (item) =>
    item !== whole &&
    (getComputedStyle(item).clipPath === "inset(50%)" || isUnseen(item.parentElement));
  const parts = [];
  /** The visible part of a box: an element that scrolls or clips hides the rest. */
  const visible = (owner, { left, right, top, bottom }) => {
    for (let item = owner; item !== whole; item = item.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(item);
      const edge = item.getBoundingClientRect();
      if (overflowX !== "visible")
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== "visible")
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom, width: right - left, height: bottom - top };
  };
  const add = (owner, name, rects, kind = {}) => {
    if (!isSeen(owner) || owner.closest(SHEET)) return;
    for (const rect of [...rects].map((each) => visible(owner, each)))
      // An element for screen readers only is one pixel large.
      if (rect.width > MAX_OVERLAP && rect.height > MAX_OVERLAP && !isUnder(owner, rect))
        parts.push({ owner, name, rect, isCard: false, isBare: false, isTag: false, ...kind });
  };
  const words = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent.trim();
    if (!text || owner.closest(`svg, .cartes-unseen, ${CARD}`)) continue;
    if (isUnseen(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const isTag = owner.matches(".cartes-face-tag");
    add(owner, `“${text.slice(0, 30)}”`, range.getClientRects(), { isTag });
  }
  for (const item of whole.querySelectorAll(`${CONTROL}, ${CARD}`)) {
    if (item.parentElement.closest(CARD)) continue;
    const isCard = item.matches(CARD);
    const name = `${isCard ? "card" : "button"} ${item.dataset.id ?? item.textContent.trim()}`;
    const kind = { isCard, isBare: !isCard && isBare(item) };
    add(item, name.slice(0, 40), [item.getBoundingClientRect()], kind);
  }
  const meet = (item, other) =>
    Math.min(item.right, other.right) - Math.max(item.left, other.left) > MAX_OVERLAP &&
    Math.min(item.bottom, other.bottom) - Math.max(item.top, other.top) > MAX_OVERLAP;
  /** The rotated paper behind a text: the boxes of its lines overlap, but not their letters. */
  const paper = (item) => {
    const isTilted = ({ transform, rotate }) => transform !== "none" || rotate !== "none";
    while (item !== whole && !isTilted(getComputedStyle(item))) item = item.parentElement;
    return item === whole ? null : item;
  };
  /** The parts of one card, such as its badge, or of all cards in front of a seat. */
  const own = (card) => {
    const front = card.closest(".cartes-match-front");
    if (front) return front;
    const isAlone = (item) =>
      [...item.querySelectorAll(CARD)].every((each) => card.contains(each) || each.contains(card));
    let item = card;
    while (item.parentElement !== whole && isAlone(item.parentElement)) item = item.parentElement;
    return item;
  };
  const result = new Set();
  parts.forEach((item, at) => {
    for (const other of parts.slice(0, at)) {
      const isFan = [item, other].every(({ isCard, isTag }) => isCard || isTag);
      if (isFan || !meet(item.rect, other.rect)) continue;
      // The text of a bare control is a part of its own.
      if (item.isBare !== other.isBare) continue;
      if (item.owner.contains(other.owner) || other.owner.contains(item.owner)) continue;
      const card = item.isCard ? item.owner : other.isCard ? other.owner : null;
      if (card && own(card).contains(card === item.owner ? other.owner : item.owner)) continue;
      if (paper(item.owner) && paper(item.owner) === paper(other.owner)) continue;
      result.add(`${other.name} × ${item.name}`);
    }
  });
  return [...result];
};
