/** What our scripts leave on a page for each other. */
declare global {
    /** Where the page's host offers the deck; undefined where a kernel sends it. */
    var cartesHost: { deckUrl?: string } | undefined;
    /** The deck as a kernel sent it. */
    var cartesDeck: string | undefined;
    /** The scripts of all widgets as a kernel sent them, by their paths, and their style. */
    var cartesFront:
        | Promise<{
              modules: Record<string, { default: { render: (context: unknown) => unknown } }> & {
                  "front/shared/card.js": { addSuits: (root: Document | ShadowRoot) => void };
              };
              style: string;
          }>
        | undefined;
}

export {};
