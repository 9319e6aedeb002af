import type { Plugin } from 'vite';

export function documents(): Plugin;
