import { beforeEach, expect, it, vi } from 'vitest';

interface Wish {
  area: string;
  done: (text: string) => void;
  fail: () => void;
}

/** Requests for catalogues that a test has not answered yet. */
const wishes: Wish[] = vi.hoisted(() => []);

/** A module is loaded once. */
const pages: Map<string, Promise<object>> = vi.hoisted(() => new Map());

vi.mock('virtual:catalogues', () => {
  const load = (area: string) => () =>
    new Promise<{ default: string }>((resolve, reject) =>
      wishes.push({ area, done: (text) => resolve({ default: text }), fail: () => reject(new Error('no answer')) }),
    );
  const language = (code: string) => async () => {
    if (!pages.has(code)) pages.set(code, load(code)());
    return { ...(await pages.get(code)), areas: { lobby: load(`${code} lobby`), games: load(`${code} games`) } };
  };
  return { names: { en: 'English', fi: 'suomi' }, catalogues: { en: language('en'), fi: language('fi') } };
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Answer the requests for these catalogues, each with one message: `title` or the name of the area. */
async function answer(...areas: string[]): Promise<void> {
  for (const area of areas) {
    await settle();
    const [wish] = wishes.splice(
      wishes.findIndex((each) => each.area === area),
      1,
    );
    expect(wish?.area).toBe(area);
    wish?.done(`${area.split(' ')[1] ?? 'title'} = ${area}`);
  }
  await settle();
}

let language: typeof import('./words.svelte');

beforeEach(async () => {
  vi.resetModules();
  wishes.length = 0;
  pages.clear();
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('navigator', { languages: ['en'], language: 'en' });
  language = await import('./words.svelte');
  const started = language.startLanguage();
  await answer('en');
  await started;
});

it('speaks the language that was chosen last, even if another one takes longer', async () => {
  const finnish = language.chooseLanguage('fi');
  const english = language.chooseLanguage('en');
  await english;
  await answer('fi');
  await finnish;
  expect([language.language(), language.words('title')]).toEqual(['en', 'en']);
});

it('loads an area again after a failed request', async () => {
  const first = language.loadAreas(['lobby']);
  await settle();
  wishes.pop()?.fail();
  await expect(first).rejects.toThrow();
  const second = language.loadAreas(['lobby']);
  await answer('en lobby');
  await second;
  expect(language.words('lobby')).toBe('en lobby');
});

it('has the words of an area that was opened while another language was loaded', async () => {
  const finnish = language.chooseLanguage('fi');
  const lobby = language.loadAreas(['lobby']);
  await answer('en lobby', 'fi', 'fi lobby');
  await Promise.all([finnish, lobby]);
  expect(['title', 'lobby'].map((id) => language.words(id))).toEqual(['fi', 'fi lobby']);

  const english = language.chooseLanguage('en');
  const games = language.loadAreas(['games']);
  await english;
  await answer('fi games', 'en games');
  await games;
  expect(['title', 'lobby', 'games'].map((id) => language.words(id))).toEqual(['en', 'en lobby', 'en games']);
});
