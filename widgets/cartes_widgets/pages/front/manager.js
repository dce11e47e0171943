/**
 * JupyterLab's widget manager, for a page with a standard ipywidget.
 *
 * It is large, so it is loaded only when such a model appears.
 */

let loading = false;

/**
 * Starts listeners for the window's load event if the event has already happened.
 *
 * The script of the manager may load after this event, and would wait for it forever.
 */
function startLateListeners() {
  const add = window.addEventListener;
  window.addEventListener = (
    /** @type {string} */ type,
    /** @type {any} */ listener,
    /** @type {any} */ options,
  ) => {
    if (type === "load" && document.readyState === "complete")
      setTimeout(() => listener(new Event("load")));
    else add.call(window, type, listener, options);
  };
}

/**
 * @param {HTMLElement[]} places
 * @param {any} config Voilà's configuration of the page.
 * @param {string} base
 * @param {string} kernelId
 */
export function loadManager(places, config, base, kernelId) {
  for (const place of places) {
    const output = document.createElement("script");
    output.type = "application/vnd.voila.cell-output+json";
    output.textContent = JSON.stringify({
      output_type: "display_data",
      metadata: {},
      data: {
        "application/vnd.jupyter.widget-view+json": {
          model_id: place.dataset.model,
          version_major: 2,
          version_minor: 0,
        },
      },
    });
    place.replaceChildren(output);
  }
  if (loading) return;
  loading = true;
  const settings = document.createElement("script");
  settings.id = "jupyter-config-data";
  settings.type = "application/json";
  settings.textContent = JSON.stringify({ ...config, baseUrl: base, kernelId });
  const script = document.createElement("script");
  script.src = `${config.fullStaticUrl}/voila.js`;
  startLateListeners();
  document.body.append(settings, script);
}
