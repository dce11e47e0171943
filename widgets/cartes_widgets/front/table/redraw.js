/**
 * Redraws only the parts whose contents have changed, so that the rest of a table needs no layout
 * or painting.
 */

export class Redraw {
  constructor() {
    /** @type {Map<string, { shown: string, node: Node | null }>} */
    this.drawn = new Map();
  }

  /**
   * @template {Node | null} T
   * @param {string} name Of a part of the table.
   * @param {unknown} shown All that it is drawn from, but for what never changes.
   * @param {() => T} draw
   * @returns {T} What was drawn last, if it was from the same; else what is drawn now.
   */
  part(name, shown, draw) {
    const key = JSON.stringify(shown);
    const last = this.drawn.get(name);
    if (last?.shown === key) return /** @type {T} */ (last.node);
    const node = draw();
    this.drawn.set(name, { shown: key, node });
    return node;
  }

  /**
   * @param {string} name Of a part of the table that is filled, not replaced.
   * @param {unknown} shown
   * @param {() => void} fill
   */
  filling(name, shown, fill) {
    this.part(name, shown, () => {
      fill();
      return null;
    });
  }
}

/**
 * @param {HTMLElement} holder Takes these nodes and no others; those that it holds in their places
 *   stay untouched.
 * @param {(Node | null)[]} nodes
 */
export function settle(holder, nodes) {
  const wanted = nodes.filter((item) => item !== null);
  wanted.forEach((node, at) => {
    const there = holder.childNodes[at];
    if (there === node) return;
    if (there) there.replaceWith(node);
    else holder.append(node);
  });
  while (holder.childNodes.length > wanted.length) holder.lastChild?.remove();
}
