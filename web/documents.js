/**
 * The document itself in every language: title, description and what stands there without JavaScript. index.html names
 * messages of locales/XX/document.ftl in double braces. The build writes index.html and manifest.webmanifest in English
 * and index.XX.html and manifest.XX.webmanifest beside them; the server chooses by the browser's languages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languages, textOf } from './catalogues.js';

const ENGLISH = 'en';
const MANIFEST = 'manifest.webmanifest';

const beside = (name, language) => (language === ENGLISH ? name : name.replace(/\.(\w+)$/, `.${language}.$1`));

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function filled(html, language) {
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(`/${MANIFEST}`, `/${beside(MANIFEST, language)}`)
    .replace(/\{\{ ([a-z-]+) \}\}/g, (_, id) => escaped(textOf(language, 'document', id)));
}

/** @returns {import('vite').Plugin} */
export function documents() {
  let folder = '';
  let serving = false;
  return {
    name: 'tilewright-documents',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
      serving = config.command === 'serve';
    },
    transformIndexHtml: (html) => (serving ? filled(html, ENGLISH) : html),
    writeBundle() {
      const html = readFileSync(join(folder, 'index.html'), 'utf-8');
      const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf-8'));
      for (const language of languages()) {
        const description = textOf(language, 'document', 'document-description');
        const own = { ...manifest, lang: language, description };
        writeFileSync(join(folder, beside('index.html', language)), filled(html, language));
        writeFileSync(join(folder, beside(MANIFEST, language)), JSON.stringify(own, null, 2));
      }
    },
  };
}
