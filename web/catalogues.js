/**
 * The catalogues in ../locales as modules: `virtual:catalogues` lists the languages there are and loads the words of one
 * by area, so that every language is a chunk of its own and a new folder in locales/ is a new language of the page.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOCALES = fileURLToPath(new URL('../locales/', import.meta.url));
const LIST = 'virtual:catalogues';
const ONE = 'virtual:catalogue/';

/** Which files make the words of a part of the page. The server's errors come from the server, in the right language. */
const AREAS = {
  page: ['words', 'page', 'table'],
  learn: ['learn'],
};

function languages() {
  return readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${LOCALES}${entry.name}/words.ftl`))
    .map((entry) => entry.name)
    .sort();
}

/** The file without its comments: they are for translators. */
function read(language, file) {
  const path = `${LOCALES}${language}/${file}.ftl`;
  if (!existsSync(path)) return '';
  return readFileSync(path, 'utf-8').replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
}

/** @returns {import('vite').Plugin} */
export function catalogues() {
  return {
    name: 'tilewright-catalogues',
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const loaders = languages().map((language) => {
          const areas = Object.keys(AREAS).map((area) => `${area}: () => import('${ONE}${language}/${area}')`);
          return `${language}: { ${areas.join(', ')} }`;
        });
        return `export const catalogues = { ${loaders.join(', ')} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const [language = '', area = ''] = id.slice(ONE.length + 1).split('/');
      const files = AREAS[area] ?? [];
      for (const file of files) this.addWatchFile(`${LOCALES}${language}/${file}.ftl`);
      return `export default ${JSON.stringify(files.map((file) => read(language, file)).join('\n'))};`;
    },
  };
}
