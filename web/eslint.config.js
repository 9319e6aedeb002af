// What prettier and svelte-check do not see: dead code, promises without await, mistakes of reactivity.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

const TYPED = ['src/**/*.ts', 'src/**/*.svelte'];

export default ts.config(
  { ignores: ['node_modules/', 'public/', 'dist/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['service-worker.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: TYPED,
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    },
  },
  {
    files: ['src/**/*.test.ts'],
    ignores: ['src/**/*.mocked.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'vi',
          property: 'mock',
          message: 'Other tests would get the mock too: name the file *.mocked.test.ts.',
        },
      ],
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // `{#each … as _, index (index)}`: the syntax asks for a name.
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_' }],
      // Svelte drops a space at the edge of a block; `{' '}` keeps it.
      'svelte/no-useless-mustaches': 'off',
    },
  },
);
