/** The class on the teacher's board: grid, stuck students, most missed exercises, members. */
import { element } from "../../front/shared/dom.js";
import { filled } from "./class_feed.js";
import { hyphenated } from "./hyphens.js";
import { at, button, command, part, texts } from "./class_parts.js";

/**
 * Message keys of the reasons why a student seems stuck.
 *
 * @type {Record<string, string>}
 */
const STUCK = { wrong: "stuck-wrong", shown: "stuck-shown", still: "stuck-still" };

/** States of a student on the board, the most urgent first, with a symbol and a message key. */
const NEEDS = {
  away: { mark: "○", text: "roll-away" },
  stuck: { mark: "!", text: "roll-stuck" },
  waiting: { mark: "…", text: "roll-waiting" },
  wrong: { mark: "✗", text: "roll-wrong" },
  here: { mark: "", text: "roll-here" },
  right: { mark: "✓", text: "roll-right" },
};
const URGENCY = Object.keys(NEEDS);

/**
 * @param {class_views.MemberRow} item
 * @param {boolean} isAsked Whether a question is open.
 * @returns {keyof typeof NEEDS}
 */
function needOf(item, isAsked) {
  if (!item.here) return "away";
  if (item.stuck) return "stuck";
  if (!isAsked) return "here";
  return item.ok === null ? "waiting" : item.ok ? "right" : "wrong";
}

/**
 * The nicknames in the displayed order.
 *
 * @type {string[]}
 */
let order = [];
/**
 * The state that the list shows.
 *
 * @type {Pick<class_views.BoardState, "members" | "question"> | null}
 */
let current = null;
/** The nickname of the student whose answer is shown whole; "" for none. */
let opened = "";
at("roll").addEventListener("pointerleave", () => current && drawRoll(current));

/**
 * Draws all students in one list; students who need help come first.
 *
 * @param {Pick<class_views.BoardState, "members" | "question">} state
 */
export function drawRoll({ members, question }) {
  current = { members, question };
  const rows = members
    .filter((item) => !item.removed)
    .map((item) => ({ name: item.name, text: item.text, need: needOf(item, question !== null) }))
    .sort((a, b) => URGENCY.indexOf(a.need) - URGENCY.indexOf(b.need));
  const place = at("roll");
  const isPointed = place.matches(":hover");
  // Nobody moves while the pointer is over the list: marks change, but the order stays.
  if (isPointed) rows.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  else order = rows.map((item) => item.name);
  drawCounts(rows);
  /** @type {HTMLElement} */ (place.parentElement).hidden = !rows.length;
  part("roll", [rows, opened], () => rows.map(drawRollRow));
}

/**
 * A student in the list; a wrong answer is cut to two lines until it is pressed.
 *
 * @param {{ name: string, need: keyof typeof NEEDS, text: string }} row
 */
function drawRollRow({ name, need, text }) {
  const answer = need === "wrong" ? text : "";
  const isOpen = answer !== "" && opened === name;
  const onclick = () => {
    opened = isOpen ? "" : name;
    if (current) drawRoll(current);
  };
  const expanded = String(isOpen);
  return element(
    `li.cartes-need-${need}${isOpen ? ".cartes-roll-open" : ""}`,
    {},
    element("i", { "aria-hidden": "true" }, NEEDS[need].mark),
    element("b", { title: name }, hyphenated(name)),
    answer
      ? element(
          "button",
          { type: "button", "data-do": `answer-${name}`, "aria-expanded": expanded, onclick },
          answer,
        )
      : element("small", {}, texts[NEEDS[need].text]),
  );
}

/** @param {{ need: keyof typeof NEEDS }[]} rows */
const drawCounts = (rows) =>
  part("counts", rows.map(({ need }) => need).sort(), () =>
    URGENCY.map((need) => {
      const { mark, text } = NEEDS[/** @type {keyof typeof NEEDS} */ (need)];
      const number = rows.filter((item) => item.need === need).length;
      return mark && number
        ? element(
            `span.cartes-need-${need}`,
            {},
            element("i", { "aria-hidden": "true" }, mark),
            element("b", {}, String(number)),
            ` ${texts[text]}`,
          )
        : null;
    }),
  );

