/* The HTTP calls of lasting names and of ratings. In a separate module, because few pages need them. */
import { call, send } from './api';
import type {
  NewReport,
  Own,
  PasskeyChallenge,
  PasskeySignIn,
  PersonId,
  PersonRatings,
  PlayedGames,
  Profile,
  RunningGames,
  SignedIn,
} from './messages';

/** Make a lasting name, with a recovery phrase, or without one if a passkey follows. */
export const makePerson = (name: string, phrase: boolean) =>
  call<SignedIn>('POST', '/api/people', { body: { name, phrase } });

export const signInByPhrase = (name: string, phrase: string) =>
  call<SignedIn>('POST', '/api/people/phrase', { body: { name, phrase } });

export const askToSignIn = () => call<PasskeyChallenge>('POST', '/api/people/passkey/challenge', { body: {} });

export const signInByPasskey = (used: PasskeySignIn) => call<SignedIn>('POST', '/api/people/passkey', { body: used });

export const readProfile = (person: PersonId) => call<Profile>('GET', `/api/people/${person}`);

export const readGames = (person: PersonId, after: string) =>
  call<PlayedGames>('GET', `/api/people/${person}/games?after=${after}`);

/** The tables of unfinished games of the person who is signed in, on all their devices: the newest first. */
export const readOwnGames = (after = '') => call<RunningGames>('GET', `/api/me/games?after=${after}`, { known: true });

export const readMe = () => call<Own>('GET', '/api/me', { known: true });

/** Change something of the person who is signed in: docs/server.md lists what. */
export const changeMe = (what: string, body: unknown = {}) => send('POST', `/api/me/${what}`, { body, known: true });

/** The same where there is an answer. */
export const askMe = <Answer>(what: string, body: unknown = {}) =>
  call<Answer>('POST', `/api/me/${what}`, { body, known: true });

/** The data of the person who is signed in, as the text of a JSON file. */
export const exportMe = async (): Promise<string> => (await send('GET', '/api/me/export', { known: true })).text();

/** Report somebody to the operator. */
export const report = (asked: NewReport) => send('POST', '/api/reports', { body: asked, known: true });

/** Somebody's ratings by kind of table. */
export const readRatings = (person: PersonId) => call<PersonRatings>('GET', `/api/people/${person}/ratings`);
