/**
 * The script of every widget where no server of ours offers files, as in JupyterLab: it asks
 * the kernel for the scripts of all widgets, the style and the deck, once per page.
 */

/** Milliseconds after which a page says that the kernel does not answer. */
const PATIENCE = 5000;

/**
 * @param {import("@anywidget/types").AnyModel} model
 * @returns {NonNullable<typeof globalThis.cartesFront>}
 */
function ask(model) {
  return new Promise((resolve, reject) => {
    const onAnswer = (/** @type {{ front?: string, style?: string, deck?: string }} */ content) => {
      if (!content?.front) return;
      model.off("msg:custom", onAnswer);
      globalThis.cartesDeck ??= content.deck;
      const address = URL.createObjectURL(new Blob([content.front], { type: "text/javascript" }));
      import(address).then(
        (bundle) => resolve({ modules: bundle.modules, style: content.style ?? "" }),
        reject,
      );
    };
    model.on("msg:custom", onAnswer);
    model.send({ want: "front" });
  });
}

/**
 * Adds the style to the page, and to a shadow root in which the widget may be: a document's
 * style reaches no class there, and a shadow root's style no variable of the document.
 *
 * @param {Node} el
 * @param {string} text
 */
function addStyle(el, text) {
  const root = el.getRootNode();
  for (const place of root instanceof ShadowRoot ? [document, root] : [document]) {
    if (place.getElementById("cartes-style")) continue;
    const style = document.createElement("style");
    style.id = "cartes-style";
    style.textContent = text;
    (place === document ? document.head : place).append(style);
  }
}

export default {
  /** @param {import("./model.js").Context<{ _cartes: string }>} context */
  async render(context) {
    const { el, model } = context;
    el.lang = model.get("lang");
    const waiting = setTimeout(() => {
      // A widget of a cell that is run later asks again.
      globalThis.cartesFront = undefined;
      el.textContent = model.get("words")["run-this-cell"];
    }, PATIENCE);
    const front = await (globalThis.cartesFront ??= ask(model));
    clearTimeout(waiting);
    el.textContent = "";
    addStyle(el, front.style);
    return front.modules[`front/${model.get("_cartes")}.js`].default.render(context);
  },
};
