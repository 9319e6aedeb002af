/* The HTTP call of reviews. In a separate module, because few pages need it. */
import { send } from './api';
import type { AnyReviewNews, TableId } from './messages';

/** The news of a review, as it comes: of a table's game, or of a record's text. Ends when the review does. */
export async function* readReview(
  game: { table: TableId } | { record: string },
  again: boolean,
  signal: AbortSignal,
): AsyncGenerator<AnyReviewNews> {
  const response = await ('table' in game
    ? send('POST', `/api/tables/${game.table}/review`, { body: { again }, signal })
    : send('POST', '/api/reviews', { body: { record: game.record, again }, signal }));
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line) yield JSON.parse(line) as AnyReviewNews;
  }
}
