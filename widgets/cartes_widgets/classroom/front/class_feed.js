/**
 * What the pages of a class share: events down, posts up.
 */
import { element, filled } from "../../front/shared/dom.js";

export { filled };

/**
 * @template [Said=unknown]
 * @typedef {{ base: string, static: string, words: Record<string, string>, page: Record<string, string>,
 *   said: Said }} Room `said`: what one page is told and others are not.
 */

/** @type {<Said>() => Room<Said>} What the page was given. */
export const readRoom = () =>
  JSON.parse(document.getElementById("cartes-room")?.textContent ?? "{}");

/**
 * An address of the class that answers in the language of this page: another page of the same
 * browser, as the wall beside the board, may have been opened in another one.
 *
 * @param {string} address
 */
const spoken = (address) => `${address}?lang=${document.documentElement.lang}`;

/** @param {string} text Nothing hides the banner. */
export function showBanner(text) {
  const banner = document.getElementById("cartes-banner");
  const said = banner?.querySelector("span");
  if (!banner || !said) return;
  said.textContent = text;
  banner.hidden = !text;
}

/** The table at which the reader was last, or to which he was brought: nobody is brought twice. */
export const SEATED = "cartes-class-seated";

/** @param {import("./class_views.js").PupilState | null} state Of a pupil: he is not in the room any more, or there is none. */
export const isOut = (state) => state === null || state.closed;

/** Says above everything that all stand still; it is there before it tells, to be read out. */
const pause = element("p.cartes-class-pause", { role: "status" });

/**
 * Holds a page still while the class is, and says so where the reader looks.
 *
 * @param {boolean} isStill
 * @param {Record<string, string>} words
 * @param {boolean} [isTold] Whether the page says so itself.
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

/**
 * Follows a class: `onState` is told each snapshot, the newest only. A page that is hidden lets
 * its connection go, of which a browser has few, and takes it up again when it is seen.
 *
 * @template {{ closed: boolean }} State
 * @param {string} address
 * @param {(state: State | null) => void} onState null says that the page's reader is not of the class.
 * @param {(isLost: boolean) => void} onLost
 * @param {(state: State | null) => boolean} [isLast] Whether nothing comes after it: who is not of the
 *   class any more would only be refused.
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
  /** Why it was refused: too many listened, or the server does not know who this is any more. */
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
 * Whether the class tells this browser nothing: an event stream does not say why it was refused.
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
 * @returns {Promise<{ ok: boolean, status: number, told: import("./class_views.js").Told }>} Status 0: nobody answered.
 */
export async function post(address, content) {
  try {
    const answered = await fetch(spoken(address), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(content),
    });
    const told = await answered.json().catch(() => ({}));
    return { ok: answered.ok, status: answered.status, told };
  } catch {
    return { ok: false, status: 0, told: {} };
  }
}
