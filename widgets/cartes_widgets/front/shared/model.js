/**
 * The model that anywidget passes to a widget's script, with the traits that every widget has.
 *
 * @typedef {{ texts: Record<string, string>, lang: string }} Common
 */

/**
 * @template {Record<string, any>} Traits
 * @typedef {import("@anywidget/types").AnyModel<Traits & Common>} Model
 */

/**
 * @template {Record<string, any>} Traits
 * @typedef {{ model: Model<Traits>, el: HTMLElement }} Context
 */

/**
 * @param {Model<any>} model
 * @param {Record<string, () => void>} listeners By the names of their events, divided by spaces.
 * @returns {() => void} A function that removes the listeners.
 */
export function listen(model, listeners) {
  for (const [names, listener] of Object.entries(listeners)) model.on(names, listener);
  return () => {
    for (const [names, listener] of Object.entries(listeners)) model.off(names, listener);
  };
}
