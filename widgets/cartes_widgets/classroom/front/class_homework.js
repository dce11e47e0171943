/** Submits the homework in this browser, once to each room; the answers stay in the browser. */
import { element } from "../../front/shared/dom.js";
import { noteSent, unsentHomework } from "../../front/shared/saved_homework.js";
import { readOut } from "../../front/shared/live.js";
import { post, readRoom } from "./class_feed.js";

/** @type {import("./class_feed.js").Room<{ room: string }>} */
const room = readRoom();
const SEND_AGAIN = 3000;
const MAX_TRIES = 20;
/** HTTP statuses after which a retry may succeed: no network, too many requests, no database. */
const PASSING = [0, 429, 503];

const stage = document.getElementById("cartes-stage");

/**
 * Shows the result of a submission, until a question for all replaces it.
 *
 * @param {string} text
 */
function show(text) {
  readOut(text);
  if (!stage || stage.querySelector(".cartes-exercise")) return;
  const line = element("p.cartes-class-message", { "data-homework": true }, text);
  stage.before(line);
  const onChange = () => stage.querySelector(".cartes-exercise") && line.remove();
  new MutationObserver(onChange).observe(stage, { childList: true });
}

/**
 * @param {string} link
 * @param {import("../../front/shared/saved_homework.js").Homework} homework
 * @param {number} [tries]
 */
async function send(link, homework, tries = 1) {
  // The grades are left out, because the server computes them.
  const answers = Object.entries(homework.answers).map(([number, { answer, day }]) => ({
    number: Number(number),
    answer,
    day,
  }));
  const { ok, status, reply } = await post(`${room.base}class/homework`, { link, answers });
  if (PASSING.includes(status)) {
    if (tries < MAX_TRIES) setTimeout(() => send(link, homework, tries + 1), SEND_AGAIN);
    else show(reply.error ?? room.texts["not-sent"]);
    return;
  }
  // This room refuses the homework, so it is sent again only with more answers.
  if (ok || status === 409) noteSent(link, room.pageData.room, answers.length, ok);
  // For 403, the page itself informs a person who has left the room.
  if (status !== 403) show((ok ? reply.text : reply.error) ?? room.texts.failed);
}

for (const [link, homework] of unsentHomework(room.pageData.room)) send(link, homework);