/** @param {class_views.BoardState} state */
export function drawGrid({ members, columns }) {
  const rows = members.filter((item) => !item.removed);
  part("grid", [rows.map((item) => [item.name, item.cells, item.here]), columns], () => {
    if (!rows.length) return [element("p.cartes-faint", {}, texts.nobody)];
    if (!columns.length) return [element("p.cartes-faint", {}, texts["grid-empty"])];
    return [
      element(
        "table",
        {},
        element(
          "thead",
          {},
          element(
            "tr",
            {},
            element("td", {}),
            columns.map((item) =>
              element(
                "th",
                { scope: "col", title: `${item.title} · ${item.heading}` },
                element("b", {}, item.lesson),
                element("span", {}, item.heading),
              ),
            ),
          ),
        ),
        element(
          "tbody",
          {},
          rows.map((item) => drawRow(item, columns)),
        ),
      ),
    ];
  });
}

/**
 * @param {class_views.MemberRow} member
 * @param {class_views.AnswerColumn[]} columns
 */
function drawRow(member, columns) {
  return element(
    "tr",
    {},
    element("th", { scope: "row" }, member.name),
    columns.map((column) => {
      const cell = member.cells[column.id];
      if (!cell) return element("td", {});
      const [right, of, last] = cell;
      const shown = `${right}/${of}`;
      return element(
        `td.cartes-cell-${right / of >= 0.75 ? "good" : right / of >= 0.5 ? "fair" : "poor"}`,
        {},
        element("span", { "aria-hidden": "true" }, shown),
        element("span.cartes-unseen", {}, filled(texts.score, { right, of })),
        element(
          "span.cartes-last",
          { "aria-hidden": "true" },
          last.map((ok) => element(ok ? "i.cartes-was-right" : "i")),
        ),
      );
    }),
  );
}

/** @param {class_views.MemberRow[]} members */
export function drawStuck(members) {
  const stuck = members.filter((item) => item.stuck);
  part(
    "stuck",
    stuck.map((item) => [item.name, item.stuck, item.where]),
    () =>
      stuck.length
        ? stuck.map((item) =>
            element(
              "li",
              {},
              element("b", {}, item.name),
              ` · ${texts[STUCK[item.stuck]]}`,
              element("small", {}, item.where),
            ),
          )
        : [element("li.cartes-faint", {}, texts["nobody-stuck"])],
  );
}

/** @param {class_views.Missed[]} missed */
export function drawMissed(missed) {
  part("missed", missed, () =>
    missed.length
      ? missed.map(
          ({ deal: [lesson, kind, seed, level], rules, position, heading, title, wrong, of }) =>
            element(
              "li",
              {},
              element(
                "span",
                {},
                element("b", {}, heading || title),
                element("small", {}, `${lesson} · ${filled(texts["missed-row"], { wrong, of })}`),
              ),
              button(`again-${lesson}-${kind}`, texts.again, {
                do: "ask",
                lesson,
                kind,
                seed,
                level,
                rules,
                position,
              }),
            ),
        )
      : [element("li.cartes-faint", {}, texts["missed-none"])],
  );
}

/**
 * Draws the controls that close the class to new students, and remove students who just joined.
 *
 * @param {class_views.BoardState} state
 */
