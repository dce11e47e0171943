/**
 * The types of the data from the server to pages of the class; see `classroom/web/views.py`.
 *
 * @typedef {{ lesson: string, title: string, path: string, step: number, seed: number }} Place
 * @typedef {{ number: number, revealed: boolean, lesson: string, kind: string, prompt: string,
 *   scene: views.Scene,
 *   answer: import("../../front/shared/answers.js").Schema, texts: Record<string, string> }}
 *       Question
 * @typedef {import("../../front/shared/verdict.js").Verdict & { announcement: string, right: string,
 *   items: string[] }} Verdict
 * @typedef {Question & { room: string, answered: boolean, closed: boolean, left: number | null, verdict?: Verdict
 *   }} OwnQuestion
 * @typedef {Question & { title: string, reason: boolean, closed: boolean, left: number | null,
 *   distribution: import("./class_distribution.js").Distribution }} QuestionWithDistribution
 * @typedef {QuestionWithDistribution & { code: string }} BoardQuestion
 * @typedef {{ revision: number, name: string, frozen: boolean, closed: boolean, free: boolean,
 *   place: Place | null,
 *   team: string, game: string, question: OwnQuestion | null, table: string | null, sounds: boolean,
 *   remarks?: { seat: number, name: string, text: string, number: number }[],
 *   tables: import("./class_tables.js").Table[] | null }} StudentState
 * @typedef {{ code: string, closed: boolean, frozen: boolean, joined: number, here: number,
 *   place: Place | null, free: boolean, tables: boolean, contest: boolean, question: QuestionWithDistribution
 *       | null,
 *   podium: Podium | null, watched: Watched | null, answers: number }} WallState
 * @typedef {{ table: string, name: string, deal: number, step: number, steps: number, notes: number[],
 *   reviewed: boolean, failed: boolean }} Watched
 * @typedef {{ place: number, suits: string[], names: string[], number: number, right: number,
 *   of: number, percent: number }} Step
 * @typedef {{ questions: number, contest: [done: number, of: number] | null, steps: Step[] }}
 *   Podium
 * @typedef {[right: number, of: number, last: boolean[]]} Cell
 * @typedef {{ id: string, name: string, here: boolean, removed: boolean, may_rejoin: boolean, right:
 *   number,
 *   of: number, stuck: string, where: string, answered: boolean, ok: boolean | null, text: string,
 *   homework: [done: number, of: number] | null, cells: Record<string, Cell> }} Member
 * @typedef {{ id: string, lesson: string, title: string, heading: string }} Column
 * @typedef {{ deal: [lesson: string, kind: string, seed: number, level: number], rules: string,
 *   position: string, title: string, heading: string, wrong: number, of: number }} Missed
 * @typedef {{ names: { name: string, title: string, parts: { minutes: number, asks: boolean }[]
 *   }[], name: string, at: number,
 *   keeps: boolean, parts: { minutes: number, title: string, notes: string }[] }} Plan
 * @typedef {{ place: number | null, name: string, percent: number | null, done: number, of: number
 *   }} Rank
 * @typedef {{ seats: number[], team: string, points: number }} BoardScore
 * @typedef {{ id: string, name: string, title: string, people: string[], seats: string[],
 *   sides: number[][], acting: string[], turns: number[], waited: number, revision: number, deal: number,
 *   length: number, finished: number, contest: boolean, over: boolean, scores: BoardScore[] }}
 *     BoardTable
 * @typedef {{ code: string, closed: boolean,
 *   course: { revision: number, frozen: boolean, place: Place | null, tables: boolean, shut:
 *       boolean,
 *     hides: boolean, listed: boolean, sounds: boolean, free: boolean, podium: boolean, teams:
 *         boolean },
 *   podium: Podium | null, watched: Watched | null,
 *   newcomers: number, refused: string[], game: string, tables: BoardTable[], contest: Rank[], members: Member[],
 *       columns: Column[],
 *   missed: Missed[], question: BoardQuestion | null, plan: Plan,
 *   trouble: { text: string } | null, earlier: { opened: number, students: number } | null }}
 *       BoardState
 * @typedef {{ games: import("./class_tables.js").Game[], contests:
 *   import("./class_tables.js").Game[],
 *   poses: import("./class_position.js").Pose[], steps: Record<string, string[]>,
 *   emblems: Record<string, string> }} BoardOptions `emblems`: a card of each game.
 * @typedef {{ do: string, [name: string]: unknown }} Command A request of a page to the class.
 * @typedef {{ error?: string, text?: string, table?: string, link?: string, image?: string, go?:
 *   string,
 *   sure?: string }} Reply The response of the class.
 */
export {};
