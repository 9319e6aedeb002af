/**
 * The catalogues in ../locales as modules. `virtual:catalogues` lists the languages with their names and loads the words
 * of one language, which in turn load its other areas. So every language has separate chunks, and a new folder in
 * locales/ is a new language of the page.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOCALES = fileURLToPath(new URL('../locales/', import.meta.url));
const LIST = 'virtual:catalogues';
const ONE = 'virtual:catalogue/';

/** Files that are loaded separately, by the pages that need them. Files neither here nor in OTHERS come with every page. */
const APART = [
  'board',
  'table',
  'learn',
  'rules',
  'analysis',
  'review',
  'games',
  'push',
  'clocks',
  'duplicate',
  'puzzles',
  'fairness',
  'about',
  'record',
  'lobby',
  'tournament',
  'people',
  'ratings',
];
/** Files that the page does not load: those of the server, of the HTML document (documents.js) and of the command. */
const OTHERS = ['errors', 'impossible', 'reasons', 'notices', 'document', 'terminal', 'command'];
const NAME = 'language-name';

/** The codes of all languages. */
export function languages() {
  return readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${LOCALES}${entry.name}/words.ftl`))
    .map((entry) => entry.name)
    .sort();
}

function files(language, area) {
  return readdirSync(LOCALES + language).filter((file) => {
    const name = file.replace(/\.ftl$/, '');
    if (name === file || OTHERS.includes(name)) return false;
    return APART.includes(name) ? area === name : area === 'page';
  });
}

/** The file without its comments: they are for translators. */
function read(language, file) {
  return readFileSync(`${LOCALES}${language}/${file}`, 'utf-8')
    .replace(/^#.*\n/gm, '')
    .replace(/\n{2,}/g, '\n');
}

/** A message of one line, without variables. */
export function textOf(language, area, id) {
  const found = new RegExp(`^${id} = (.+)$`, 'm').exec(read(language, `${area}.ftl`));
  if (!found) throw new Error(`locales/${language}/${area}.ftl has no ${id}.`);
  return found[1];
}

/** @returns {import('vite').Plugin} */
export function catalogues() {
  return {
    name: 'tilewright-catalogues',
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const loaders = languages().map((language) => `${language}: () => import('${ONE}${language}/page')`);
        const names = Object.fromEntries(languages().map((language) => [language, textOf(language, 'page', NAME)]));
        return `export const names = ${JSON.stringify(names)};\nexport const catalogues = { ${loaders.join(', ')} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const [language = '', area = ''] = id.slice(ONE.length + 1).split('/');
      const found = files(language, area);
      for (const file of found) this.addWatchFile(`${LOCALES}${language}/${file}`);
      const words = `export default ${JSON.stringify(found.map((file) => read(language, file)).join('\n'))};`;
      if (area !== 'page') return words;
      const areas = APART.map((apart) => `${apart}: () => import('${ONE}${language}/${apart}')`);
      return `${words}\nexport const areas = { ${areas.join(', ')} };`; // a language loads only its own areas
    },
  };
}
