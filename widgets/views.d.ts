/**
 * What pages draw, made from the typed dictionaries of the widgets and the class by
 * `python docs/view_types.py`. Scripts name these types without an import, such as `views.Scene`.
 */
declare namespace views {
  /** Texts of buttons and labels, by key. */
  type Texts = Record<string, string>;
}

declare namespace views {
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
    seat?: number;
  }
  /** A line of a table with two columns. */
  interface Row {
    id: string;
    label: string;
    value: number | string;
    seat?: number;
    note?: number | string;
  }
  /** A line of a log of calls or actions. */
  interface Line {
    id: string;
    text: string;
    own?: boolean;
    seat?: number;
    call?: string;
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
    plays?: views.Play[];
    tricks?: views.Play[][];
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
    lines?: views.Line[];
    rows?: views.Row[];
    rows_label?: string;
    sign?: views.Sign;
    fronts?: string[][];
    groups?: views.Group[];
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
    plays: views.Play[];
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
    shares: views.Row[];
    middle: string;
    terms: views.Term[];
    lines: views.Row[];
    changes: views.Change[];
    last: views.Group | null;
    go: string;
    winners: number[];
    speech: views.Speech | null;
  }
  /** A card table from the view of the learner's seat. */
  interface TableScene {
    kind: string;
    seat_views: views.SeatView[];
    plays: views.Play[];
    winning: number | null;
    taker: number | null;
    contract: views.Contract | null;
    scores: views.Score[];
    stakes: views.Row[];
    middle_tricks: views.TrickView[];
    earlier: views.TrickView[];
    lasts: views.Group[];
    pile: views.PileView | null;
    stock: views.PileView | null;
    prompt: views.Prompt | null;
    hand: string[];
    card_names: Record<string, string>;
    summary: views.Summary | null;
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
  /** Something that the learner can choose: a card in notation, a player, or a text. */
  interface ItemView {
    id: string;
    card?: string;
    text?: string;
    lang?: string;
    card_name?: string;
    seat?: number;
  }
  /** The texts at both ends of an order, such as "strongest" and "weakest". */
  interface Ends {
    first: string;
    last: string;
  }
  /** The form of an answer; see `cartes_lib.asking.contract.AnswerSchema`. */
  interface SchemaView {
    kind: string;
    items: views.ItemView[];
    multi_select?: boolean;
    min?: number;
    max?: number;
    unit?: string;
    dial?: boolean;
    targets?: views.ItemView[];
    seats?: number;
    ends?: views.Ends;
    parts?: views.PartView[];
  }
  /** One of several answers to a question, with the name of the part. */
  interface PartView {
    kind: string;
    items: views.ItemView[];
    multi_select?: boolean;
    min?: number;
    max?: number;
    unit?: string;
    dial?: boolean;
    targets?: views.ItemView[];
    seats?: number;
    ends?: views.Ends;
    parts?: views.PartView[];
    id: string;
    label: string;
  }
  /** A line of a sum of points. */
  interface CountedPoints {
    label: string;
    value: number;
  }
  /** A row in the plot of choices; `bar` is 0 for the worst choice and 100 for the best. */
  interface ChoiceRow {
    id: string;
    label: string;
    figure: string;
    bar: number;
  }
  /** Whether something is right, the reason, and the rule with its source. */
  interface RuleVerdict {
    ok: boolean | null;
    text: string;
    rule: string;
    rule_text: string;
    source: string;
    choice?: string;
    flag?: string;
    missed?: string[];
    extra?: string[];
    breakdown?: views.CountedPoints[];
    choice_values?: views.ChoiceRow[];
  }
  /** The verdict on an answer; `right` and `items` are the right answer after a wrong one. */
  interface Verdict {
    ok: boolean | null;
    text: string;
    rule: string;
    rule_text: string;
    source: string;
    choice?: string;
    flag?: string;
    missed?: string[];
    extra?: string[];
    breakdown?: views.CountedPoints[];
    choice_values?: views.ChoiceRow[];
    right?: string;
    items?: string[];
  }
  /** The verdict on an answer to an exercise, as `cartes_lib.asking.render.public_grade` returns */
  interface GradeVerdict {
    ok: boolean | null;
    text: string;
    rule: string;
    rule_text: string;
    source: string;
    choice?: string;
    flag?: string;
    missed?: string[];
    extra?: string[];
    breakdown?: views.CountedPoints[];
    choice_values?: views.ChoiceRow[];
    right: string;
    items: string[];
    announcement: string;
    misconception: string;
    counterexample: string[];
  }
}

