/**
 * Compresses every text of the built page once, as Brotli and gzip (`name.br`, `name.gz`) at the highest level: the
 * server sends these files as they are. Documents are not among them: the server puts its own address into them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(css|js|json|svg|txt|webmanifest)$/;
/** A smaller file fits into one packet anyway. */
const SMALLEST = 1024;

/** @returns {import('vite').Plugin} */
export function compressed() {
  let folder = '';
  return {
    name: 'tilewright-compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !TEXT.test(path)) continue;
        const text = readFileSync(path);
        if (text.length < SMALLEST) continue;
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params: size }));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
