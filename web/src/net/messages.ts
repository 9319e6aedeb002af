/* What travels between the page and the server: the types of tilewright.server.messages, name by name and field by field.
   tests/web/test_messages.py compares them with the server's own JSON Schema, so that the two cannot drift apart.
   Seats count from 1, times are unix seconds; positions, moves and deals are the texts of docs/notation.md. */

export const PROTOCOL = 1;

export type Language = 'en' | 'is' | 'fi' | 'da' | 'hu' | 'nl';
export type SideName = 'coloured' | 'grey';
export type Seat = number;
export type LevelNumber = number;
export type TableId = string;
export type Invite = string;
export type Secret = string;
export type RequestId = number;
export type Sequence = number;
export type Reaction = 'hello' | 'nice' | 'oops' | 'thinking' | 'thanks' | 'good-game';
export type Matter = 'take-back' | 'stop';

/* ---- Tables: making them, joining them, and what is known of them ---- */

export interface PersonSeat {
  who: 'person';
  name?: string | null;
}

export interface OpenSeat {
  who: 'open';
}

export interface ComputerSeat {
  who: 'computer';
  level?: LevelNumber;
}

export interface Clock {
  per_move: number;
  unit?: 'seconds' | 'days';
}

export interface NewTable {
  seats: (PersonSeat | OpenSeat | ComputerSeat)[];
  side?: SideName;
  first?: Seat | null;
  clock?: Clock | null;
  undo?: boolean;
  hints?: boolean;
  stand_in_after?: number | null;
  randomness?: string;
}

export interface Joining {
  invite: Invite;
  name: string;
  seat?: Seat | null;
  randomness?: string;
}

export interface Seated {
  table: TableId;
  seats: Seat[];
  secret: Secret;
  invite: Invite | null;
}

export interface SeatView {
  who: 'person' | 'open' | 'computer';
  name: string | null;
  level: LevelNumber | null;
  present: boolean;
  stand_in: boolean;
  resigned: boolean;
}

export interface Offer {
  matter: Matter;
  seat: Seat;
  waiting: Seat[];
}

/** A legal move and what it does at once: `["3R2", 2, 1, 5, -1]`. */
export type Legal = [move: string, placed: number, dropped: number, points: number, floor: number];

export interface Turn {
  seat: Seat;
  moves: Legal[];
  at: number;
  board?: string | null;
}

/** `[row, column, "R", points]`. */
export type PlacedTile = [row: number, column: number, colour: string, points: number];

export interface SeatTiling {
  seat: Seat;
  placed: PlacedTile[];
  floor: number;
  score: number;
}

export interface SeatResult {
  score: number;
  wall: number;
  floor: number;
  rows: number;
  columns: number;
  colours: number;
}

export interface Result {
  reason: 'row' | 'exhausted' | 'resigned' | 'stopped';
  winners: Seat[];
  by_rows: boolean;
  seats: SeatResult[];
}

export interface Fairness {
  commitment: string;
  randomness: string[];
  secret: string | null;
}

export interface TableView {
  table: TableId;
  seq: Sequence;
  side: SideName;
  first: Seat | null;
  clock: Clock | null;
  undo: boolean;
  hints: boolean;
  stand_in_after: number | null;
  state: 'waiting' | 'playing' | 'over';
  seats: SeatView[];
  position: string | null;
  deadline: number | null;
  choosing: Seat[];
  offers: Offer[];
  result: Result | null;
  fairness: Fairness;
  rematch: TableId | null;
  made: number;
  now: number;
}

export interface You {
  seats: Seat[];
  invite: Invite | null;
  turns: Turn[];
  can_undo: Seat[];
}

/* ---- Analyses ---- */

export interface BestMove {
  move: string;
  margin: number;
  win: number;
  line: string[];
}

export interface Analysis {
  position: string;
  seat: Seat;
  moves: BestMove[];
  nodes: number;
  depth: number;
  solved: boolean;
}

/* ---- Over HTTP alone ---- */

export interface InviteQuestion {
  invite: Invite;
}

export interface AnalysisRequest {
  position: string;
  seconds?: number | null;
  nodes?: number | null;
  lines?: number;
}

export interface PositionQuestion {
  position: string;
  moves?: string[];
}

export interface Step {
  deal: string | null;
  move: string | null;
  seat: Seat | null;
  position: string;
  tiling: SeatTiling[] | null;
}

export interface PositionAnswer {
  position: string;
  seat: Seat | null;
  moves: Legal[];
  steps: Step[];
  result: Result | null;
}

export interface RecordQuestion {
  record: string;
}

export interface RecordAnswer {
  names: string[];
  side: SideName;
  players: number;
  date: string | null;
  start: string;
  steps: Step[];
  result: Result | null;
  fair: 'yes' | 'no' | 'unknown';
}

export interface LevelView {
  level: LevelNumber;
  nodes: number;
  rating: number;
}

export interface Health {
  status: 'ok' | 'compiling' | 'no-store';
  version: string;
  tables: number;
  connections: number;
}

