/* Written by `python3 dev.py check --fix` from tilewright.server.messages: do not edit.
   Seats count from 1, times are unix seconds; positions, moves and deals are the texts of docs/notation.md. */

export const PROTOCOL = 1;

/* ---- The types of fields, with their limits. ---- */

export type Language = 'en' | 'is' | 'fi' | 'da' | 'hu' | 'nl';

export type SideName = 'coloured' | 'grey';

export type ClockName = '3+2' | '5+5' | '10+10' | 'days';

export type Seat = number;

export type LevelNumber = number;

export type Nickname = string;

export type TableId = string;

export type PersonId = string;

export type PersonToken = string;

export type PhraseText = string;

export type Base64 = string;

export type DeviceId = string;

export type Invite = string;

export type Secret = string;

export type Commitment = string;

export type Randomness = string;

export type ChainValue = string;

export type RoundNumber = number;

export type DayDate = string;

export type DealCount = number;

export type PlayerCount = number;

export type PlaceCount = number;

export type DayCount = number;

export type Team = number;

export type DeviceName = string;

export type TournamentId = string;

export type TournamentKind = 'swiss' | 'arena';

export type TournamentState = 'open' | 'running' | 'over';

export type TournamentClock = '3+2' | '5+5' | '10+10' | 'minute';

export type PlayerNumber = number;

export type MoveText = string;

export type RequestId = number;

export type Sequence = number;

export type Reaction = 'hello' | 'nice' | 'oops' | 'thinking' | 'thanks' | 'good-game';

export type By = 'person' | 'obvious' | 'computer' | 'stand-in';

export type VacationDays = number;

export type RatingKind = '2c' | '2g' | '3c' | '3g' | '4c' | '4g';

export type Matter = 'take-back' | 'stop';

export type ChatText = string;

export type ReportReason = 'name' | 'chat' | 'unfair' | 'stalling' | 'other';

export type PuzzleGoal = 'win' | 'draw' | 'margin';

export type PuzzleTheme = 'tie-break' | 'denial' | 'floor' | 'marker' | 'column' | 'colour' | 'end' | 'grey-column';

/* ---- Ratings as clients see them. All values are on the scale that people are shown (docs/ratings.md). ---- */

/** A rating. Its 95% interval is `value` plus or minus 1.96 `deviation`s. */
export interface SeatRating {
  value: number;
  deviation: number;
}

/** The change of a person's rating by a game. */
export interface RatingChange {
  seat: Seat;
  before: SeatRating;
  after: SeatRating;
}

/** A rating at a time, as `[time, value, deviation]`; older points of the history are thinned out. */
export type CurvePoint = [time: number, value: number, deviation: number];

/** The rating from results with the luck of the deals taken out. */
export interface LuckFree {
  value: number;
  deviation: number;
  games: number;
}

/** How the moves of the last reviewed games compare with the search. It proves nothing about anybody. */
export interface Agreement {
  games: number;
  moves: number;
  best: number;
  usual_low: number;
  usual_high: number;
  accuracy: number;
  luck: number;
}

/** Somebody's rating at one kind of table. */
export interface KindRating {
  kind: RatingKind;
  value: number;
  deviation: number;
  games: number;
  luck_free: LuckFree | null;
  curve: CurvePoint[];
  agreement: Agreement | null;
}

/** The rating of one of the computer's levels, to label the scale. */
export interface LevelTick {
  level: LevelNumber;
  value: number;
}

/** Mean accuracy of the reviewed games of a month. */
export interface MonthAccuracy {
  month: string;
  games: number;
  accuracy: number;
}

/** One of the latest rated games. */
export interface RatedGame {
  table: TableId | null;
  kind: RatingKind;
  time: number;
  change: number;
  share: number;
}

/** GET /api/people/PERSON/ratings: a person's ratings and their history. */
export interface PersonRatings {
  person: PersonId;
  kinds: KindRating[];
  levels: LevelTick[];
  accuracy: MonthAccuracy[];
  recent: RatedGame[];
}

/* ---- Making and joining tables; the view of a table for everybody, and for one client. ---- */

/** A seat for the person who makes the table. */
export interface PersonSeat {
  who: 'person';
  name?: Nickname | null;
}

/** A seat for somebody who has the invitation. */
export interface OpenSeat {
  who: 'open';
}

/** A seat for the computer. */
export interface ComputerSeat {
  who: 'computer';
  level?: LevelNumber;
  name?: Nickname | null;
}

/** Either a limit for each move or a reserve with increment, in whole seconds (docs/clocks.md). */
export interface Clock {
  per_move?: number | null;
  unit?: 'seconds' | 'days';
  reserve?: number | null;
  increment?: number;
}

/** POST /api/tables: the settings of a new table. */
export interface NewTable {
  seats: (PersonSeat | OpenSeat | ComputerSeat)[];
  side?: SideName;
  first?: Seat | null;
  clock?: Clock | null;
  undo?: boolean;
  hints?: boolean;
  stand_in_after?: number | null;
  rated?: boolean;
  last_word?: boolean;
  public?: boolean;
  promise?: Commitment | null;
  randomness?: Randomness;
}

/** POST /api/promises: a commitment for a table that is to be made. */
export type PromiseQuestion = Record<string, never>;

/** A future table and the commitment to the secret behind its deals, given before anybody adds randomness. */
export interface Promise {
  table: TableId;
  commitment: Commitment;
}

/** POST /api/join: take an open seat. A secret that already holds a seat there may take another (one device). */
export interface Joining {
  invite: Invite;
  name: Nickname;
  seat?: Seat | null;
  randomness?: Randomness;
}

