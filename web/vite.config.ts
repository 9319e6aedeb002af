import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './catalogues.js';
import { compressed } from './compressed.js';
import { documents } from './documents.js';
import { offline } from './offline.js';

/** The code that every page needs. */
const BASE =
  /node_modules\/(?!uqr\/|@noble\/)|\/src\/(App|main|language|shell\/(?!Menu|Dialog|Switch|sound)|net\/api|fairness\/notes|people\/kept|board\/(Tile\.|Sprite|position|types|tiles))/;
/** The start page, which a link to a table does not need. */
const START = /\/src\/start\/(Start|Play|Level|Side|making|levels)/;
/** The board, with what every page that plays on it shares: as one file it is smaller than as several. */
const BOARD =
  /\/src\/(board\/(?!lit|soundtrack)|record\/steps|table\/(legal|ranking|TableIcon|events|history|sounds|MoveLog|EvaluationStrip))/;
const MOCKED = 'src/**/*.mocked.test.ts';

export default defineConfig({
  base: '/',
  plugins: [svelte(), catalogues(), documents(), offline(), compressed()],
  build: {
    outDir: '../src/tilewright/server/page', // where the server finds it, in a checkout and in an installed package
    emptyOutDir: true,
    assetsDir: 'assets',
    // The server sends a strict Content-Security-Policy, nothing inline: so no asset becomes a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The code that every page needs is one file, and the start page is another, instead of twenty small ones.
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE, priority: 2 },
            { name: 'start', test: START, priority: 2 },
            { name: 'board', test: BOARD, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    // The policy allows no other host, so the dev server passes the real server's two paths on to it. A target that is an
    // object keeps the Host header, which the server compares with the Origin header.
    proxy: {
      '/api': { target: 'http://127.0.0.1:8017', ws: true },
      '/live': { target: 'ws://127.0.0.1:8017', ws: true },
    },
  },
  test: {
    // Test files share their modules, which saves two thirds of the time; those that mock a module do not.
    projects: [
      { extends: true, test: { name: 'shared', include: ['src/**/*.test.ts'], exclude: [MOCKED], isolate: false } },
      { extends: true, test: { name: 'mocked', include: [MOCKED] } },
    ],
  },
});
