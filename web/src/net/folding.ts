/* How a message of the server changes the client's state of a table: one pure function from state and message to state. */
import type { AnyMessage, EventMessage, LoggedEvent, TableView, View, You } from './messages';

/** The state of a table in this client. */
export interface Knowledge {
  table: TableView;
  you: You;
  log: LoggedEvent[];
  watching: number;
}

/** The effect of a message. `known`: a new state; `gap`: events before it are missing; `nothing`: no change. */
export type Folded = { kind: 'known'; knowledge: Knowledge } | { kind: 'gap' } | { kind: 'nothing' };

function fromView(view: View, before: Knowledge | null): Knowledge {
  return { table: view.table, you: view.you, log: view.log, watching: before?.watching ?? 0 };
}

/** The table after an event: the fields that came with it, and what the event itself says. */
function tableAfter(table: TableView, message: EventMessage): TableView {
  const { seq, event, position, state, seats, deadline, clocks, choosing, revealing, offers, chat } = message;
  const after: TableView = { ...table, seq };
  if (position !== undefined) after.position = position;
  if (state !== undefined) after.state = state;
  if (seats !== undefined) after.seats = seats;
  if (deadline !== undefined) after.deadline = deadline;
  if (clocks !== undefined) after.clocks = clocks;
  if (choosing !== undefined) after.choosing = choosing;
  if (revealing !== undefined) after.revealing = revealing;
  if (offers !== undefined) after.offers = offers;
  if (chat !== undefined) after.chat = chat;
  if (event.kind === 'started') {
    after.first = event.first;
    after.fairness = { ...table.fairness, randomness: event.randomness };
  }
  if (event.kind === 'asked-rematch') after.asked_rematch = [...table.asked_rematch, event.seat];
  if (event.kind === 'rematched') after.rematch = event.table;
  if (event.kind === 'rated') after.ratings = event.changes;
  if (event.kind === 'ended') {
    after.result = event.result;
    after.fairness = { ...table.fairness, secret: event.secret, next: event.next };
  }
  return after;
}

/** An event that changes the position or the state clears the turns until the next `you`: old ones must not be played. */
function youAfter(you: You, message: EventMessage): You {
  const ends = message.position !== undefined || message.state !== undefined || message.event.kind === 'ended';
  return ends ? { ...you, turns: [], can_undo: [], ...(you.reveals ? { reveals: [] } : {}) } : you;
}

export function fold(before: Knowledge | null, message: AnyMessage): Folded {
  if (message.type === 'view') return { kind: 'known', knowledge: fromView(message, before) };
  if (!before) return { kind: message.type === 'event' || message.type === 'you' ? 'gap' : 'nothing' };
  const last = before.table.seq;
  switch (message.type) {
    case 'event': {
      if (message.seq <= last) return { kind: 'nothing' };
      if (message.seq > last + 1) return { kind: 'gap' };
      const { seq, time, event } = message;
      return {
        kind: 'known',
        knowledge: {
          ...before,
          table: tableAfter(before.table, message),
          you: youAfter(before.you, message),
          log: [...before.log, { seq, time, event }],
        },
      };
    }
    case 'you':
      if (message.seq > last) return { kind: 'gap' };
      return { kind: 'known', knowledge: { ...before, you: message.you } };
    case 'presence': {
      const seats = before.table.seats.map((seat, index) => ({
        ...seat,
        present: message.present[index] ?? seat.present,
      }));
      return { kind: 'known', knowledge: { ...before, table: { ...before.table, seats }, watching: message.watching } };
    }
    default:
      return { kind: 'nothing' };
  }
}