/** The answer to making a table or joining it. */
export interface Seated {
  table: TableId;
  seats: Seat[];
  secret: Secret;
  invite: Invite | null;
}

/** A vacation at a table with days for a move. */
export interface VacationView {
  until: number;
  days: number;
}

/** One seat as everybody sees it. */
export interface SeatView {
  who: 'person' | 'open' | 'computer';
  name: string | null;
  level: LevelNumber | null;
  present: boolean;
  stand_in: boolean;
  resigned: boolean;
  timed_out: boolean;
  person: PersonId | null;
  program: boolean;
  vacation: VacationView | null;
  obvious: boolean;
  rating: SeatRating | null;
}

/** What a seat has left of its reserve. */
export interface SeatTime {
  left: number;
  until: number | null;
}

/** An offer of one seat, and the seats that have not answered. */
export interface Offer {
  matter: Matter;
  seat: Seat;
  waiting: Seat[];
}

/** A legal move and its immediate effect: `["3R2", 2, 1, 5, -1]`. */
export type Legal = [move: string, placed: number, dropped: number, points: number, floor: number];

/** A seat that may act now, with its legal moves. Sent only to clients that hold the seat. */
export interface Turn {
  seat: Seat;
  moves: Legal[];
  at: number;
  board?: string | null;
}

/** What a take moved. */
export interface Taken {
  count: number;
  placed: number;
  fallen: number;
  marker: boolean;
}

/** A tile that was placed on the wall, as `[row, column, "R", points]`. */
export type PlacedTile = [row: number, column: number, colour: string, points: number];

/** A seat's part of a wall tiling; tiles are in the order in which they were placed. */
export interface SeatTiling {
  seat: Seat;
  placed: PlacedTile[];
  floor: number;
  score: number;
}

/** Where one seat's final score comes from. */
export interface SeatResult {
  score: number;
  wall: number;
  floor: number;
  rows: number;
  columns: number;
  colours: number;
  rank: number;
}

/** How a game ended. */
export interface Result {
  reason: 'row' | 'exhausted' | 'resigned' | 'time' | 'stopped';
  winners: Seat[];
  by_rows: boolean;
  seats: SeatResult[];
}

/** The data to check the deals with; the secret only when the game is over (docs/fair-deals.md). */
export interface Fairness {
  version: '1' | '2';
  commitment: Commitment;
  randomness: string[];
  secret: string | null;
  next: Promise | null;
}

/** For a table that shares its deals with others (docs/duplicate.md): the deal of a day, a duel or a tournament. */
export interface EqualDeals {
  kind: 'day' | 'duel' | 'teams' | 'tournament';
  date: string | null;
  ranked: boolean;
  deal: number;
  deals: number;
  tournament?: string | null;
}

/** A table as everybody may see it. */
export interface TableView {
  table: TableId;
  seq: Sequence;
  side: SideName;
  first: Seat | null;
  clock: Clock | null;
  undo: boolean;
  hints: boolean;
  stand_in_after: number | null;
  last_word: boolean;
  rated: boolean;
  state: 'waiting' | 'playing' | 'over';
  seats: SeatView[];
  position: string | null;
  deadline: number | null;
  clocks: (SeatTime | null)[];
  revealing: Seat[];
  choosing: Seat[];
  offers: Offer[];
  result: Result | null;
  fairness: Fairness;
  equal: EqualDeals | null;
  chat: Seat[] | null;
  rematch: TableId | null;
  asked_rematch: Seat[];
  ratings: RatingChange[];
  made: number;
  now: number;
}

/** A value that a seat's device is to send in `reveal`. */
export interface RevealAsked {
  seat: Seat;
  round: number;
}

/** The data that only this client may see. */
export interface You {
  seats: Seat[];
  turns: Turn[];
  can_undo: Seat[];
  reveals?: RevealAsked[];
}

/* ---- Results of a search. ---- */

/** What one seat can expect, in points, by source. */
export interface Account {
  points: number;
  complete_lines: number;
  floor: number;
  begun_lines: number;
  offer: number;
  rows: number;
  columns: number;
  colours: number;
  tempo: number;
  bag_and_lead: number;
  others: number;
}

/** A move and what it is worth for the seat that would play it. */
export interface BestMove {
  move: string;
  margin: number;
  win: number;
  line: string[];
  reasons?: Reason[];
}

/** The best moves of a position. */
export interface Analysis {
  position: string;
  seat: Seat;
  moves: BestMove[];
  nodes: number;
  depth: number;
  solved: boolean;
  shares?: number[];
  accounts?: Account[];
}

/* ---- Requests and answers over HTTP. ---- */

/** POST /api/invites: what does this invitation lead to? */
export interface InviteQuestion {
  invite: Invite;
}

/** POST /api/views: several tables at once, for a list of games. */
export interface ViewsQuestion {
  tables: TableId[];
}

/** POST /api/analysis: the best moves of any position, within a budget. */
export interface AnalysisRequest {
  position: string;
  seconds?: number | null;
  nodes?: number | null;
  lines?: number;
  every?: boolean;
}

/** POST /api/position: play moves and deals on a position. */
export interface PositionQuestion {
  position: string;
  moves?: string[];
}

/** POST /api/position/check: what is impossible about a position? */
export interface PositionCheck {
  position: string;
}

/** One impossible thing: a stable code, a sentence in the client's language, and the place that it is about. */
export interface Impossible {
  code: string;
  message: string;
  seat?: Seat | null;
  source?: number | null;
  line?: number | null;
  row?: number | null;
  column?: number | null;
  colour?: 'B' | 'Y' | 'R' | 'K' | 'W' | null;
}

