/** The teacher's board: what is open, the answers, stuck students. */
import { element } from "../../front/shared/dom.js";
import {
  drawDoor,
  drawGrid,
  drawMissed,
  drawStudents,
  drawRoll,
  drawStuck,
} from "./class_students.js";
import { beginSession, drawTop } from "./class_board_act.js";
import { drawQuestion } from "./class_board_question.js";
import { drawContest, drawTables } from "./class_board_tables.js";
import { filled, followClass, showBanner } from "./class_feed.js";
import { betweenPresses } from "../../front/shared/presses.js";
import { forget, keep, recall } from "../../front/shared/storage.js";
import { at, button, command, part, room, texts } from "./class_parts.js";
import { startFiles } from "./class_board_files.js";
import { drawPose } from "./class_position.js";
import { keepTyped, takeUpTyped } from "./class_typed.js";
import { startTools } from "../../pages/front/tools.js";

/** Maximum number of bytes read from a session file; the server's limit is lower. */
const MAX_FILE_SIZE = 50_000;

globalThis.cartesHost = { files: room.static };

/**
 * Starts the session in the file that the teacher has chosen.
 *
 * @param {Event} event The change of the file input.
 */
async function openSession(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const [file] = input.files ?? [];
  input.value = "";
  // The server checks the size of a session, so a large file need not be read completely.
  if (file) command({ do: "session", text: await file.slice(0, MAX_FILE_SIZE).text() });
}

/** @param {class_views.Plan} plan */
function drawPlan(plan) {
  at("plan").hidden = false;
  part("plan", plan, () => [
    element(
      "div.cartes-plan-head",
      {},
      element("h2", {}, texts.plan),
      element(
        "select",
        {
          "aria-label": texts.plan,
          "data-do": "plan",
          onchange: (/** @type {Event} */ event) =>
            command({
              do: "plan",
              plan: /** @type {HTMLSelectElement} */ (event.target).value,
            }),
        },
        [{ name: "", title: texts["no-plan"] }, ...plan.names].map((item) =>
          element("option", { value: item.name, selected: item.name === plan.name }, item.title),
        ),
      ),
      element(
        "label.cartes-quiet.cartes-file",
        {},
        texts["plan-file"],
        element("input.cartes-unseen", {
          type: "file",
          accept: ".toml",
          "data-do": "plan-file",
          onchange: openSession,
        }),
      ),
      plan.keeps
        ? element(
            "a.cartes-quiet",
            { href: `${room.base}class/session.toml`, download: "session.toml" },
            texts["plan-keep"],
          )
        : null,
    ),
    plan.parts.length
      ? element(
          "ol.cartes-plan",
          {},
          plan.parts.map((item, n) =>
            element(
              `li${n + 1 === plan.at ? ".cartes-plan-now" : ""}`,
              n + 1 === plan.at ? { "aria-current": "step" } : {},
              element(
                "p",
                {},
                element("b", {}, item.title),
                ` (${filled(texts["plan-minutes"], { n: item.minutes })})`,
              ),
              element("p.cartes-faint", {}, item.notes),
              button(
                `part-${n + 1}`,
                texts["plan-open"],
                { do: "part", at: n + 1 },
                { look: n === plan.at ? "cartes-primary" : "cartes-quiet" },
              ),
            ),
          ),
        )
      : element("ul.cartes-sessions", {}, plan.names.map(drawSession)),
  ]);
}

/** @param {string} name A session. @returns {Element | null} A card of its game, if it has one. */
function drawEmblem(name) {
  const card = room.pageData.emblems[name];
  if (!card) return null;
  const [svg, use] = ["svg", "use"].map((tag) =>
    document.createElementNS("http://www.w3.org/2000/svg", tag),
  );
  svg.setAttribute("class", "cartes-emblem");
  svg.setAttribute("viewBox", "0 0 244 380");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `${room.static}deck.svg#card-${card}`);
  svg.append(use);
  return svg;
}

/**
 * Draws a session as parts whose widths show their durations.
 *
 * @param {class_views.Plan["names"][number]} session
 */
const drawSession = ({ name, title, parts }) =>
  element(
    "li",
    {},
    drawEmblem(name),
    element("b", {}, title),
    element(
      "small",
      {},
      filled(texts["plan-minutes"], { n: parts.reduce((sum, item) => sum + item.minutes, 0) }),
    ),
    element(
      "button.cartes-quiet",
      { type: "button", "data-do": `session-${name}`, onclick: () => beginSession(name) },
      texts["plan-start"],
    ),
    element(
      "span.cartes-strip",
      { "aria-hidden": "true" },
      parts.map(({ minutes, asks }) =>
        element(
          `span${asks ? ".cartes-strip-asks" : ""}`,
          { style: `--minutes: ${minutes}` },
          String(minutes),
        ),
      ),
    ),
  );

/** Whether this device has just requested a new teacher's cookie, which ends all other boards. */
let isRenewed = false;
/** Whether this device is deleting the class and waits for the next class's address. */
let isErasing = false;
/** Whether all forms of the board are drawn, including those of the tables. */
let isRendered = false;

/**
 * Sends a command that opens another room, and opens the board of this room.
 *
 * @param {string} name
 */
async function changeRoom(name) {
  isErasing = true;
  const reply = await command({ do: name });
  // Until the other board opens, this board must not reload: its room is gone.
  if (reply?.go) location.assign(reply.go);
  else isErasing = false;
}

