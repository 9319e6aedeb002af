/**
 * Writes the HTML document in every language: title, description, the text without JavaScript, and what previews of
 * links show. index.html names messages of locales/XX/document.ftl in double braces. The build writes index.html and
 * manifest.webmanifest in English and index.XX.html and manifest.XX.webmanifest beside them, and join.XX.html, which
 * is the same page with the preview of an invitation. The server chooses by the browser's languages, for `/join/fi` by
 * the address, and replaces `{{ origin }}` with its own address.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languages, textOf } from './catalogues.js';

const ENGLISH = 'en';
const MANIFEST = 'manifest.webmanifest';

const beside = (name, language) => (language === ENGLISH ? name : name.replace(/\.(\w+)$/, `.${language}.$1`));

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Names in index.html that stand for different messages in the page and in the preview of an invitation. */
const PREVIEWS = {
  index: { 'preview-title': 'document-title', 'preview-description': 'document-description' },
  join: { 'preview-title': 'invitation-title', 'preview-description': 'invitation-description' },
};
const ORIGIN = 'origin';

function filled(html, language, page = 'index') {
  const text = (id) => escaped(textOf(language, 'document', PREVIEWS[page][id] ?? id));
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(`/${MANIFEST}`, `/${beside(MANIFEST, language)}`)
    .replace(/\{\{ ([a-z-]+) \}\}/g, (whole, id) => (id === ORIGIN ? whole : text(id)));
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
        writeFileSync(join(folder, `join.${language}.html`), filled(html, language, 'join'));
        writeFileSync(join(folder, beside(MANIFEST, language)), JSON.stringify(own, null, 2));
      }
    },
  };
}