/** What is impossible about a position; nothing if it is sound. */
export interface PositionChecked {
  problems: Impossible[];
}

/** A deal or a move, and the position after it. */
export interface Step {
  deal: string | null;
  move: string | null;
  seat: Seat | null;
  position: string;
  taken: Taken | null;
  tiling: SeatTiling[] | null;
}

/** The position after the moves, its legal moves and the steps that led there. */
export interface PositionAnswer {
  position: string;
  seat: Seat | null;
  moves: Legal[];
  steps: Step[];
  result: Result | null;
}

/** POST /api/records: read a record step by step. */
export interface RecordQuestion {
  record: string;
}

/** The headers of a record about fair deals. */
export interface RecordFairness {
  version: string;
  table: string;
  commitment: string;
  randomness: string[];
  secret: string | null;
  drawn: boolean;
  reveals: string[][] | null;
}

/** A record, step by step. */
export interface RecordAnswer {
  names: string[];
  side: SideName;
  players: number;
  date: string | null;
  start: string;
  steps: Step[];
  result: Result | null;
  fair: 'consistent' | 'no' | 'unknown';
  fairness: RecordFairness | null;
}

/** GET /api/levels: one of the computer's levels. */
export interface LevelView {
  level: LevelNumber;
  nodes: number;
  rating: number;
}

/** GET /api/health: the state of the server. */
export interface Health {
  status: 'ok' | 'compiling' | 'no-store';
  version: string;
  tables: number;
  connections: number;
  mode: 'open' | 'drain' | 'read-only';
  message: string;
  lobby: boolean;
}

/** Every refusal over HTTP: a stable code and a sentence in the client's language. */
export interface Problem {
  code: string;
  message: string;
  detail?: string | null;
  reason?: string | null;
  line?: number | null;
}

/* ---- Reviews of games: what a client asks, and the lines of the answer (docs/review.md says what the values mean). ---- */

/** POST /api/tables/TABLE/review: review the game of a table. */
export interface ReviewRequest {
  care?: 'quick' | 'normal';
  again?: boolean;
}

/** POST /api/reviews: review a record. */
export interface RecordReviewRequest {
  record: string;
  care?: 'quick' | 'normal';
  again?: boolean;
}

/** What a position is worth, by seat: share of the victory, and points over the best other seat. */
export interface Worth {
  share: number[];
  margin: number[];
}

/** A move and what it is worth for the seat that plays it. */
export interface MoveWorth {
  move: string;
  share: number;
  margin: number;
}

/** A share of the victory and points: what a move lost, a seat's luck, or the error of a deal's luck. */
export interface Loss {
  share: number;
  margin: number;
}

/** What the best move does better than the played one; which fields there are depends on `reason`. */
export interface Reason {
  reason: 'result' | 'scores' | 'floor' | 'marker' | 'leaves' | 'outlook';
  best?: number | null;
  played?: number | null;
  line?: number | null;
  points?: number | null;
  played_points?: number | null;
  lost?: number | null;
  played_lost?: number | null;
  seat?: Seat | null;
  tiles?: number | null;
  colour?: string | null;
  source?: number | null;
  best_points?: number | null;
  part?: 'begun_lines' | 'offer' | 'rows' | 'columns' | 'colours' | 'tempo' | 'bag_and_lead' | null;
}

/** A deal, or a move of `seat`. The fields after `seat` are present when it was judged, and depend on `kind`. */
export interface ReviewStep {
  kind: 'deal' | 'move';
  round: number;
  text: string;
  judged: string | null;
  seat?: Seat | null;
  before?: Worth | null;
  after?: Worth | null;
  remainder?: Worth | null;
  luck?: Worth | null;
  error_of_luck?: Loss | null;
  best?: string | null;
  line?: string[] | null;
  error?: Loss | null;
  grade?: 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder' | null;
  proved?: boolean | null;
  forced?: boolean | null;
  effect?: Worth | null;
  reasons?: Reason[] | null;
  moves?: MoveWorth[] | null;
}

/** How many moves of a seat have each grade. */
export interface GradeCounts {
  best: number;
  good: number;
  inaccuracy: number;
  mistake: number;
  blunder: number;
}

/** The totals of a seat over the game. `worst`, `luckiest` and `unluckiest` are indices of steps. */
export interface SeatReview {
  luck: Loss;
  errors: Loss;
  accuracy: number | null;
  level: number | null;
  level_interval: number[] | null;
  choices: number;
  grades: GradeCounts;
  worst: number | null;
  luckiest: number | null;
  unluckiest: number | null;
}

/** A review without its steps. */
export interface ReviewHead {
  review: number;
  engine: string;
  key: string;
  care: string;
  complete: boolean;
  proof: boolean;
  players: number;
  side: SideName;
  names: string[];
  start: Worth | null;
  result: Worth | null;
  now: Worth | null;
  now_care: string;
  seats: SeatReview[];
}

/** A step with its index. */
export type NumberedStep = [index: number, step: ReviewStep];

/** The review has not begun: `ahead` reviews of this address come first, or the server is still getting ready. */
export interface ReviewWaiting {
  news: 'waiting';
  ahead: number;
}

/** New values: the steps that have changed since the last line; the first such line has all steps. */
export interface ReviewValues {
  news: 'values';
  done: number;
  seconds_left: number | null;
  outdated: boolean;
  review: ReviewHead;
  steps: NumberedStep[];
}

/** The review has ended before it was complete; what is done is kept. */
export interface ReviewRefused {
  news: 'refused';
  code: string;
  message: string;
}

/** The last line of a complete review. */
export interface ReviewDone {
  news: 'done';
}

export type AnyReviewNews = ReviewWaiting | ReviewValues | ReviewRefused | ReviewDone;

