/**
 * The script of every widget where no server of ours offers files, as in JupyterLab: it asks
 * the kernel for the scripts of all widgets, the style and the deck, once per page.
 */

/** @param {import("@anywidget/types").AnyModel} model */
function ask(model) {
  return new Promise((resolve, reject) => {
    const onAnswer = (/** @type {{ front?: string, style?: string, deck?: string }} */ content) => {
      if (!content?.front) return;
      model.off("msg:custom", onAnswer);
      if (!document.getElementById("cartes-style")) {
        const style = document.createElement("style");
        style.id = "cartes-style";
        style.textContent = content.style ?? "";
        document.head.append(style);
      }
      globalThis.cartesDeck ??= content.deck;
      const address = URL.createObjectURL(new Blob([content.front], { type: "text/javascript" }));
      import(address).then((bundle) => resolve(bundle.modules), reject);
    };
    model.on("msg:custom", onAnswer);
    model.send({ want: "front" });
  });
}

export default {
  /** @param {import("./model.js").Context<{ _cartes: string }>} context */
  async render(context) {
    context.el.lang = context.model.get("lang");
    const modules = await (globalThis.cartesModules ??= ask(context.model));
    return modules[`front/${context.model.get("_cartes")}.js`].default.render(context);
  },
};
