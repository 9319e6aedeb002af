/* The HTTP calls of tournaments. In a separate module, because few pages need them. */
import { call } from './api';
import type {
  NewTournament,
  Secret,
  TournamentAct,
  TournamentEntered,
  TournamentEntering,
  TournamentId,
  TournamentLine,
  TournamentView,
} from './messages';

/** Tournaments that are open to everybody. */
export const readTournaments = () => call<TournamentLine[]>('GET', '/api/tournaments');

export const makeTournament = (tournament: NewTournament) =>
  call<TournamentEntered>('POST', '/api/tournaments', { body: tournament, known: true });

/** A tournament; with `have`, as soon as it differs from that, or after `wait` seconds. */
export const lookAtTournament = (
  id: TournamentId,
  secret?: Secret,
  { have, wait, signal }: { have?: string; wait?: number; signal?: AbortSignal } = {},
) =>
  call<TournamentView>('GET', `/api/tournaments/${id}${have ? `?have=${have}&wait=${wait ?? 0}` : ''}`, {
    secret,
    signal,
  });

export const enterTournament = (id: TournamentId, entering: TournamentEntering, secret?: Secret) =>
  call<TournamentEntered>('POST', `/api/tournaments/${id}/enter`, { body: entering, secret, known: true });

export const actInTournament = (id: TournamentId, act: TournamentAct, secret?: Secret) =>
  call<TournamentView>('POST', `/api/tournaments/${id}/act`, { body: act, secret });

/** Where the results of a tournament can be downloaded. */
export const tournamentResults = (id: TournamentId, form: 'csv' | 'json') => `/api/tournaments/${id}/results.${form}`;