/* ---- Web Push: the subscription of a browser to notices of turns. ---- */

/** GET /api/push: the key for `PushManager.subscribe`. */
export interface PushKey {
  key: string | null;
}

/** POST /api/tables/TABLE/push: notify this browser of this person's turns. Keys in URL-safe base64. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: Language;
}

/** POST /api/tables/TABLE/push/end: end the notices of turns at this table. */
export interface PushEnd {
  endpoint: string;
}

/* ---- Puzzles: the list of all, and one with the answers to everything that can be tried (docs/puzzles.md). ---- */

/** GET /api/puzzles: one puzzle of the list. */
export type PuzzleLine = [id: string, rating: number, goal: PuzzleGoal, themes: PuzzleTheme[]];

/** A move of an answer. */
export interface PuzzleStep {
  seat: Seat;
  move: string;
  taken?: Taken | null;
  tiling?: SeatTiling[] | null;
  position?: string | null;
}

/** What follows a move: the refutation of a wrong one to the end of the game, or the best defence. */
export interface PuzzleAnswer {
  steps: PuzzleStep[];
  right?: boolean;
  reasons?: Reason[];
  result?: Result | null;
  next?: PuzzleTurn | null;
}

/** A decision of the person who solves the puzzle. */
export interface PuzzleTurn {
  position: string;
  legal: Legal[];
  only: string;
  rival: string;
  answers: PuzzleAnswer[];
}

/** GET /api/puzzles/PUZZLE: a puzzle with the answers to everything that can be tried. */
export interface PuzzleView {
  id: string;
  rating: number;
  goal: PuzzleGoal;
  themes: PuzzleTheme[];
  seat: Seat;
  level: number | null;
  turn: PuzzleTurn;
}

/** POST /api/puzzles/PUZZLE/tries: a device's first try at a puzzle. */
export interface PuzzleTry {
  solved: boolean;
}

/** First tries at a puzzle, as reported by devices. */
export interface PuzzleTries {
  tries: number;
  solved: number;
}

/* ---- Equal deals over HTTP: the deal of the day and duels (docs/duplicate.md). ---- */

/** POST /api/daily/DATE/tries: play the deal of a day; a new game is ranked if the day is today. */
export interface NewTry {
  name?: Nickname | null;
  ranked?: boolean;
}

/** A day to come, and the commitment to its deals. */
export interface SealedDay {
  date: DayDate;
  commitment: Commitment;
}

/** The ranked try of this device. */
export interface DayTry {
  table: TableId;
  over: boolean;
}

/** The deal of a day: what everybody may know before playing it. */
export interface DayView {
  date: DayDate;
  number: number;
  today: DayDate;
  first: DayDate;
  level: LevelNumber;
  seat: Seat;
  starts: Seat;
  deal: string;
  played: number;
  ranked: boolean;
  begins: number;
  ends: number;
  opens: number;
  now: number;
  name: string;
  commitment: Commitment;
  sealed: number;
  secret: string | null;
  coming: SealedDay[];
  yours: DayTry | null;
}

/** What a level of the computer reached with the same deals from the same seat. */
export interface Reference {
  level: LevelNumber;
  margin: number;
  rounds: number[];
}

/** The number of ranked results with a margin: `[14, 3]` is three results of 14. */
export type MarginCount = [margin: number, count: number];

/** GET /api/tables/TABLE/daily: how a game with the deal of a day compares with all others. */
export interface DayResult {
  date: DayDate;
  number: number;
  counts: boolean;
  margin: number;
  scores: number[];
  rounds: number[];
  place: number;
  played: number;
  margins: MarginCount[];
  reference: Reference | null;
}

/** POST /api/duels: a duel, and the first person in it. */
export interface NewDuel {
  name: Nickname;
  promise: Commitment;
  randomness: Randomness;
  kind?: 'solo' | 'teams';
  deals?: DealCount;
  level?: LevelNumber;
  places?: PlaceCount;
  days?: DayCount;
  team?: Team;
}

/** POST /api/duels/look, POST /api/duels/play: the duel of a link. The code is in the body, so no log holds it. */
export interface DuelQuestion {
  code: Invite;
}

/** POST /api/duels/join: take a place in a duel. */
export interface DuelJoining {
  code: Invite;
  name: Nickname;
  team?: Team | null;
}

/** The answer to making a duel or joining it. */
export interface Entered {
  code: Invite;
  secret: Secret;
}

/** A game of the duel that is over. */
export interface DuelGame {
  deal: number;
  margin: number;
  table: TableId;
}

/** Somebody in the duel. */
export interface DuelPerson {
  name: string;
  team: Team | null;
  seat: Seat;
  finished: number;
  playing: boolean;
  games: DuelGame[] | null;
}

/** What a level of the computer reached in a deal, from the same seat. */
export interface DuelReference {
  deal: number;
  level: LevelNumber;
  margin: number;
}

/** A duel, as far as you may know it. */
export interface DuelView {
  kind: 'solo' | 'teams';
  deals: DealCount;
  level: LevelNumber | null;
  places: number;
  made: number;
  until: number;
  now: number;
  over: boolean;
  open: boolean;
  you: number | null;
  people: DuelPerson[];
  dealt: string[] | null;
  references: DuelReference[] | null;
  name: string;
  commitment: Commitment;
  randomness: string;
  secret: string | null;
}

/* ---- People with lasting names (docs/people.md). ---- */

/** POST /api/people: make a lasting name. */
export interface NewPerson {
  name: Nickname;
  phrase?: boolean;
}

