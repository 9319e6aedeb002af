/** Writes service-worker.js beside the page, with the version and the files of the build. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('./service-worker.js', import.meta.url));
/** Files outside assets/ that are cached too. Their names contain no hash, so their contents count for the version. */
const BESIDE = ['/', '/icon.svg', '/icon-192.png'];

/** @returns {import('vite').Plugin} */
export function offline() {
  let folder = '';
  return {
    name: 'tilewright-offline',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      const entry = /<script [^>]*src="([^"]+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf-8'))?.[1];
      if (!entry) throw new Error('The page has no program.');
      const assets = readdirSync(join(folder, 'assets')).sort();
      const files = [...BESIDE, ...assets.map((name) => `/assets/${name}`)];
      const source = readFileSync(SOURCE, 'utf-8');
      const content = [
        source,
        ...files,
        ...BESIDE.map((name) => readFileSync(join(folder, name === '/' ? 'index.html' : name))),
      ];
      const digest = createHash('sha256');
      for (const part of content) digest.update(part);
      const build = { version: digest.digest('hex').slice(0, 16), entry, files };
      writeFileSync(join(folder, 'service-worker.js'), `const BUILD = ${JSON.stringify(build)};\n${source}`);
    },
  };
}
