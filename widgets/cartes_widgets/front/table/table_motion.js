/**
 * Animations on a table; a fast one takes `QUICK` milliseconds.
 *
 * Cards fly to their places, and a trick to its winner. The page does not wait for it.
 */
const QUICK = 230;
const GATHER = 250;
const STAGGER = 10;
const EASE = "cubic-bezier(.2,.8,.3,1)";

/** @typedef {{ rect: DOMRect, node: HTMLElement, isOnTable: boolean }} Seen */
/** @typedef {Map<string, Seen>} Before */

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * @param {ParentNode} root
 * @returns {HTMLElement[]}
 */
const cardsOf = (root) => [
  .../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-card]")),
];

/**
 * @param {HTMLElement} root
 * @returns {Before | null} The current positions of the cards; null if nothing should move.
 */
export function remember(root) {
  if (isStill()) return null;
  return new Map(
    cardsOf(root).map((node) => [
      node.dataset.card ?? "",
      {
        rect: node.getBoundingClientRect(),
        node,
        isOnTable:
          node.closest(".cartes-match-trick, .cartes-match-pile, .cartes-match-tricks-played") !==
          null,
      },
    ]),
  );
}

/**
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
const shift = (from, to) =>
  `translate(${from.x + from.width / 2 - to.x - to.width / 2}px, ${
    from.y + from.height / 2 - to.y - to.height / 2
  }px) scale(${Math.max(0.2, from.width / (to.width || 1))})`;

/**
 * @param {HTMLElement} root
 * @param {number | string | null | undefined} seat
 */
const discOf = (root, seat) => root.querySelector(`[data-disc="${seat}"]`)?.getBoundingClientRect();

/**
 * Animates redrawn cards from their old positions, and removed cards to the seat that took them.
 *
 * @param {HTMLElement} root
 * @param {Before | null} before
 * @param {number | null} taker The seat that took the cards of the table; -1 if they went out of
 *   play.
 */
export function moveFrom(root, before, taker) {
  if (!before) return;
  const now = new Set();
  let fresh = 0;
  for (const node of cardsOf(root)) {
    const card = node.dataset.card ?? "";
    now.add(card);
    const to = node.getBoundingClientRect();
    const from = before.get(card)?.rect;
    const origin = from ?? discOf(root, node.dataset.from) ?? stockOf(root);
    if (!origin || !to.width || (from && Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 2))
      continue;
    const delay = from ? 0 : Math.min(fresh++ * STAGGER, 60);
    node.animate([{ transform: shift(origin, to), ...(from ? {} : { opacity: 0.3 }) }, {}], {
      duration: QUICK,
      delay,
      easing: EASE,
      fill: "backwards",
    });
  }
  const gone = [...before.values()].filter(
    (item) => item.isOnTable && !now.has(item.node.dataset.card),
  );
  if (taker !== null) gather(root, gone, taker);
}

/** @param {HTMLElement} root */
const stockOf = (root) => root.querySelector("[data-stock]")?.getBoundingClientRect();

/**
 * @param {HTMLElement} root
 * @param {Seen[]} gone
 * @param {number} seat
 */
function gather(root, gone, seat) {
  const frame = root.getBoundingClientRect();
  const to = discOf(root, seat) ?? new DOMRect(frame.right, frame.top + frame.height / 2, 20, 30);
  for (const { node, rect } of gone) {
    const ghost = /** @type {HTMLElement} */ (node.cloneNode(true));
    ghost.className = "cartes-match-card cartes-match-ghost";
    ghost.removeAttribute("data-card");
    ghost.setAttribute("aria-hidden", "true");
    ghost.style.cssText = `left:${rect.x - frame.x}px;top:${rect.y - frame.y}px;width:${rect.width}px`;
    root.append(ghost);
    ghost
      .animate([{}, { transform: shift(to, rect), opacity: 0.15 }], {
        duration: GATHER,
        easing: "ease-in",
      })
      .finished.catch(() => null)
      .then(() => ghost.remove());
  }
}

/** @param {Element | null} node */
export function shake(node) {
  if (!node || isStill()) return;
  node.animate(
    [0, -7, 7, -5, 4, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: 280 },
  );
}

/** @param {Element | null} node */
export function rise(node) {
  if (!node || isStill()) return;
  node.animate([{ transform: "scale(.86)", opacity: 0 }, {}], {
    duration: 180,
    easing: "ease-out",
  });
}
