/**
 * The page's addresses. They are behind the `#`, which browsers do not send. No request has an invitation in its
 * address; requests to the API and `/live?table=TABLE` do name the table.
 */
export type Route =
  | { page: 'start' }
  | { page: 'table'; table: string }
  | { page: 'watch'; table: string }
  | { page: 'join'; invite: string }
  | { page: 'record'; table: string; move: number | null }
  | { page: 'open'; move: number | null }
  | { page: 'analysis'; position: string | null; edit: boolean }
  | { page: 'review'; table: string | null; move: number | null }
  | { page: 'learn'; lesson: string | null }
  | { page: 'puzzles'; puzzle: string | null }
  | { page: 'rules'; chapter: string | null }
  | { page: 'games' }
  | { page: 'daily'; date: string | null }
  | { page: 'duel'; code: string | null }
  | { page: 'person'; person: string | null }
  | { page: 'lobby' }
  | { page: 'tournament'; code: string | null }
  | { page: 'about' }
  | { page: 'unknown' };

const TABLE = /^[0-9A-Za-z]{12}$/;
const INVITE = /^[0-9A-Za-z]{16}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const PUZZLE = /^2[cg]-\d{6}$/;
const NAME = /^[A-Za-z0-9-]{1,20}$/;

function count(text: string | null): number | null {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** In an address a position is written without spaces, so that nothing needs an escape. */
function readPosition(query: string): string | null {
  const text = new URLSearchParams(query).get('at');
  return text === null ? null : text.replaceAll('_', ' ');
}

/** What an address (with or without its `#`) leads to. */
export function readAddress(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const [page = '', what = '', ...more] = path.replace(/^\//, '').replace(/\/$/, '').split('/');
  const move = count(new URLSearchParams(query).get('move'));
  if (INVITE.test(path)) return { page: 'join', invite: path }; // as invitations are sent: see `invitation`
  if (more.length === 0) {
    if (page === '' && what === '') return { page: 'start' };
    if ((page === 'table' || page === 'watch') && TABLE.test(what)) return { page, table: what };
    if (page === 'record' && TABLE.test(what)) return { page, table: what, move };
    if (page === 'join' && INVITE.test(what)) return { page, invite: what };
    if (page === 'open' && what === '') return { page, move };
    if (page === 'analysis' && (what === '' || what === 'edit'))
      return { page, position: readPosition(query), edit: what === 'edit' };
    if (page === 'review' && (what === '' || TABLE.test(what))) return { page, table: what || null, move };
    if (page === 'learn' && (what === '' || NAME.test(what))) return { page, lesson: what || null };
    if (page === 'puzzles' && (what === '' || PUZZLE.test(what))) return { page, puzzle: what || null };
    if (page === 'rules' && (what === '' || NAME.test(what))) return { page, chapter: what || null };
    if (page === 'daily' && (what === '' || DATE.test(what))) return { page, date: what || null };
    if (page === 'duel' && (what === '' || INVITE.test(what))) return { page, code: what || null };
    if (page === 'person' && (what === '' || TABLE.test(what))) return { page, person: what || null };
    if (page === 'tournament' && (what === '' || TABLE.test(what))) return { page, code: what || null };
    if ((page === 'about' || page === 'games' || page === 'lobby') && what === '') return { page };
  }
  return { page: 'unknown' };
}

/** The address of a route, with its `#`. */
export function address(route: Route): string {
  const to = (part: string | null, move: number | null = null) =>
    `#/${route.page}${part === null ? '' : `/${part}`}${move === null ? '' : `?move=${move}`}`;
  switch (route.page) {
    case 'table':
    case 'watch':
      return to(route.table);
    case 'join':
      return to(route.invite);
    case 'record':
    case 'review':
      return to(route.table, route.move);
    case 'open':
      return to(null, route.move);
    case 'analysis': {
      const path = to(route.edit ? 'edit' : null);
      return route.position === null ? path : `${path}?at=${route.position.replaceAll(' ', '_')}`;
    }
    case 'learn':
      return to(route.lesson);
    case 'puzzles':
      return to(route.puzzle);
    case 'rules':
      return to(route.chapter);
    case 'daily':
      return to(route.date);
    case 'duel':
    case 'tournament':
      return to(route.code);
    case 'person':
      return to(route.person);
    case 'about':
    case 'games':
    case 'lobby':
      return to(null);
    default:
      return '#/';
  }
}

/** The whole link, to give to somebody. */
export function link(route: Route): string {
  return new URL(address(route), window.location.href.split('#')[0]).href;
}

/** The link of an invitation: messengers show a preview of `/join/fi`, in the sender's language, and never see the code. */
export function invitation(invite: string, language: string): string {
  return new URL(`/join/${language}#${invite}`, window.location.href).href;
}

/** What a pasted link, invitation or table id leads to. */
export function readLink(text: string): Route {
  const trimmed = text.trim();
  if (INVITE.test(trimmed)) return { page: 'join', invite: trimmed };
  if (TABLE.test(trimmed)) return { page: 'watch', table: trimmed };
  const at = trimmed.indexOf('#');
  return at < 0 ? { page: 'unknown' } : readAddress(trimmed.slice(at));
}
