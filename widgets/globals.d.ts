/** What our scripts leave on a page for each other. */
declare global {
    /** Where the page's host offers the drawings; undefined where a kernel sends them. */
    var cartesHost: { files: string } | undefined;
    /** The drawings as a kernel sent them, as JSON. */
    var cartesDrawings: { deck?: string; faces?: string } | undefined;
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