declare namespace class_views {
  /** A question for all, without its answer; `number` counts the questions of the class. */
  interface QuestionView {
    number: number;
    revealed: boolean;
    lesson: string;
    kind: string;
    prompt: string;
    scene: views.Scene;
    answer: views.SchemaView;
    texts: Record<string, string>;
  }
  /** Whether a question is closed, and the milliseconds until it closes, or None. */
  interface TimeView {
    closed: boolean;
    left: number | null;
  }
  /** The question on a student's page; the verdict is None until the answer is revealed. */
  interface OwnQuestion {
    number: number;
    revealed: boolean;
    lesson: string;
    kind: string;
    prompt: string;
    scene: views.Scene;
    answer: views.SchemaView;
    texts: Record<string, string>;
    closed: boolean;
    left: number | null;
    room: string;
    answered: boolean;
    verdict: views.GradeVerdict | null;
  }
  /** Equal answers of students, and their number; `ok` is None before the answer is revealed. */
  interface AnswerCount {
    text: string;
    number: number;
    ok: boolean | null;
  }
  /** An item with the number of students who have picked it; `card` is "" for a text. */
  interface PickedCount {
    id: string;
    card: string;
    text: string;
    number: number;
  }
  /** The most frequent mistake; `reason` is "" before the answer is revealed. */
  interface Mistake {
    text: string;
    number: number;
    reason: string;
  }
  /** The right answer as text and as ids of items, and its reason; empty if it is not shown. */
  interface Solution {
    right: string;
    items: string[];
    why: string;
  }
  /** The answers to a question, the most frequent first. */
  interface Distribution {
    right: string;
    items: string[];
    why: string;
    answered: number;
    hidden: boolean;
    groups: class_views.AnswerCount[];
    picked: class_views.PickedCount[];
    mistake: class_views.Mistake | null;
    faultless: boolean;
  }
  /** The question with its answers; `reason` is whether the most frequent mistake is shown. */
  interface QuestionWithDistribution {
    number: number;
    revealed: boolean;
    lesson: string;
    kind: string;
    prompt: string;
    scene: views.Scene;
    answer: views.SchemaView;
    texts: Record<string, string>;
    closed: boolean;
    left: number | null;
    title: string;
    reason: boolean;
    distribution: class_views.Distribution;
  }
  /** The question on the board, with its deal code. */
  interface BoardQuestion {
    number: number;
    revealed: boolean;
    lesson: string;
    kind: string;
    prompt: string;
    scene: views.Scene;
    answer: views.SchemaView;
    texts: Record<string, string>;
    closed: boolean;
    left: number | null;
    title: string;
    reason: boolean;
    distribution: class_views.Distribution;
    code: string;
  }
  /** A field for at most `high` cards; jokers there need one of `joker_ranks`. */
  interface PoseField {
    name: string;
    label: string;
    high: number;
    joker: string;
    joker_ranks: number[];
  }
  /** A card to choose. */
  interface PoseCard {
    id: string;
    text: string;
    name: string;
    is_joker: boolean;
  }
  /** The cards of a suit to choose from; the jokers have no suit, and the name "". */
  interface PoseSuit {
    name: string;
    cards: class_views.PoseCard[];
  }
  /** A question that a teacher can ask about a position of their own. */
  interface Pose {
    lesson: string;
    kind: string;
    game: string;
    name: string;
    fields: class_views.PoseField[];
    trumps: class_views.Named[];
    rules: class_views.Named[];
    suits: class_views.PoseSuit[];
  }
  /** Something to choose in a form. */
  interface Named {
    id: string;
    name: string;
  }
  /** A game with live tables or tournaments; the keys of `variants` are numbers of players. */
  interface OfferedGame {
    id: string;
    name: string;
    players: number[];
    variants: Record<string, class_views.Named[]>;
  }
  /** A live table in a student's list; `mine` is the student's seat there. */
  interface TableRow {
    id: string;
    name: string;
    title: string;
    people: string[];
    free: number[];
    mine: number | null;
  }
  /** A phrase that a player at a table of friends has said; `seat` counts from the reader's. */
  interface RemarkView {
    seat: number;
    name: string;
    text: string;
    number: number;
  }
  /** The table on the projector, and the step of its replay. */
  interface Watched {
    table: string;
    name: string;
    deal: number;
    step: number;
    steps: number;
    notes: number[];
    reviewed: boolean;
    failed: boolean;
  }
  /** A row of a tournament's ranking. */
  interface RankRow {
    place: number | null;
    name: string;
    percent: number | null;
    done: number;
    of: number;
  }
  /** The points of a side; `team` is "" unless all its players are students of one team. */
  interface BoardScore {
    seats: number[];
    team: string;
    points: number;
  }
  /** A live table on the board. */
  interface BoardTable {
    id: string;
    name: string;
    title: string;
    people: string[];
    seats: string[];
    sides: number[][];
    acting: string[];
    turns: number[];
    waited: number;
    revision: number;
    deal: number;
    length: number;
    finished: number;
    contest: boolean;
    over: boolean;
    scores: class_views.BoardScore[];
  }
  /** A seat of a table of friends, before the match. */
  interface FriendsSeat {
    seat: number;
    name: string;
    face: string;
    place: string;
    house: boolean;
    mine: boolean;
    away: boolean;
    host: boolean;
    removable: boolean;
    was: boolean;
  }
  /** The page of a person at a table of friends; `table` is None before the match. */
  interface FriendsState {
    name: string;
    closed: boolean;
    frozen: boolean;
    sounds: boolean;
    question: null;
    place: null;
    table: string | null;
    begun: boolean;
    seats: class_views.FriendsSeat[];
    talks: boolean;
    remarks: class_views.RemarkView[];
  }
  /** A variant in the form for a table of friends, with a line about it. */
  interface FriendsVariant {
    id: string;
    name: string;
    about: string;
  }
  /** A game in the form for a table of friends, with three cards and a line about it. */
  interface FriendsGame {
    id: string;
    name: string;
    players: number[];
    about: string;
    cards: string[];
    variants: Record<string, class_views.FriendsVariant[]>;
  }
  /** A phrase that people may say, in the language of the game, and its meaning. */
  interface Phrase {
    id: string;
    text: string;
    meaning: string;
  }
  /** What a page shows to invite others; `image` is the QR code. */
  interface Invitation {
    code: string;
    link: string;
    isOnlyHere: boolean;
    image: string;
    phrases: class_views.Phrase[];
  }
  /** The step of a lesson that the class has open; `seed` is the same for the whole class. */
  interface PlaceView {
    lesson: string;
    title: string;
    path: string;
    step: number;
    seed: number;
  }
  /** A student's page; only a table of friends has remarks. */
  interface StudentState {
    revision: number;
    name: string;
    frozen: boolean;
    closed: boolean;
    free: boolean;
    place: class_views.PlaceView | null;
    team: string;
    game: string;
    question: class_views.OwnQuestion | null;
    table: string | null;
    sounds: boolean;
    remarks?: class_views.RemarkView[];
    tables: class_views.TableRow[] | null;
  }
  /** A place of the podium; `names` is empty if there are too many for one step. */
  interface PodiumStep {
    place: number;
    suits: string[];
    names: string[];
    number: number;
    right: number;
    of: number;
    percent: number;
  }
  /** The podium of a number of questions, or of a tournament. */
  interface Podium {
    questions: number;
    contest: [number, number] | null;
    steps: class_views.PodiumStep[];
  }
  /** The page for the projector; students are named only on a podium without teams. */
  interface WallState {
    code: string;
    closed: boolean;
    frozen: boolean;
    joined: number;
    here: number;
    place: class_views.PlaceView | null;
    free: boolean;
    tables: boolean;
    contest: boolean;
    question: class_views.QuestionWithDistribution | null;
    podium: class_views.Podium | null;
    watched: class_views.Watched | null;
    answers: number;
  }
  /** A student's answer to the question; `ok` is None without an answer. */
  interface SavedAnswer {
    ok: boolean | null;
    text: string;
  }
  /** A student on the board. */
  interface MemberRow {
    ok: boolean | null;
    text: string;
    id: string;
    name: string;
    here: boolean;
    removed: boolean;
    may_rejoin: boolean;
    right: number;
    of: number;
    stuck: string;
    where: string;
    answered: boolean;
    homework: [number, number] | null;
    cells: Record<string, [number, number, boolean[]]>;
  }
  /** A column of the table of answers: a kind of exercise. */
  interface AnswerColumn {
    id: string;
    lesson: string;
    title: string;
    heading: string;
  }
  /** An exercise with many wrong answers; `deal` is its lesson, kind, seed and level. */
  interface Missed {
    deal: [string, string, number, number];
    rules: string;
    position: string;
    title: string;
    heading: string;
    wrong: number;
    of: number;
  }
  /** The length of a part of a session, and whether it asks a question. */
  interface PartLength {
    minutes: number;
    asks: boolean;
  }
  /** A session that the teacher can choose. */
  interface SessionName {
    name: string;
    title: string;
    parts: class_views.PartLength[];
  }
  /** A part of the followed session; the teacher reads `notes` aloud. */
  interface PartView {
    minutes: number;
    title: string;
    notes: string;
  }
  /** The sessions, and the state of the session that the class follows. */
  interface Plan {
    names: class_views.SessionName[];
    name: string;
    at: number;
    keeps: boolean;
    parts: class_views.PartView[];
  }
  /** What the teacher has set for the class. */
  interface CourseView {
    revision: number;
    frozen: boolean;
    place: class_views.PlaceView | null;
    tables: boolean;
    shut: boolean;
    hides: boolean;
    listed: boolean;
    sounds: boolean;
    free: boolean;
    podium: boolean;
    teams: boolean;
  }
  /** What does not work now. */
  interface Trouble {
    text: string;
  }
  /** A class that the teacher may continue; `opened` is in milliseconds since 1970. */
  interface EarlierClass {
    opened: number;
    students: number;
  }
  /** The teacher's board. */
  interface BoardState {
    code: string;
    closed: boolean;
    course: class_views.CourseView;
    podium: class_views.Podium | null;
    watched: class_views.Watched | null;
    newcomers: number;
    refused: string[];
    game: string;
    tables: class_views.BoardTable[];
    contest: class_views.RankRow[];
    members: class_views.MemberRow[];
    columns: class_views.AnswerColumn[];
    missed: class_views.Missed[];
    question: class_views.BoardQuestion | null;
    plan: class_views.Plan;
    trouble: class_views.Trouble | null;
    earlier: class_views.EarlierClass | null;
  }
  /** What the forms of the board offer; `emblems` has a card of each game. */
  interface BoardOptions {
    games: class_views.OfferedGame[];
    contests: class_views.OfferedGame[];
    poses: class_views.Pose[];
    steps: Record<string, string[]>;
    emblems: Record<string, string>;
  }
}
