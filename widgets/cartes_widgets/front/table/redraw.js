/** Redraws only the parts with changed contents, so that the rest of a table needs no layout. */

export class Redraw {
  constructor() {
    /** @type {Map<string, { shown: string, node: Node | null }>} */
    this.nodes = new Map();
  }

  /**
   * @template {Node | null} T
   * @param {string} name The name of a part of the table.
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
   * @param {string} name The name of a part of the table whose contents are replaced.
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
 * @param {HTMLElement} holder The element that gets exactly these nodes; nodes already in place are
 *   not touched.
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
