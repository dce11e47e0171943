/** Loads the drawings of cards or faces only once: from the page's server, or from the kernel. */

/**
 * @template T
 * @param {"deck" | "faces"} file
 * @param {() => void} [onLoad]
 */
export function drawingsOf(file, onLoad = () => {}) {
  /** @type {T | null} The drawings; null until they have arrived. */
  let content = null;
  /** @type {Promise<void> | undefined} */
  let coming;
  const load = async () => {
    const { cartesHost: host, cartesDrawings: sent } = globalThis;
    content = /** @type {T} */ (
      host
        ? await (await fetch(`${host.files}${file}.json`)).json()
        : JSON.parse(sent?.[file] ?? "null")
    );
    onLoad();
  };
  /**
   * A promise of the drawings; null if they could not be loaded, and then the next call retries.
   */
  const ready = async () => {
    coming ??= load().catch(() => {
      coming = undefined;
    });
    await coming;
    return content;
  };
  return {
    ready,
    /** @param {(content: T) => void} draw Called immediately, or when the drawings arrive. */
    whenReady: (draw) => {
      if (content) draw(content);
      else ready().then((arrived) => arrived && draw(arrived));
    },
  };
}
