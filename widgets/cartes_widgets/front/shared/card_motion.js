/**
 * Animations of a walk, with `FLIGHT` milliseconds.
 *
 * As at tables, a card flies to its place, and a trick to its winner. The page does not
 * wait for it. With the preference for reduced motion, nothing moves.
 */
const FLIGHT = 220;
const GATHER = 250;
const EASE = "cubic-bezier(.2,.8,.3,1)";
const TRICK = ".cartes-trick";
const SEAT = ".cartes-seat-name";

/**
 * @typedef {{ rect: DOMRect, ghost: HTMLElement | null }} Seen `ghost`: a copy of a card of a
 *   trick.
 */
/** @typedef {{ cards: Map<string, Seen>, winner: DOMRect | null }} Before */

/** @param {HTMLElement} root */
const cardsOf = (root) =>
  /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-card]")]).filter(
    ({ dataset }) => dataset.card,
  );

/** @param {Element | null | undefined} node */
const rectOf = (node) => node?.getBoundingClientRect() ?? null;

/**
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
const shift = (from, to) =>
  `translate(${from.x + from.width / 2 - to.x - to.width / 2}px, ${
    from.y + from.height / 2 - to.y - to.height / 2
  }px)`;

/**
 * @param {HTMLElement} root
 * @returns {Before | null} The current positions of the cards; null if nothing should move.
 */
export function rememberCards(root) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return null;
  const cards = cardsOf(root).map((node) => {
    const ghost = node.closest(TRICK) ? node.cloneNode(true) : null;
    const seen = { rect: node.getBoundingClientRect(), ghost };
    return /** @type {[string, Seen]} */ ([node.dataset.card, seen]);
  });
  const winner = rectOf(root.querySelector(`${TRICK} .cartes-winning ${SEAT}`));
  return cards.length ? { cards: new Map(cards), winner } : null;
}

/**
 * Animates redrawn cards from their old positions, new cards of a trick from their seats, and the
 * cards of a finished trick to its winner.
 *
 * @param {HTMLElement} root
 * @param {Before | null} before
 */
export function flyCards(root, before) {
  if (!before) return;
  const left = new Map(before.cards);
  for (const node of cardsOf(root)) {
    const card = node.dataset.card ?? "";
    const to = node.getBoundingClientRect();
    const from = left.get(card)?.rect ?? rectOf(node.closest("li")?.querySelector(SEAT));
    left.delete(card);
    if (!from || Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 2) continue;
    const start = { transform: shift(from, to), opacity: before.cards.has(card) ? 1 : 0.3 };
    node.animate([start, {}], { duration: FLIGHT, easing: EASE });
  }
  for (const { rect, ghost } of left.values()) if (ghost) gather(root, ghost, rect, before.winner);
}

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} ghost
 * @param {DOMRect} rect
 * @param {DOMRect | null} winner
 */
function gather(root, ghost, rect, winner) {
  if (!winner) return;
  ghost.removeAttribute("data-card");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.style.cssText =
    `position:fixed;z-index:5;margin:0;left:${rect.x}px;top:${rect.y}px;` +
    `width:${rect.width}px;height:${rect.height}px`;
  root.append(ghost);
  ghost
    .animate([{}, { transform: shift(winner, rect), opacity: 0.1 }], {
      duration: GATHER,
      easing: "ease-in",
    })
    .finished.catch(() => null)
    .then(() => ghost.remove());
}
