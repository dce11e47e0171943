/**
 * What a table is drawn from, as `core/scenes.py` types it: the same names, the same fields.
 *
 * @typedef {{ seat: number, card: string }} Play
 * @typedef {{ id: string, label: string, cards: string[], hidden: number }} Group
 * @typedef {{ id: string, label: string, value: number | string }} Row
 * @typedef {{ seat: number, name: string, disc: string, role: string, label: string, side: string,
 *   dealer: boolean, turn: boolean, held: number, says: string, up: string[], down: number, front: string, person: string, mood: string,
 *   talk: string }} SeatView
 * @typedef {{ id: string, label: string, side: string, points: number, note: string, text: string,
 *   half: number, target: number, pending: number }} Score
 * @typedef {{ suit: string, label: string, name: string, times: string }} Contract
 * @typedef {{ label: string, plays: Play[], winner: number | null }} TrickView
 * @typedef {{ label: string, cards: string[], count: number }} PileView
 * @typedef {{ label: string, text: string, hot: boolean }} Prompt
 * @typedef {{ text: string, note: string }} Term
 * @typedef {{ label: string, side: string, before: number, after: number, target: number }} Change
 * @typedef {{ title: string, shares: Row[], middle: string, terms: Term[], lines: Row[],
 *   changes: Change[], last: Group | null, go: string }} Summary
 * @typedef {{ kind: string, chips: SeatView[], plays: Play[], master: number | null, swept: number | null,
 *   contract: Contract | null, scores: Score[], stakes: Row[], kept: TrickView[], earlier: TrickView[], lasts: Group[],
 *   pile: PileView | null, stock: PileView | null, asked: Prompt | null, hand: string[],
 *   spoken: Record<string, string>, summary: Summary | null }} TableScene
 * @typedef {{ id: string, group: string, said: string, text: string, stake: string, suit: string,
 *   open: boolean, rank: number, targets: number[] }} Choice
 * @typedef {Record<string, string>} Words
 */

/**
 * @param {TableScene} scene
 * @param {string} card
 */
export const nameOf = (scene, card) => scene.spoken[card] ?? card;
