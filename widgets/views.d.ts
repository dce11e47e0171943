/**
 * What a page draws, made from `cartes_widgets/core/scenes.py` by `python docs/view_types.py`.
 * Scripts name these types without an import, such as `views.Scene`.
 */
declare namespace views {
  /** Words of buttons and labels, by key. */
  type Words = Record<string, string>;
  /** A card that `seat` has played. */
  interface Play {
    seat: number;
    card: string;
  }
  /** Cards that are shown together, and the number of face-down cards with them. They have a seat */
  interface Group {
    id: string;
    label: string;
    cards: string[];
    hidden: number;
    seat: number;
  }
  /** A line of a table of two columns. If it is about a player who may be an answer, it has the */
  interface Row {
    id: string;
    label: string;
    value: number | string;
    seat: number;
    note: number | string;
  }
  /** A call, and the name of its seat. */
  interface CallView {
    seat: string;
    text: string;
  }
  /** A line of a log. For a call, it states whether the learner made it. A call of a player who is */
  interface Line {
    id: string;
    text: string;
    own: boolean;
    seat: number;
    call: string;
  }
  /** A sign that a player makes, which is drawn as a face, and the sign's name. */
  interface Sign {
    id: string;
    text: string;
  }
  /** The scene of a question or a step; missing fields are not drawn. */
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
    you?: number;
    marked?: string | null;
    names?: string[];
    spoken?: Record<string, string>;
    trump_text?: string;
    lines?: Line[];
    rows?: Row[];
    rows_label?: string;
    sign?: Sign;
    fronts?: string[][];
    mates?: number[];
    history?: CallView[];
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
    says: string;
    up: string[];
    down: number;
    front: string;
    person: string;
    mood: string;
    talk: string;
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
  /** The trump (a suit's name, or "none"), and the multiplier of the deal. */
  interface Contract {
    suit: string;
    label: string;
    name: string;
    times: string;
  }
  /** A trick whose cards stay on the table; `winner` is the seat that won it, or None. */
  interface TrickView {
    label: string;
    plays: Play[];
    winner: number | null;
  }
  /** Cards of which only those on top are drawn. */
  interface PileView {
    label: string;
    cards: string[];
    count: number;
  }
  /** What the next player must do; `hot` if a call needs an answer at once. */
  interface Prompt {
    label: string;
    text: string;
    hot: boolean;
  }
  /** A term of a sum, or an operator, and what it counts. */
  interface Term {
    text: string;
    note: string;
  }
  /** A score before and after a deal. */
  interface Change {
    label: string;
    side: string;
    before: number;
    after: number;
    target: number;
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
  }
  /** A card table as seen from the learner's seat. */
  interface TableScene {
    kind: string;
    chips: SeatView[];
    plays: Play[];
    winning: number | null;
    swept: number | null;
    contract: Contract | null;
    scores: Score[];
    stakes: Row[];
    kept: TrickView[];
    earlier: TrickView[];
    lasts: Group[];
    pile: PileView | null;
    stock: PileView | null;
    asked: Prompt | null;
    hand: string[];
    spoken: Record<string, string>;
    summary: Summary | null;
  }
  /** An action of the learner other than playing a card. */
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
