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

export {};
