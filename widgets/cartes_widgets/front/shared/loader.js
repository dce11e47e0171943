/**
 * The script of every widget on pages of other servers, such as JupyterLab.
 *
 * It requests all scripts, the style sheet and the drawings from the kernel, once per page.
 *
 * @typedef {{ front?: string, style?: string, drawings?: typeof cartesDrawings }} Answer
 */

/** Time after which a page shows that the kernel does not respond, in milliseconds. */
const PATIENCE = 5000;

/**
 * @param {import("@anywidget/types").AnyModel} model
 * @returns {NonNullable<typeof globalThis.cartesFront>}
 */
function ask(model) {
  return new Promise((resolve, reject) => {
    const onAnswer = (/** @type {Answer} */ content) => {
      if (!content?.front) return;
      model.off("msg:custom", onAnswer);
      globalThis.cartesDrawings ??= content.drawings;
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
 * Adds the style to the page, and to a shadow root that contains the widget: neither style is
 * enough alone.
 *
 * @param {Node} root
 * @param {string} text
 */
function addStyle(root, text) {
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
      // The widget of a cell that runs later sends a new request.
      globalThis.cartesFront = undefined;
      el.textContent = model.get("texts")["run-this-cell"];
    }, PATIENCE);
    const front = await (globalThis.cartesFront ??= ask(model));
    clearTimeout(waiting);
    el.textContent = "";
    const root = el.getRootNode();
    addStyle(root, front.style);
    if (root instanceof ShadowRoot) front.modules["front/shared/card.js"].addSuits(root);
    return front.modules[`front/${model.get("_cartes")}.js`].default.render(context);
  },
};
