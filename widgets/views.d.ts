/**
 * What a page draws, made from `cartes_widgets/core/scenes.py` by `python docs/view_types.py`.
 * Scripts name these types without an import, such as `views.Scene`.
 */
declare namespace views {
  /** Texts of buttons and labels, by key. */
  type Texts = Record<string, string>;
  /** A card that the seat `seat` has played. */
  interface Play {
    seat: number;
    card: string;
  }
  /** Cards that a page shows together, and the number of face-down cards with them. */
  interface Group {
    id: string;
    label: string;
    cards: string[];
    hidden: number;
    seat: number;
  }
  /** A line of a table with two columns. */
  interface Row {
    id: string;
    label: string;
    value: number | string;
    seat: number;
    note: number | string;
  }
  /** A line of a log of calls or actions. */
  interface Line {
    id: string;
    text: string;
    own: boolean;
    seat: number;
    call: string;
  }
  /** A secret sign of a Truco player (a grimace): its name, and its description in words. */
  interface Sign {
    id: string;
    text: string;
  }
  /** The scene of a question or a step; the page does not draw missing fields. */
  interface Scene {
    kind?: string;
    seats?: number;
    players?: string[];
    cards?: string[];
    plays?: Play[];
    tricks?: Play[][];
    turn?: number | null;
    winning?: number | null;
    trump?: string | null;
    hand?: string[];
    hand_label?: string;
    you?: number;
    marked?: string | null;
    names?: string[];
    card_names?: Record<string, string>;
    trump_text?: string;
    lines?: Line[];
    rows?: Row[];
    rows_label?: string;
    sign?: Sign;
    fronts?: string[][];
    groups?: Group[];
  }
  /** A seat of a table. */
  interface SeatView {
    seat: number;
    name: string;
    disc: string;
    role: string;
    label: string;
    side: string;
    dealer: boolean;
    turn: boolean;
    hand_size: number;
    call: string;
    up: string[];
    down: number;
    front: string;
    person: string;
    mood: string;
    talk: string;
    house: boolean;
  }
  /** The score of one side. */
  interface Score {
    id: string;
    label: string;
    side: string;
    points: number;
    note: string;
    text: string;
    half: number;
    target: number;
    pending: number;
  }
  /** The contract of a deal: the trump (the name of a suit, or "none") and the multiplier. */
  interface Contract {
    suit: string;
    label: string;
    name: string;
    times: string;
  }
  /** A trick whose cards stay on the table. */
  interface TrickView {
    label: string;
    plays: Play[];
    winner: number | null;
  }
  /** A pile of cards; the page draws only the top cards. */
  interface PileView {
    label: string;
    cards: string[];
    count: number;
  }
  /** A text about what the next player must do; `hot` is whether a call needs an answer now. */
  interface Prompt {
    label: string;
    text: string;
    hot: boolean;
  }
  /** A term of a sum, or an operator, with a text that explains it. */
  interface Term {
    text: string;
    note: string;
  }
  /** A side's score before and after a deal. */
  interface Change {
    label: string;
    side: string;
    before: number;
    after: number;
    target: number;
  }
  /** What a bot's character says about a finished match, with the character's id and mood. */
  interface Speech {
    person: string;
    name: string;
    mood: string;
    text: string;
  }
  /** The result of a deal. */
  interface Summary {
    title: string;
    shares: Row[];
    middle: string;
    terms: Term[];
    lines: Row[];
    changes: Change[];
    last: Group | null;
    go: string;
    winners: number[];
    speech: Speech | null;
  }
  /** A card table from the view of the learner's seat. */
  interface TableScene {
    kind: string;
    seat_views: SeatView[];
    plays: Play[];
    winning: number | null;
    taker: number | null;
    contract: Contract | null;
    scores: Score[];
    stakes: Row[];
    middle_tricks: TrickView[];
    earlier: TrickView[];
    lasts: Group[];
    pile: PileView | null;
    stock: PileView | null;
    prompt: Prompt | null;
    hand: string[];
    card_names: Record<string, string>;
    summary: Summary | null;
  }
  /** An action of the learner that does not play a card. */
  interface Choice {
    id: string;
    group: string;
    name: string;
    text: string;
    stake: string;
    suit: string;
    open: boolean;
    rank: number;
    targets: number[];
  }
}
