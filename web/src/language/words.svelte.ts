/**
 * The page's words. Every text a person reads or hears comes from `words(id, variables)`; the catalogues lie in
 * ../../../locales. What is drawn with `words` is drawn again when the language changes.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import { catalogues, names } from 'virtual:catalogues';
import { choose } from './choice';
import { forget, keep, kept, onChange } from '../shell/storage';

export type Variables = Record<string, FluentVariable>;

const KEY = 'language';

/** All languages of the page, each with its own name, in the order of the names. */
export const languages: { code: string; name: string }[] = Object.entries(names)
  .map(([code, name]) => ({ code, name }))
  .sort((a, b) => a.name.localeCompare(b.name));

interface Speech {
  code: string;
  bundle: FluentBundle;
  ready: boolean;
}

/** Replaced as a whole when the words change, so that everything that uses them is drawn again. */
let speech = $state.raw<Speech>({ code: 'en', bundle: new FluentBundle('en'), ready: false });
/** The areas loaded so far; all of them are loaded again when the language changes. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- what is drawn follows `speech`
const areas = new Set(['page']);

/** The code of the language the page speaks. */
export function language(): string {
  return speech.code;
}

/** The message `id` in the page's language. An id that does not exist is shown as it is: tests find it. */
export function words(id: string, variables?: Variables): string {
  const { code, bundle, ready } = speech;
  const message = bundle.getMessage(id);
  if (!message?.value) {
    if (import.meta.env.DEV && ready) console.error(`There is no message ${id} in ${code}.`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, variables, errors);
  if (import.meta.env.DEV) for (const error of errors) console.error(`${id} in ${code}: ${error.message}`);
  return text;
}

/** In a component: call `act` when another language is chosen, for example to drop sentences in the old one. */
export function whenLanguageChanges(act: () => void): void {
  let before = speech.code;
  $effect(() => {
    if (speech.code === before) return;
    before = speech.code;
    untrack(act);
  });
}

/** Cache of the parsed texts: going back to an earlier language needs no request and no parsing. */
const resources: Record<string, FluentResource> = {};

async function read(code: string, area: string): Promise<FluentResource> {
  const name = code + area;
  if (resources[name]) return resources[name];
  const found = await catalogues[code]?.();
  const text = (area === 'page' ? found : await found?.areas[area]?.())?.default ?? '';
  return (resources[name] = new FluentResource(text));
}

/** Counts the calls of `speak`: only the last one counts, even if an earlier one takes longer. */
let calls = 0;

async function speak(code: string): Promise<void> {
  const call = ++calls;
  let found: FluentResource[] = [];
  while (found.length < areas.size) {
    found = await Promise.all([...areas].map((area) => read(code, area))); // again if areas were added meanwhile
    if (call !== calls) return;
  }
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const resource of found) bundle.addResource(resource);
  speech = { code, bundle, ready: true };
  document.documentElement.lang = code;
}

/** The language chosen before, else the browser's, else English. */
const wanted = () => choose(kept<string>(KEY), navigator.languages ?? [navigator.language], Object.keys(catalogues));

/** Load the words for the first time, and follow what is chosen in other tabs. */
export async function startLanguage(): Promise<void> {
  onChange((name) => {
    if ((name === KEY || name === null) && wanted() !== speech.code) speak(wanted()).catch(() => undefined);
  });
  await speak(wanted());
}

/** Speak another language from now on, without a reload; null: the browser's again. */
export async function chooseLanguage(code: string | null): Promise<void> {
  if (code === null) forget(KEY);
  else keep(KEY, code);
  await speak(wanted());
}

/** Load the words of parts of the page that not everybody opens. */
export async function loadAreas(needed: readonly string[]): Promise<void> {
  const missing = needed.filter((area) => !areas.has(area));
  if (!missing.length) return;
  let code: string;
  let found: FluentResource[];
  do {
    code = speech.code;
    found = await Promise.all(missing.map((area) => read(code, area)));
  } while (code !== speech.code); // another language was chosen meanwhile
  for (const area of missing) areas.add(area);
  for (const resource of found) speech.bundle.addResource(resource);
  speech = { ...speech };
}
