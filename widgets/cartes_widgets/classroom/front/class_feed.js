/**
 * Common to the pages of a class: event streams and posts.
 */
import { element, filled } from "../../front/shared/dom.js";

export { filled };

/**
 * @template [PageData=unknown]
 * @typedef {{ base: string, here: string, static: string, words: Record<string, string>, page: Record<string, string>,
 *   pageData: PageData }} Room `here`: where the pages of this room are; `pageData`: data that only
 *   this page receives.
 */

/** @type {<PageData>() => Room<PageData>} The data embedded in the page. */
export const readRoom = () =>
  JSON.parse(document.getElementById("cartes-room")?.textContent ?? "{}");

/**
 * An address of the class with the language of this page: another page of the same browser, such
 * as the projector beside the board, may use another language.
 *
 * @param {string} address
 */
const spoken = (address) => `${address}?lang=${document.documentElement.lang}`;

/** @param {string} text Nothing hides the banner. */
export function showBanner(text) {
  const banner = document.getElementById("cartes-banner");
  const label = banner?.querySelector("span");
  if (!banner || !label) return;
  label.textContent = text;
  banner.hidden = !text;
}

/**
 * The address of the step to which all are brought; its seed gives all the same exercises.
 *
 * @param {string} base
 * @param {import("./class_views.js").Place} place
 */
export const lessonOfAll = (base, { path, step, seed }) =>
  `${base}voila/render/${path}?seed=${seed}&step=${step}`;

/** The reader's last table, so that nobody is brought to the same table twice. */
export const SEATED = "cartes-class-seated";

/** @param {{ closed: boolean } | null} state Of a member: whether the membership or the room has ended. */
export const isOut = (state) => state === null || state.closed;

/** Says above everything that the class is frozen; it exists before it gets text, to be announced. */
const pause = element("p.cartes-class-pause", { role: "status" });

/**
 * Freezes a page while the class is frozen, and shows a notice.
 *
 * @param {boolean} isStill
 * @param {Record<string, string>} words
 * @param {boolean} [isTold] Whether the page shows its own notice.
 */
export function holdStill(isStill, words, isTold = false) {
  document.documentElement.classList.toggle("cartes-class-frozen", isStill);
  if (!pause.isConnected) document.body.append(pause);
  const isSaid = isStill && !isTold;
  if (isSaid === pause.hasChildNodes()) return;
  pause.replaceChildren(
    ...(isSaid ? [element("b", {}, words.frozen), " ", words["frozen-more"]] : []),
  );
}

/** @param {boolean} isAllowed Whether the teacher lets the pages of students make sounds. */
export const allowSounds = (isAllowed) =>
  document.documentElement.classList.toggle("cartes-class-sounds", isAllowed);

/**
 * Follows a class: `onState` receives snapshots, only the latest. A hidden page closes its
 * connection, since a browser has few of them, and opens it again when it is visible.
 *
 * @template {{ closed: boolean }} State
 * @param {string} address
 * @param {(state: State | null) => void} onState null means that the reader is not in the class.
 * @param {(isLost: boolean) => void} onLost
 * @param {(state: State | null) => boolean} [isLast] Whether to stop after this state: further
 *   requests would be refused.
 */
export function followClass(address, onState, onLost, isLast = () => false) {
  /** @type {EventSource | undefined} */
  let source;
  let isOver = false;
  const open = () => {
    if (source || isOver) return;
    source = new EventSource(spoken(address));
    source.onmessage = ({ data }) => {
      onLost(false);
      const state = JSON.parse(data);
      onState(state);
      if (!isLast(state)) return;
      isOver = true;
      close();
    };
    source.onerror = () => {
      onLost(true);
      // A refusal ends it for good; a lost network does not.
      if (source?.readyState === EventSource.CLOSED) {
        close();
        ask();
      }
    };
  };
  /** Finds out why it was refused: too many listeners, or the reader is no longer in the class. */
  const ask = async () => {
    if (await isStranger(address)) {
      isOver = isLast(null);
      onLost(false);
      onState(null);
    }
    if (!isOver) setTimeout(() => !document.hidden && open(), 2000);
  };
  const close = () => {
    source?.close();
    source = undefined;
  };
  document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()));
  addEventListener("pagehide", close);
  addEventListener("pageshow", (event) => event.persisted && open());
  open();
}

/**
 * Whether the class refuses this browser: an event stream does not report why it was refused.
 *
 * @param {string} address
 */
export async function isStranger(address) {
  try {
    const answered = await fetch(spoken(address));
    answered.body?.cancel();
    return answered.status === 403;
  } catch {
    return false;
  }
}

/**
 * @param {string} address
 * @param {object} content
 * @returns {Promise<{ ok: boolean, status: number, reply: import("./class_views.js").Reply }>} Status 0: no response.
 */
export async function post(address, content) {
  try {
    const answered = await fetch(spoken(address), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(content),
    });
    const reply = await answered.json().catch(() => ({}));
    return { ok: answered.ok, status: answered.status, reply };
  } catch {
    return { ok: false, status: 0, reply: {} };
  }
}