/** The answer to making a name and to signing in. */
export interface SignedIn {
  person: PersonId;
  name: string;
  token: PersonToken;
  phrase: string | null;
}

/** POST /api/people/phrase: sign in on another device by the recovery phrase. */
export interface PhraseSignIn {
  name: Nickname;
  phrase: PhraseText;
}

/** POST /api/me/phrase: ask for a new recovery phrase. */
export type PhraseQuestion = Record<string, never>;

/** The answer to POST /api/me/phrase: a new recovery phrase; the old one is revoked. */
export interface NewPhrase {
  phrase: string;
}

/** POST /api/people/passkey/challenge, POST /api/me/passkeys/challenge: ask for a challenge. */
export type PasskeyQuestion = Record<string, never>;

/** The challenge that the browser signs with a passkey; valid for five minutes and one answer. */
export interface PasskeyChallenge {
  challenge: Base64;
  rp: string;
  known: Base64[];
}

/** POST /api/me/passkeys: a passkey that the browser has made. */
export interface NewPasskey {
  id: Base64;
  attestation: Base64;
  client_data: Base64;
}

/** POST /api/people/passkey: sign in with a passkey; `person` is its user handle. */
export interface PasskeySignIn {
  id: Base64;
  person: PersonId;
  authenticator: Base64;
  signature: Base64;
  client_data: Base64;
}

/** A device that is signed in. */
export interface DeviceView {
  device: DeviceId;
  added: number;
  seen: number;
  way: 'made' | 'phrase' | 'passkey' | 'token';
  here: boolean;
}

/** A passkey of a person. */
export interface PasskeyView {
  id: Base64;
  added: number;
}

/** A person with a lasting name; the name is null after the person was deleted. */
export interface KnownPerson {
  person: PersonId;
  name: string | null;
  program: boolean;
}

/** GET /api/me: the account of the person who asks, without games and ratings. */
export interface Own {
  person: PersonId;
  name: string;
  program: boolean;
  made: number;
  rename_from: number;
  watchable: boolean;
  phrase_made: number | null;
  passkeys: PasskeyView[];
  devices: DeviceView[];
  blocked: KnownPerson[];
  programs: KnownPerson[];
  can_use_passkeys: boolean;
}

/** POST /api/me/settings; null leaves a setting unchanged. */
export interface OwnSettings {
  watchable?: boolean | null;
}

/** POST /api/me/name: change the name. */
export interface Renaming {
  name: Nickname;
}

/** POST /api/me/devices/end: sign a device out; null: all others. */
export interface DeviceEnd {
  device?: DeviceId | null;
}

/** POST /api/me/passkeys/end: forget a passkey. */
export interface PasskeyEnd {
  id: Base64;
}

/** POST /api/me/delete: delete the name and its data; `name` confirms it. */
export interface Leaving {
  name: Nickname;
}

/** A game that was begun as a guest, and the secret of the seat there. */
export interface GuestGame {
  table: TableId;
  secret: Secret;
}

/** POST /api/me/games: claim games that were begun as a guest. */
export interface GuestGames {
  games: GuestGame[];
}

/** The answer to POST /api/me/games: the tables whose seats the person has claimed. */
export interface TakenAlong {
  tables: TableId[];
}

/** GET /api/me/games: tables at which the person sits and whose games are not over, the newest first. */
export interface RunningGames {
  tables: TableId[];
  more: string | null;
}

/** POST /api/me/block: block or unblock somebody. */
export interface Blocking {
  person: PersonId;
  blocked: boolean;
}

/** POST /api/reports: report a person with a lasting name, or a seat at a table, to the operator. */
export interface NewReport {
  reason: ReportReason;
  person?: PersonId | null;
  table?: TableId | null;
  seat?: Seat | null;
}

/** POST /api/me/programs: a name for a program; the answer has its token. */
export interface NewProgram {
  name: Nickname;
}

/** POST /api/me/programs/end: delete a program. */
export interface ProgramEnd {
  person: PersonId;
}

/** A seat of a game that somebody has played. */
export interface PlayedSeat {
  name: string | null;
  person: PersonId | null;
  program: boolean;
  level: LevelNumber | null;
  score: number;
}

/** A game of somebody that is over. */
export interface PlayedGame {
  table: TableId | null;
  ended: number;
  side: SideName;
  seat: Seat;
  reason: 'row' | 'exhausted' | 'resigned' | 'time' | 'stopped';
  winners: Seat[];
  seats: PlayedSeat[];
  accuracy: number | null;
}

/** Somebody's results against one of the computer's levels. */
export interface LevelResult {
  level: LevelNumber;
  games: number;
  won: number;
}

/** Somebody's results against another person. */
export interface OpponentResult {
  who: KnownPerson;
  games: number;
  won: number;
}

/** GET /api/people/PERSON: the public profile of a person with a lasting name. */
export interface Profile {
  person: PersonId;
  name: string;
  program: boolean;
  made: number;
  games: number;
  won: number;
  levels: LevelResult[];
  opponents: OpponentResult[];
  played: PlayedGame[];
  more: string | null;
}

/** GET /api/people/PERSON/games: more games, the newest first. */
export interface PlayedGames {
  played: PlayedGame[];
  more: string | null;
}

/* ---- Tournaments over HTTP (docs/tournaments.md). ---- */

/** POST /api/tournaments: make a tournament. */
export interface NewTournament {
  title: string;
  promise: Commitment;
  randomness: Randomness;
  name?: Nickname | null;
  kind?: TournamentKind;
  rounds?: number;
  minutes?: number;
  clock?: TournamentClock;
  side?: SideName;
  starts_in?: number | null;
  rated?: boolean;
  listed?: boolean;
}

