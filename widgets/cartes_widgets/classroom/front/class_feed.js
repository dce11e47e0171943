/** The functions that all pages of a class share: event streams and POST requests. */
import { element, filled } from "../../front/shared/dom.js";

export { filled };

/**
 * @template [PageData=unknown]
 * @typedef {{ base: string, here: string, static: string, texts: Record<string, string>, page:
 *   Record<string, string>,
 *   pageData: PageData }} Room `here`: the path of this room's pages; `pageData`: data only for
 *       this page.
 * @typedef {{ do: string, [name: string]: unknown }} Command A request of a page to the class.
 * @typedef {{ error?: string, text?: string, table?: string, link?: string, image?: string,
 *   go?: string, sure?: string }} Reply The response of the class.
 */

/** @type {<PageData>() => Room<PageData>} The data embedded in the page. */
export const readRoom = () =>
  JSON.parse(document.getElementById("cartes-room")?.textContent ?? "{}");

/**
 * The address of a page of the class, in the language of this page.
 *
 * Another page of the same browser, such as the projector, may use another language.
 *
 * @param {string} address
 */
const withLanguage = (address) => `${address}?lang=${document.documentElement.lang}`;

/**
 * Shows a banner that stays visible; "" hides it.
 *
 * @param {string} text
 */
export function showBanner(text) {
  const banner = document.getElementById("cartes-banner");
  const label = banner?.querySelector("span");
  if (!banner || !label) return;
  label.textContent = text;
  banner.hidden = !text;
}

/**
 * The address of the step that the teacher opened; its seed gives all students the same exercises.
 *
 * @param {string} base
 * @param {class_views.PlaceView} place
 */
export const lessonOfAll = (base, { path, step, seed }) =>
  `${base}voila/render/${path}?seed=${seed}&step=${step}`;

/** Storage key of the last table, so that the page opens the same table only once. */
export const SEATED = "cartes-class-seated";

/**
 * Whether the membership or the room has ended.
 *
 * @param {{ closed: boolean } | null} state The state of a member; null if the person is not in the
 *   class.
 */
export const isOut = (state) => state === null || state.closed;

/** The notice that the class is frozen. It exists before it has text, so that it is announced. */
const pause = element("p.cartes-class-pause", { role: "status" });

/**
 * Freezes a page while the class is frozen, and shows a notice.
 *
 * @param {boolean} isStill
 * @param {Record<string, string>} texts
 * @param {boolean} [hasOwnNotice] Whether the page shows its own notice.
 */
export function holdStill(isStill, texts, hasOwnNotice = false) {
  document.documentElement.classList.toggle("cartes-class-frozen", isStill);
  if (!pause.isConnected) document.body.append(pause);
  const showsNotice = isStill && !hasOwnNotice;
  if (showsNotice === pause.hasChildNodes()) return;
  pause.replaceChildren(
    ...(showsNotice ? [element("b", {}, texts.frozen), " ", texts["frozen-more"]] : []),
  );
}

/**
 * Allows or forbids sounds on this page.
 *
 * @param {boolean} isAllowed Whether the teacher allows sounds on the pages of students.
 */
export const allowSounds = (isAllowed) =>
  document.documentElement.classList.toggle("cartes-class-sounds", isAllowed);

/**
 * Follows a class: calls `onState` with each snapshot that arrives.
 *
 * A hidden page closes its connection, because a browser has only a few, and opens it again when it
 * becomes visible.
 *
 * @template {{ closed: boolean }} State
 * @param {string} address
 * @param {(state: State | null) => void} onState Called with null if the person is not in the
 *   class.
 * @param {(isLost: boolean) => void} onLost Called with whether the connection is lost.
 * @param {(state: State | null) => boolean} [isLast] Whether to stop after this state, because the
 *   server would refuse more requests.
 */
export function followClass(address, onState, onLost, isLast = () => false) {
  /** @type {EventSource | undefined} */
  let source;
  let [isOver, isLost] = [false, false];
  /**
   * Reports only a change: a page that is connected keeps the text of a refused command.
   *
   * @param {boolean} value
   */
  const report = (value) => {
    if (value !== isLost) onLost(value);
    isLost = value;
  };
  const open = () => {
    if (source || isOver) return;
    source = new EventSource(withLanguage(address));
    source.onmessage = ({ data }) => {
      report(false);
      const state = JSON.parse(data);
      onState(state);
      if (!isLast(state)) return;
      isOver = true;
      close();
    };
    source.onerror = () => {
      report(true);
      // The browser retries after a lost network, but not after a refusal.
      if (source?.readyState === EventSource.CLOSED) {
        close();
        ask();
      }
    };
  };
  /** Finds out why the stream was refused: too many listeners, or no access to the class. */
  const ask = async () => {
    if (await isStranger(address)) {
      isOver = isLast(null);
      report(false);
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
 * Whether the class refuses this browser; an event stream does not report the reason.
 *
 * @param {string} address
 */
export async function isStranger(address) {
  try {
    const answered = await fetch(withLanguage(address));
    answered.body?.cancel();
    return answered.status === 403;
  } catch {
    return false;
  }
}

/**
 * @param {string} address
 * @param {object} content
 * @returns {Promise<{ ok: boolean, status: number, reply: Reply }>}
 *   Status 0 means that there was no response.
 */
export async function post(address, content) {
  try {
    const answered = await fetch(withLanguage(address), {
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
