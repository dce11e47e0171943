/**
 * What travels with each widget where no server of ours offers files, as in JupyterLab: it
 * asks the kernel for the widget's script, the style and the deck, once per page.
 */

const fronts = (globalThis.cartesFronts ??= new Map());

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
      import(address).then((module) => resolve(module.default), reject);
    };
    model.on("msg:custom", onAnswer);
    model.send({ want: "front" });
  });
}

export default {
  /** @param {import("./model.js").Context<{ _cartes: string }>} context */
  async render(context) {
    const name = context.model.get("_cartes");
    context.el.lang = context.model.get("lang");
    if (!fronts.has(name)) fronts.set(name, ask(context.model));
    return (await fronts.get(name)).render(context);
  },
};