/** POST /api/tournaments/TOURNAMENT/enter: enter a tournament. */
export interface TournamentEntering {
  name: Nickname;
  randomness?: Randomness;
}

/** POST /api/tournaments/TOURNAMENT/act: what a player or the maker does. */
export interface TournamentAct {
  do: 'ready' | 'leave' | 'return' | 'start' | 'cancel' | 'remove';
  player?: PlayerNumber | null;
}

/** The answer to making a tournament or entering it. */
export interface TournamentEntered {
  tournament: TournamentId;
  secret: Secret;
}

/** A tournament in the list. */
export interface TournamentLine {
  tournament: TournamentId;
  title: string;
  kind: TournamentKind;
  clock: TournamentClock;
  rated: boolean;
  state: TournamentState;
  starts: number | null;
  players: number;
}

/** Somebody who has entered. */
export interface TournamentPlayer {
  name: string;
  rating: number | null;
  program: boolean;
  here: boolean;
}

/** A game or a bye in a player's line: `[3, 1, 7, true, "k3f9..."]`. */
export type GameMark = [deal: number, points: number, opponent: number | null, played: boolean, table: TableId | null];

/** A player's line in the standings. */
export interface TournamentStanding {
  player: PlayerNumber;
  place: number;
  points: number;
  deals: number;
  opponents: number;
  marks: GameMark[];
}

/** A game that is not over. */
export interface TournamentGame {
  deal: number;
  seats: PlayerNumber[];
  ready: boolean[];
  until: number;
  begun: boolean;
}

/** The data that concern only the client who asks. */
export interface TournamentYou {
  player: PlayerNumber | null;
  maker: boolean;
  waits: boolean;
  table: TableId | null;
  seat: number | null;
}

/** A tournament as everybody may see it, and `you`. */
export interface TournamentView {
  tournament: TournamentId;
  tag: string;
  title: string;
  kind: TournamentKind;
  rounds: number | null;
  minutes: number | null;
  clock: TournamentClock;
  side: SideName;
  rated: boolean;
  listed: boolean;
  state: TournamentState;
  starts: number | null;
  ends: number | null;
  round: number;
  players: TournamentPlayer[];
  standings: TournamentStanding[];
  games: TournamentGame[];
  byes: PlayerNumber[];
  name: string;
  commitment: Commitment;
  mixed: string[];
  secret: string | null;
  now: number;
  you: TournamentYou | null;
}

/* ---- What happens at a table, as clients see it. ---- */

/** The first event of every table; its settings are in the table's view. */
export interface Made {
  kind: 'made';
}

/** A person took a seat. */
export interface Joined {
  kind: 'joined';
  seat: Seat;
  name: string;
}

/** A person left before the game began; the seat is open again. */
export interface Left {
  kind: 'left';
  seat: Seat;
}

/** All seats are taken; `first` starts. */
export interface Started {
  kind: 'started';
  first: Seat;
  randomness: string[];
}

/** At a table with `last_word`: a device sent its value for the deal of a round (docs/fair-deals.md). */
export interface Revealed {
  kind: 'revealed';
  seat: Seat;
  round: number;
  value: string;
}

/** A round begins. */
export interface Dealt {
  kind: 'dealt';
  round: number;
  deal: string;
}

/** A seat took tiles. The last take of a round also tiles the walls, unless columns are still to be chosen. */
export interface Played {
  kind: 'played';
  seat: Seat;
  move: string;
  by: By;
  taken: Taken;
  tiling: SeatTiling[] | null;
  late?: boolean;
}

/** Grey side: a seat has chosen a column in secret, or starts its choice again. */
export interface Chose {
  kind: 'chose';
  seat: Seat;
  done: boolean;
  late?: boolean;
}

/** Grey side: all seats have chosen; the choices are shown and the walls tiled. */
export interface Tiled {
  kind: 'tiled';
  moves: string[];
  tiling: SeatTiling[];
}

/** The last `moves` takes were taken back. */
export interface TookBack {
  kind: 'took-back';
  seat: Seat;
  moves: number;
}

/** A seat offers to take moves back, or to stop the game. */
export interface Offered {
  kind: 'offered';
  seat: Seat;
  matter: Matter;
}

/** A seat answered an offer; the first no ends it. */
export interface Answered {
  kind: 'answered';
  seat: Seat;
  matter: Matter;
  yes: boolean;
}

/** A seat resigned; with three or four seats the computer takes it over. */
export interface Resigned {
  kind: 'resigned';
  seat: Seat;
}

/** A seat used up its reserve and cannot win. With two seats the game ends; with more the computer takes over. */
export interface TimedOut {
  kind: 'timed-out';
  seat: Seat;
}

/** The computer plays for a person from now on. If their time ran out, it makes this move even if they return. */
export interface StoodIn {
  kind: 'stood-in';
  seat: Seat;
  because: 'gone' | 'clock' | 'left' | 'resigned';
}

/** A person is back and plays again. */
export interface Returned {
  kind: 'returned';
  seat: Seat;
}

/** A person is on vacation: the seat's clock is stopped until `until`. An `until` that is not in the future ends the vacation. */
export interface Vacation {
  kind: 'vacation';
  seat: Seat;
  until: number;
}

/** A person has told the server to make the seat's forced moves from now on, or to stop doing so. */
export interface Obvious {
  kind: 'obvious';
  seat: Seat;
  on: boolean;
}

/** A seat asked for a hint. */
export interface Hinted {
  kind: 'hinted';
  seat: Seat;
}

/** Nobody could move for `away` seconds; clocks stood still. Negative: the system's clock was set back. */
export interface Resumed {
  kind: 'resumed';
  away: number;
}

