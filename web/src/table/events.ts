/* What happens at a table besides moves, in words: said aloud, shown for a while, and kept among the moves. */
import { words } from '../language/words.svelte';
import type { AnyEvent } from '../net/messages';
import type { Game } from './game.svelte';

/** What to say about an event other than a move; empty if it is not worth saying. */
export function sayEvent(event: AnyEvent, game: Game): string {
  const name = 'seat' in event ? game.nameOf(event.seat) : '';
  switch (event.kind) {
    case 'dealt':
      return words('deal-round', { round: event.round });
    case 'chose':
      return event.done ? words('say-chose', { name }) : '';
    case 'took-back':
      return words('say-took-back', { name, count: event.moves });
    case 'offered':
      if (game.isYou(event.seat)) return words(`status-offered-${event.matter}`);
      return words(`say-offered-${event.matter}`, { name });
    case 'answered':
      return words(event.yes ? 'say-agreed' : 'say-declined', { name });
    case 'resigned':
      return words('say-resigned', { name });
    case 'timed-out':
      return words('say-timed-out', { name, you: game.isYou(event.seat) ? 'yes' : 'no' });
    case 'vacation':
      return words('say-vacation', { name, state: event.until > game.store.now() ? 'on' : 'over' });
    case 'stood-in':
      if (event.because === 'clock' && game.isYou(event.seat)) return words('note-your-time');
      return words('say-stood-in', { name, because: event.because });
    case 'returned':
      return words('say-returned', { name });
    case 'hinted':
      return words('say-hinted', { name });
    case 'asked-rematch':
      return words('end-rematch-wanted', { names: name, count: 1 });
    case 'rematched':
      return words('say-rematched');
    default:
      return '';
  }
}