export interface Problem {
  code: string;
  message: string;
  detail?: string | null;
}

/* ---- Events: what happens at a table ---- */

export interface Made {
  kind: 'made';
}

export interface Joined {
  kind: 'joined';
  seat: Seat;
  name: string;
}

export interface Left {
  kind: 'left';
  seat: Seat;
}

export interface Started {
  kind: 'started';
  first: Seat;
}

export interface Dealt {
  kind: 'dealt';
  round: number;
  deal: string;
}

export interface Played {
  kind: 'played';
  seat: Seat;
  move: string;
  by: 'person' | 'computer' | 'stand-in';
  tiling: SeatTiling[] | null;
}

export interface Chose {
  kind: 'chose';
  seat: Seat;
  done: boolean;
}

export interface Tiled {
  kind: 'tiled';
  moves: string[];
  tiling: SeatTiling[];
}

export interface TookBack {
  kind: 'took-back';
  seat: Seat;
  moves: number;
}

export interface Offered {
  kind: 'offered';
  seat: Seat;
  matter: Matter;
}

export interface Answered {
  kind: 'answered';
  seat: Seat;
  matter: Matter;
  yes: boolean;
}

export interface Resigned {
  kind: 'resigned';
  seat: Seat;
}

export interface StoodIn {
  kind: 'stood-in';
  seat: Seat;
  because: 'gone' | 'clock' | 'left' | 'resigned';
}

export interface Returned {
  kind: 'returned';
  seat: Seat;
}

export interface Hinted {
  kind: 'hinted';
  seat: Seat;
}

export interface Resumed {
  kind: 'resumed';
  away: number;
}

export interface Ended {
  kind: 'ended';
  result: Result;
  secret: string;
}

export interface Rematched {
  kind: 'rematched';
  table: TableId;
}

export type AnyEvent =
  | Made
  | Joined
  | Left
  | Started
  | Dealt
  | Played
  | Chose
  | Tiled
  | TookBack
  | Offered
  | Answered
  | Resigned
  | StoodIn
  | Returned
  | Hinted
  | Resumed
  | Ended
  | Rematched;

/* ---- What the page says over the WebSocket ---- */

export interface Hello {
  type: 'hello';
  table: TableId;
  protocol?: number;
  secret?: Secret | null;
  have?: Sequence | null;
  language?: Language;
}

export interface Play {
  type: 'play';
  id: RequestId;
  seat: Seat;
  move: string;
  at: Sequence;
}

export interface Undo {
  type: 'undo';
  id: RequestId;
  seat: Seat;
}

export interface MakeOffer {
  type: 'offer';
  id: RequestId;
  seat: Seat;
  matter: Matter;
}

export interface Answer {
  type: 'answer';
  id: RequestId;
  seat: Seat;
  matter: Matter;
  yes: boolean;
}

export interface Resign {
  type: 'resign';
  id: RequestId;
  seat: Seat;
}

export interface Leave {
  type: 'leave';
  id: RequestId;
  seat: Seat;
}

export interface React {
  type: 'react';
  id: RequestId;
  seat: Seat;
  reaction: Reaction;
}

export interface Rematch {
  type: 'rematch';
  id: RequestId;
  seat: Seat;
}

export interface Hint {
  type: 'hint';
  id: RequestId;
  seat: Seat;
  seconds?: number;
}

export interface Ping {
  type: 'ping';
  id: RequestId;
}

export type AnyRequest = Hello | Play | Undo | MakeOffer | Answer | Resign | Leave | React | Rematch | Hint | Ping;

/* ---- What the server says over the WebSocket ---- */

export interface LoggedEvent {
  seq: Sequence;
  time: number;
  event: AnyEvent;
}

export interface View {
  type: 'view';
  table: TableView;
  you: You;
  log: LoggedEvent[];
}

/** One event, and what of the table's view is different after it: fields that are absent are as before. */
export interface EventMessage {
  type: 'event';
  seq: Sequence;
  time: number;
  event: AnyEvent;
  position?: string;
  state?: 'waiting' | 'playing' | 'over';
  seats?: SeatView[];
  deadline?: number | null;
  choosing?: Seat[];
  offers?: Offer[];
}

export interface YouMessage {
  type: 'you';
  seq: Sequence;
  you: You;
}

export interface Done {
  type: 'done';
  id: RequestId;
  seq: Sequence;
}

export interface Refused {
  type: 'error';
  code: string;
  message: string;
  id?: RequestId | null;
}

export interface Presence {
  type: 'presence';
  present: boolean[];
  watching: number;
}

export interface Reacted {
  type: 'reaction';
  seat: Seat;
  reaction: Reaction;
}

export interface AnalysisMessage {
  type: 'analysis';
  id: RequestId;
  analysis: Analysis;
}

export interface Pong {
  type: 'pong';
  id: RequestId;
  now: number;
}

export interface Notice {
  type: 'notice';
  what: 'compiling' | 'ready' | 'closing';
}

export type AnyMessage =
  View | EventMessage | YouMessage | Done | Refused | Presence | Reacted | AnalysisMessage | Pong | Notice;