/** @param {class_views.BoardState} state */
function drawEarlier({ earlier, members }) {
  at("earlier").hidden = !earlier;
  part("earlier", [earlier, members.length], () => {
    if (!earlier) return [];
    const time = new Date(earlier.opened).toLocaleTimeString(document.documentElement.lang, {
      hour: "numeric",
      minute: "2-digit",
    });
    const restoreEarlier = () => {
      if (!members.length || confirm(texts["earlier-sure"])) changeRoom("restore-earlier");
    };
    return [
      element("p", {}, filled(texts.earlier, { time, n: earlier.students })),
      element(
        "button.cartes-primary",
        { type: "button", "data-do": "restore-earlier", onclick: restoreEarlier },
        texts["earlier-go"],
      ),
    ];
  });
}

/**
 * Draws an empty room: only its address and code, and how to project them.
 *
 * @param {class_views.BoardState} state
 */
function drawEmpty({ members, question, course }) {
  const isEmpty = !members.some((item) => !item.removed) && !question && !course.place;
  at("empty").hidden = !isEmpty;
  document.body.classList.toggle("cartes-board-empty", isEmpty);
}

/** Storage key of the note, for the next page, that all data has just been deleted. */
const ERASED = "cartes-class-erased";
at("erased").hidden = recall(ERASED, "session") === null;
forget(ERASED, "session");

/** @param {class_views.BoardState | null} state */
function draw(state) {
  // This stream used the old cookie; the next one uses the new cookie.
  if (state === null && isRenewed) {
    isRenewed = false;
    return;
  }
  if ((state === null || state.closed) && isErasing) return;
  if (state === null || state.closed) return location.reload();
  const trouble = at("trouble");
  trouble.hidden = !state.trouble;
  trouble.textContent = state.trouble?.text ?? "";
  drawEarlier(state);
  // The main action depends on the tables.
  drawTables(state);
  drawTop(state);
  drawQuestion(state);
  drawPlan(state.plan);
  drawEmpty(state);
  drawRoll(state);
  drawGrid(state);
  drawStuck(state.members);
  drawMissed(state.missed);
  drawDoor(state);
  drawStudents(state.members);
  drawContest(state.contest);
  if (!isRendered) takeUpTyped();
  isRendered = true;
}

/**
 * @param {string} name
 * @param {(fields: FormData) => import("./class_feed.js").Command | null} commandOf
 */
function onForm(name, commandOf) {
  const form = /** @type {HTMLFormElement} */ (at(name));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const asked = commandOf(new FormData(form));
    if (!asked || (await command(asked)) === null) return;
    const holder = form.closest("details");
    if (holder) holder.open = false;
    scrollTo({ top: 0 });
  });
}

onForm("ask", (fields) => {
  const [code, exercise] = [String(fields.get("code") ?? ""), String(fields.get("exercise") ?? "")];
  if (code.trim()) return { do: "ask", code };
  const [lesson, kind] = exercise.split("/");
  return kind
    ? { do: "ask", lesson, kind, seed: Math.floor(Math.random() * 10_000), level: 1 }
    : null;
});
/** Fills the list with the steps of the chosen lesson, by number and heading. */
function drawSteps() {
  const form = /** @type {HTMLFormElement} */ (at("here"));
  const [lesson, step] = ["lesson", "step"].map((name) => form.elements.namedItem(name));
  const titles = room.pageData.steps[/** @type {HTMLSelectElement} */ (lesson).value] ?? [];
  /** @type {HTMLSelectElement} */ (step).replaceChildren(
    ...titles.map((title, n) => element("option", { value: String(n + 1) }, `${n + 1}. ${title}`)),
  );
}

drawSteps();
at("here").addEventListener("change", ({ target }) => {
  if (/** @type {HTMLSelectElement} */ (target).name === "lesson") drawSteps();
});
onForm("here", (fields) => ({
  do: "here",
  lesson: String(fields.get("lesson")),
  step: Number(fields.get("step")),
}));
at("posing").append(
  drawPose(room.pageData.poses, texts, async (content) => {
    if ((await command({ do: "ask", ...content })) === null) return;
    const holder = at("posing").closest("details");
    if (holder) holder.open = false;
    scrollTo({ top: 0 });
  }),
);
at("link").addEventListener("click", async () => {
  const reply = await command({ do: "link" });
  if (reply?.link && reply.image) drawLink(reply.link, reply.image);
});

/**
 * Draws the link that opens this board on another device; it is too long to type.
 *
 * @param {string} link
 * @param {string} image
 */
function drawLink(link, image) {
  const copy = element(
    "button.cartes-quiet",
    {
      type: "button",
      onclick: async () => {
        // Browsers offer the clipboard only over HTTPS or on the local computer.
        if (navigator.clipboard) await navigator.clipboard.writeText(link);
        else {
          globalThis.getSelection()?.selectAllChildren(address);
          document.execCommand("copy");
        }
        copy.textContent = texts.copied;
      },
    },
    texts.copy,
  );
  const address = element("span.cartes-link-address", {}, link);
  at("class-notice").replaceChildren(
    element("span", {}, texts["link-more"]),
    element("img.cartes-code-image", { src: image, alt: "" }),
    address,
    copy,
  );
}
at("renew").addEventListener("click", async () => {
  isRenewed = true;
  if (await command({ do: "renew" })) at("class-notice").textContent = texts.renewed;
  else isRenewed = false;
});
at("purge").addEventListener("click", async () => {
  if (!confirm(texts["purge-sure"])) return;
  keep(ERASED, "1", "session");
  await changeRoom("purge");
});
startFiles();
startTools();
keepTyped();
/** Each answer redraws the main button; a press must not miss its click. */
const drawLater = betweenPresses(draw);
followClass(
  `${room.base}class/board/events`,
  (/** @type {class_views.BoardState | null} */ state) =>
    state === null ? draw(state) : drawLater(state),
  (isLost) => showBanner(isLost ? texts.lost : ""),
);