/** The game is over; the secret behind its deals is published, and the commitment of a rematch. */
export interface Ended {
  kind: 'ended';
  result: Result;
  secret: string | null;
  next: Promise | null;
}

/** After the end of a rated game: the changes of ratings. Empty: the game does not count. */
export interface Rated {
  kind: 'rated';
  changes: RatingChange[];
}

/** After the end: a person added randomness to the deals of a rematch. */
export interface Shared {
  kind: 'shared';
  seat: Seat;
}

/** A guest has a lasting name now. */
export interface Recognised {
  kind: 'recognised';
  seat: Seat;
  person: PersonId;
  name: string;
  program?: boolean;
}

/** A person has switched the chat on or off for their seat. */
export interface ChatSwitched {
  kind: 'chat';
  seat: Seat;
  on: boolean;
}

/** After a rated game: a person wants a rematch. It is made when all its people have asked within a minute. */
export interface AskedRematch {
  kind: 'asked-rematch';
  seat: Seat;
}

/** The same people play again, seats rotated, at another table. */
export interface Rematched {
  kind: 'rematched';
  table: TableId;
}

export type AnyEvent =
  | Revealed
  | TookBack
  | Offered
  | Answered
  | Resigned
  | TimedOut
  | StoodIn
  | Returned
  | Vacation
  | Obvious
  | Hinted
  | Resumed
  | Rated
  | Recognised
  | ChatSwitched
  | AskedRematch
  | Rematched
  | Made
  | Joined
  | Left
  | Started
  | Dealt
  | Played
  | Chose
  | Tiled
  | Ended
  | Shared;

/* ---- Requests that a client sends over its WebSocket. ---- */

/** The first message: the table, the secret (none for a watcher), and the events that the client has. */
export interface Hello {
  type: 'hello';
  table: TableId;
  protocol?: number;
  secret?: Secret | null;
  person?: PersonToken | null;
  have?: Sequence | null;
  language?: Language;
}

/** Take tiles (`3R2`), or choose a column on the grey side (`2@4`). */
export interface Play {
  type: 'play';
  id: RequestId;
  seat: Seat;
  move: MoveText;
  at: Sequence;
}

/** Take back the last action of one of the client's seats. */
export interface Undo {
  type: 'undo';
  id: RequestId;
  seat: Seat;
}

/** Offer something to the table. Computers always agree. */
export interface MakeOffer {
  type: 'offer';
  id: RequestId;
  seat: Seat;
  matter: Matter;
}

/** Accept or decline what another seat offered. */
export interface Answer {
  type: 'answer';
  id: RequestId;
  seat: Seat;
  matter: Matter;
  yes: boolean;
}

/** Give up. With two seats the game ends; with more, the computer plays on for this seat, which cannot win. */
export interface Resign {
  type: 'resign';
  id: RequestId;
  seat: Seat;
}

/** Leave the seat: before the game it is open again, during the game the computer stands in at once. */
export interface Leave {
  type: 'leave';
  id: RequestId;
  seat: Seat;
}

/** Send a reaction to the others; it is not stored. */
export interface React {
  type: 'react';
  id: RequestId;
  seat: Seat;
  reaction: Reaction;
}

/** Switch the chat on or off for a seat; it is on when all people at the table have switched it on. */
export interface SwitchChat {
  type: 'chat';
  id: RequestId;
  seat: Seat;
  on: boolean;
}

/** Send a message to the chat; it is not stored, and watchers do not get it. */
export interface Say {
  type: 'say';
  id: RequestId;
  seat: Seat;
  text: ChatText;
}

/** After the end: add randomness to the deals of a rematch, once, after seeing its commitment. */
export interface Share {
  type: 'share';
  id: RequestId;
  seat: Seat;
  randomness: Randomness;
}

/** Send the value of a round, at a table with `last_word`; only when `you.reveals` asks for it. */
export interface Reveal {
  type: 'reveal';
  id: RequestId;
  seat: Seat;
  round: RoundNumber;
  value: ChainValue;
}

/** Play again after the end, seats rotated; the event `rematched` names the new table. The secrets stay the same. */
export interface Rematch {
  type: 'rematch';
  id: RequestId;
  seat: Seat;
}

/** Ask for the best moves of the position on the table; `analysis` and then `done` follow. */
export interface Hint {
  type: 'hint';
  id: RequestId;
  seat: Seat;
  seconds?: number;
}

/** Stop the clock of this seat for this many days; only at tables with days for a move (docs/clocks.md). */
export interface TakeVacation {
  type: 'vacation';
  id: RequestId;
  seat: Seat;
  days: VacationDays;
}

/** Let the server make this seat's forced moves at once; `on` false ends that. */
export interface PlayObvious {
  type: 'obvious';
  id: RequestId;
  seat: Seat;
  on: boolean;
}

/** Ask for a `pong`, to check the connection and the server's time. */
export interface Ping {
  type: 'ping';
  id: RequestId;
}

export type AnyRequest =
  | Play
  | Undo
  | MakeOffer
  | Answer
  | Resign
  | Leave
  | React
  | SwitchChat
  | Say
  | Share
  | Reveal
  | Rematch
  | Hint
  | TakeVacation
  | PlayObvious
  | Ping
  | Hello;

/* ---- Messages that the server sends over a WebSocket. ---- */

/** An event with its number and time. */
export interface LoggedEvent {
  seq: Sequence;
  time: number;
  event: AnyEvent;
}

/** The whole table, after `hello` of a client that has no events or lacks too many. */
export interface View {
  type: 'view';
  table: TableView;
  you: You;
  log: LoggedEvent[];
}

