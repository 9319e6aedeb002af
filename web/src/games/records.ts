/** Records and the server's answers about them; if the server cannot be reached, copies on this device are used. */
import { ProblemError, readRecord, readRecordText } from '../net/api';
import type { RecordAnswer } from '../net/messages';
import { playedAt } from './played';
import { put, take } from './shelf';

/** The server cannot be reached, or no longer has the table. */
const mayCopyHelp = (error: unknown) =>
  error instanceof ProblemError && (error.code === 'unreachable' || error.code === 'no-such-table');

/** The text of a table's record. Those of this device's finished games are kept. */
export async function recordText(table: string): Promise<string> {
  try {
    const text = await readRecordText(table);
    if (playedAt(table)) await put('records', table, text);
    return text;
  } catch (error) {
    const copy = mayCopyHelp(error) ? await take('records', table) : null;
    if (copy === null) throw error;
    return copy;
  }
}

/** The steps of a record. Those of a finished game are kept. */
export async function recordSteps(text: string): Promise<RecordAnswer> {
  try {
    const answer = await readRecord(text);
    if (answer.result) await put('answers', text, answer);
    return answer;
  } catch (error) {
    const copy = mayCopyHelp(error) ? await take('answers', text) : null;
    if (copy === null) throw error;
    return copy;
  }
}

/** Fetch what is needed to step through a game of this device later, also without the server. */
export async function keepRecord(table: string): Promise<void> {
  const copy = await take('records', table);
  if (copy !== null && (await take('answers', copy))) return;
  await recordSteps(copy ?? (await recordText(table))).catch(() => undefined);
}
