import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

// Every component uses runes: what Svelte needs for older ones stays out of the page.
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };
