/** Redraws only the parts with changed contents, so that the rest of a table needs no layout. */

export class Redraw {
  constructor() {
    /** @type {Map<string, { shown: string, node: Node | null }>} */
    this.nodes = new Map();
  }

  /**
   * Draws a part of the table if its values have changed.
   *
   * @template {Node | null} T
   * @param {string} name The name of the part.
   * @param {unknown} shown All values from which the part is drawn, except constant ones.
   * @param {() => T} draw
   * @returns {T} The existing part if the values are equal; else a new part.
   */
  part(name, shown, draw) {
    const key = JSON.stringify(shown);
    const last = this.nodes.get(name);
    if (last?.shown === key) return /** @type {T} */ (last.node);
    const node = draw();
    this.nodes.set(name, { shown: key, node });
    return node;
  }

  /**
   * Replaces the contents of a part of the table if its values have changed.
   *
   * @param {string} name The name of the part.
   * @param {unknown} shown All values from which the part is drawn.
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
 * Makes `nodes` the only children of an element; nodes already in place are not touched.
 *
 * @param {HTMLElement} holder
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
