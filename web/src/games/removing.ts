/** Remove a game from this device, with everything that is kept of it. */
import { forgetGame, gameAt } from '../shell/games';
import { isTold, unsubscribe } from '../push/subscription';
import { remove } from './shelf';

export async function removeGame(table: string): Promise<void> {
  const game = gameAt(table);
  if (game && isTold(table)) void unsubscribe(game).catch(() => undefined); // it needs the seat's secret
  forgetGame(table);
  await remove(table);
}
