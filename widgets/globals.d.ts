/** What our scripts leave on a page for each other. */
declare global {
  /** Where the page's host offers the deck; undefined where a kernel sends it. */
  var cartesHost: { deckUrl?: string } | undefined;
  /** The deck as a kernel sent it. */
  var cartesDeck: string | undefined;
  /** The scripts of widgets that a kernel was asked for, by their names. */
  var cartesFronts:
    | Map<string, Promise<{ render: (context: import("@anywidget/types").RenderProps) => unknown }>>
    | undefined;
}

export {};
