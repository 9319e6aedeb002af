/* The HTTP calls of docs/server.md. Every refusal is thrown as a ProblemError with the server's stable code and its
   sentence in the player's language; if the server does not answer, the code is `unreachable`, without a sentence
   (`refusalOf` in ../shell/attempt.svelte.ts has one). */
import { forgetPerson, personToken } from '../people/kept';
import type {
  Analysis,
  AnalysisRequest,
  DayResult,
  DayView,
  DuelJoining,
  DuelView,
  Entered,
  Health,
  Invite,
  Joining,
  Language,
  LobbyCounts,
  NewDuel,
  NewTable,
  NewTry,
  PositionAnswer,
  PositionCheck,
  PositionChecked,
  PositionQuestion,
  Problem,
  Promise as Promised,
  PushKey,
  PushSubscription,
  PuzzleLine,
  PuzzleTries,
  PuzzleView,
  RecordAnswer,
  Seated,
  Secret,
  TableId,
  TableView,
} from './messages';

export class ProblemError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** For programmers, in English: what is wrong with a position, where in a record, or why there is no answer. */
    readonly detail: string | null = null,
    /** What exactly is wrong with a position or a record, in the page's language, and on which line. */
    readonly reason: string | null = null,
    readonly line: number | null = null,
  ) {
    super(message);
    this.name = 'ProblemError';
  }
}

interface Call {
  body?: unknown;
  secret?: Secret | undefined;
  /** Whether to send the token of the person who is signed in, if any. */
  known?: boolean;
  signal?: AbortSignal | undefined;
}

let language: Language = 'en';

/** In which language the server explains what it refuses. */
export function speak(chosen: Language): void {
  language = chosen;
}

function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Problem).code === 'string' &&
    typeof (value as Problem).message === 'string'
  );
}

async function problemOf(response: Response): Promise<ProblemError> {
  const said: unknown = await response.json().catch(() => null);
  if (isProblem(said)) {
    const { code, message, detail, reason, line } = said;
    return new ProblemError(code, message, response.status, detail ?? null, reason ?? null, line ?? null);
  }
  return new ProblemError('unreachable', '', response.status, response.statusText);
}

/** Send a request; returns the response, or throws a ProblemError if the server refuses it or cannot be reached. */
export async function send(
  method: 'GET' | 'POST',
  path: string,
  { body, secret, known, signal }: Call = {},
): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (secret) headers['Authorization'] = `Bearer ${secret}`;
  const token = known ? personToken() : undefined;
  if (token) headers['Tilewright-Person'] = token;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      signal: signal ?? null,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ProblemError('unreachable', '', 0, String(error));
  }
  if (!response.ok) {
    const problem = await problemOf(response);
    // This device was signed out from another one. Forget the person, so that the next request is a guest's.
    if (problem.code === 'not-signed-in' && token !== undefined && token === personToken()) forgetPerson();
    throw problem;
  }
  return response;
}

export async function call<Answer>(method: 'GET' | 'POST', path: string, asked: Call = {}): Promise<Answer> {
  return (await (await send(method, path, asked)).json()) as Answer;
}

/** The server's commitment to the deals of a table that is about to be made. */
export const askPromise = () => call<Promised>('POST', '/api/promises', { body: {} });

export const makeTable = (table: NewTable, secret?: Secret) =>
  call<Seated>('POST', '/api/tables', { body: table, secret, known: true });

/** Take an open seat; with the secret of a seat there, another one on the same device. */
export const joinTable = (joining: Joining, secret?: Secret) =>
  call<Seated>('POST', '/api/join', { body: joining, secret, known: true });

export const readInvite = (invite: Invite) => call<TableView>('POST', '/api/invites', { body: { invite } });

export const readTable = (table: TableId) => call<TableView>('GET', `/api/tables/${table}`);

/** Up to twenty tables at once; null for one that is not there. */
export const readViews = (tables: TableId[]) => call<(TableView | null)[]>('POST', '/api/views', { body: { tables } });

export const analyse = (question: AnalysisRequest, signal?: AbortSignal) =>
  call<Analysis>('POST', '/api/analysis', { body: question, signal });

export const readPosition = (question: PositionQuestion, signal?: AbortSignal) =>
  call<PositionAnswer>('POST', '/api/position', { body: question, signal });

/** What is impossible about a position. */
export const checkPosition = (question: PositionCheck) =>
  call<PositionChecked>('POST', '/api/position/check', { body: question });

export const readRecord = (record: string) => call<RecordAnswer>('POST', '/api/records', { body: { record } });

export const readPuzzles = () => call<PuzzleLine[]>('GET', '/api/puzzles');

export const readPuzzle = (id: string) => call<PuzzleView>('GET', `/api/puzzles/${id}`);

/** How many devices solved a puzzle at the first try. */
export const readPuzzleTries = (id: string) => call<PuzzleTries>('GET', `/api/puzzles/${id}/tries`);

/** Report this device's first try; returns the same counts. */
export const countPuzzleTry = (id: string, solved: boolean) =>
  call<PuzzleTries>('POST', `/api/puzzles/${id}/tries`, { body: { solved } });

/** The key for notices of turns; null if the server sends none. */
export const readPushKey = () => call<PushKey>('GET', '/api/push');

export const startPush = (table: TableId, subscription: PushSubscription, secret: Secret) =>
  send('POST', `/api/tables/${table}/push`, { body: subscription, secret });

export const endPush = (table: TableId, endpoint: string, secret: Secret) =>
  send('POST', `/api/tables/${table}/push/end`, { body: { endpoint }, secret });

/** The deal of a day, or of today, and this device's try. */
export const readDay = (date: string | null, secret?: Secret) =>
  call<DayView>('GET', date === null ? '/api/daily' : `/api/daily/${date}`, { secret });

/** Play the deal of a day; without a secret the server gives this device one. */
export const beginTry = (date: string, asked: NewTry, secret?: Secret) =>
  call<Seated>('POST', `/api/daily/${date}/tries`, { body: asked, secret });

export const readDayResult = (table: TableId) => call<DayResult>('GET', `/api/tables/${table}/daily`);

export const makeDuel = (duel: NewDuel) => call<Entered>('POST', '/api/duels', { body: duel });

export const joinDuel = (joining: DuelJoining, secret?: Secret) =>
  call<Entered>('POST', '/api/duels/join', { body: joining, secret });

export const lookAtDuel = (code: Invite, secret?: Secret) =>
  call<DuelView>('POST', '/api/duels/look', { body: { code }, secret });

/** The table of the next deal. */
export const playDuel = (code: Invite, secret?: Secret) =>
  call<Seated>('POST', '/api/duels/play', { body: { code }, secret });

/** What is going on in the lobby; null where there is none. */
export const readLobby = () => call<LobbyCounts | null>('GET', '/api/lobby');

export const readHealth = () => call<Health>('GET', '/api/health');

/** Where the record of a table can be downloaded. */
export const recordAddress = (table: TableId, form: 'azr' | 'json' = 'azr') => `/api/tables/${table}/record.${form}`;

/** The text of a table's record, to step through. */
export const readRecordText = async (table: TableId): Promise<string> =>
  (await send('GET', recordAddress(table))).text();