/** One event, and new values of fields of the table's view. */
export interface EventMessage {
  type: 'event';
  seq: Sequence;
  time: number;
  event: AnyEvent;
  position?: string;
  state?: 'waiting' | 'playing' | 'over';
  seats?: SeatView[];
  deadline?: number | null;
  clocks?: (SeatTime | null)[];
  choosing?: Seat[];
  revealing?: Seat[];
  offers?: Offer[];
  chat?: Seat[] | null;
}

/** The data that only this client may see, above all its turns, after event `seq`. */
export interface YouMessage {
  type: 'you';
  seq: Sequence;
  you: You;
}

/** The request `id` was carried out; what it changed at a table is on disk. `seq` is the last event it led to. */
export interface Done {
  type: 'done';
  id: RequestId;
  seq: Sequence;
}

/** A request was not carried out. `code` is stable, `message` a sentence in the client's language. */
export interface Refused {
  type: 'error';
  code: string;
  message: string;
  id?: RequestId | null;
}

/** For each seat whether its person is connected, and the number of watchers. */
export interface Presence {
  type: 'presence';
  present: boolean[];
  watching: number;
}

/** A person's reaction. */
export interface Reacted {
  type: 'reaction';
  seat: Seat;
  reaction: Reaction;
}

/** A message of the chat; only people at the table get it. */
export interface Said {
  type: 'said';
  seat: Seat;
  text: string;
}

/** The result of a hint; `done` with the same id follows. */
export interface AnalysisMessage {
  type: 'analysis';
  id: RequestId;
  analysis: Analysis;
}

/** The answer to `ping`; `now` is the server's time. */
export interface Pong {
  type: 'pong';
  id: RequestId;
  now: number;
}

/** The server's state: `compiling`, `ready` or `closing`; or `message`: the operator's message, in `text`. */
export interface Notice {
  type: 'notice';
  what: 'compiling' | 'ready' | 'closing' | 'message';
  text?: string;
}

export type AnyMessage =
  View | EventMessage | YouMessage | Done | Refused | Presence | Reacted | Said | AnalysisMessage | Pong | Notice;

/* ---- The lobby: open seats, people who look for a game, games to watch; over the WebSocket at `/api/lobby`. ---- */

/** The first message. `lobby` answers it. */
export interface LobbyHello {
  type: 'hello';
  protocol?: number;
  language?: Language;
  person?: PersonToken | null;
  device?: DeviceName | null;
}

/** Enter the queue for a game with anybody. Sent again, it changes the settings and keeps the time waited. */
export interface Find {
  type: 'find';
  id: RequestId;
  players: PlayerCount;
  sides: SideName[];
  clocks: ClockName[];
  rated?: boolean;
}

/** Leave the queue. */
export interface Cancel {
  type: 'cancel';
  id: RequestId;
}

/** The client is present for a seat that it holds at a waiting table; `began` comes when the game begins. */
export interface Keep {
  type: 'keep';
  id: RequestId;
  table: TableId;
  secret: Secret;
}

/** Give up a seat at a waiting table. The table is removed with its last person. */
export interface Withdraw {
  type: 'withdraw';
  id: RequestId;
  table: TableId;
  secret: Secret;
}

/** Ask for an open seat: `invited` holds the invitation for `POST /api/join`. */
export interface Sit {
  type: 'sit';
  id: RequestId;
  table: TableId;
}

/** Somebody at a table, as the lobby shows them. */
export interface Opponent {
  name: string | null;
  person: PersonId | null;
  rating: number | null;
  deviation: number | null;
  program: boolean;
  level: LevelNumber | null;
}

/** A table with an open seat that everybody may take. */
export interface OpenTable {
  table: TableId;
  players: PlayerCount;
  open: number;
  side: SideName;
  clock: Clock | null;
  rated: boolean;
  people: Opponent[];
  made: number;
}

/** A game to watch. */
export interface WatchedGame {
  table: TableId;
  side: SideName;
  round: number;
  seats: Opponent[];
  scores: number[];
  walls: string[];
  watching: number;
}

/** GET /api/lobby: how many people and games there are. */
export interface LobbyCounts {
  here: number;
  looking: number;
  playing: number;
  seats: number;
  games: number;
  wait: number | null;
}

/** The whole lobby: the answer to `hello`. */
export interface LobbyView {
  type: 'lobby';
  counts: LobbyCounts;
  open: OpenTable[];
  games: WatchedGame[];
}

/** The changes since the last such message; absent fields are unchanged. */
export interface LobbyChange {
  type: 'changed';
  counts?: LobbyCounts;
  open?: OpenTable[];
  gone?: TableId[];
  games?: WatchedGame[];
}

/** A game is found: sit down with `POST /api/join`, then send `keep`. `began` or `unpaired` follows. */
export interface Paired {
  type: 'paired';
  table: TableId;
  invite: Invite;
  others: Opponent[];
  until: number;
}

/** The game that was found does not begin, or the search has ended because a game began in another window. */
export interface Unpaired {
  type: 'unpaired';
  table: TableId;
  code: string;
  message: string;
  looking: boolean;
}

/** The game begins at a table where the client holds a seat. */
export interface GameBegan {
  type: 'began';
  table: TableId;
}

/** The answer to `sit`: the seat is reserved until a time. */
export interface Invited {
  type: 'invited';
  id: RequestId;
  table: TableId;
  invite: Invite;
  until: number;
}

export type AnyLobbyRequest = LobbyHello | Find | Cancel | Keep | Withdraw | Sit | Ping;

export type AnyLobbyMessage =
  LobbyView | LobbyChange | Paired | Unpaired | GameBegan | Invited | Done | Refused | Pong | Notice;