export function drawDoor({ course, newcomers, refused }) {
  part(
    "door",
    [course.shut, course.listed, course.teams, course.sounds, newcomers, refused],
    () => [
      button("door", course.shut ? texts["door-open"] : texts["door-shut"], {
        do: "door",
        on: !course.shut,
      }),
      newcomers
        ? button(
            "remove-new",
            filled(texts["remove-new"], { n: newcomers }),
            { do: "remove-new" },
            { sure: filled(texts["remove-new-sure"], { n: newcomers }) },
          )
        : null,
      button("listed", course.listed ? texts["names-free"] : texts["names-listed"], {
        do: "listed",
        on: !course.listed,
      }),
      button("teams", course.teams ? texts["teams-end"] : texts.teams, {
        do: "teams",
        on: !course.teams,
      }),
      button("sounds", course.sounds ? texts["sounds-off"] : texts["sounds-allow"], {
        do: "sounds",
        on: !course.sounds,
      }),
      refused.length ? drawRefused(refused) : null,
    ],
  );
}

/**
 * Draws the nicknames that were refused as insults, so that the teacher may allow them.
 *
 * @param {string[]} names
 */
const drawRefused = (names) =>
  element(
    "div.cartes-refused",
    {},
    element("p", {}, texts.refused),
    element(
      "ul",
      {},
      names.map((name) =>
        element(
          "li",
          {},
          element("b", {}, name),
          button(`allow-${name}`, texts["refused-allow"], { do: "decide", name, on: true }),
          button(`drop-${name}`, texts["refused-drop"], { do: "decide", name, on: false }),
        ),
      ),
    ),
  );

/** Whether the list of removed students is open; the list is redrawn at each change. */
let isUnfolded = false;

/** @param {class_views.MemberRow[]} members */
const drawRemoved = (members) =>
  element(
    "li.cartes-students-removed",
    {},
    element(
      "details",
      {
        open: isUnfolded,
        ontoggle: (/** @type {Event} */ event) => {
          isUnfolded = /** @type {HTMLDetailsElement} */ (event.target).open;
        },
      },
      element("summary", {}, filled(texts["removed-fold"], { n: members.length })),
      element("ul", {}, members.map(drawStudent)),
    ),
  );

/** @param {class_views.MemberRow[]} members */
export function drawStudents(members) {
  const [present, removed] = [false, true].map((is) =>
    members.filter((item) => item.removed === is),
  );
  at("students-count").textContent = String(members.filter((item) => !item.removed).length);
  part(
    "students",
    members.map(({ id, name, here, removed, may_rejoin, answered, homework }) => [
      id,
      name,
      here,
      removed,
      may_rejoin,
      answered,
      homework,
    ]),
    () => [...present.map(drawStudent), removed.length ? drawRemoved(removed) : null],
  );
}

/** @param {class_views.MemberRow} item */
function homeworkOf({ homework }) {
  if (!homework) return "";
  const [done, of] = homework;
  return filled(texts.homework, { done, of });
}

/** @param {class_views.MemberRow} item */
function drawStudent(item) {
  const note = item.may_rejoin
    ? texts.awaited
    : item.removed
      ? texts["removed-row"]
      : item.answered
        ? texts.answered
        : item.here
          ? ""
          : texts.away;
  const ask = (
    /** @type {string} */ name,
    /** @type {string} */ text,
    /** @type {() => void} */ does,
  ) =>
    element(
      "button.cartes-quiet",
      { type: "button", "data-do": `${name}-${item.id}`, onclick: does },
      text,
    );
  return element(
    "li",
    {},
    element(
      "span",
      {},
      element("b", {}, item.name),
      [note, homeworkOf(item)].map((text) => (text ? element("small", {}, text) : null)),
    ),
    element(
      "span.cartes-student-do",
      {},
      ask("rename", texts.rename, () => {
        const name = globalThis.prompt(texts["rename-ask"], item.name);
        if (name) command({ do: "rename", member: item.id, name });
      }),
      ask("let-in", texts["let-in"], () => command({ do: "let-in", member: item.id })),
      item.removed
        ? null
        : ask("remove", texts.remove, () => {
            if (confirm(filled(texts["remove-sure"], { name: item.name })))
              command({ do: "remove", member: item.id });
          }),
    ),
  );
}
