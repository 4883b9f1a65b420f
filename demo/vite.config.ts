import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** The demo pages, on the source itself: each imports the package by its name, as a host page does. */
export default defineConfig({
  // Relative, so that the pages work from any folder of any host.
  base: './',
  resolve: {
    alias: [
      { find: /^game-2048-element$/, replacement: source('index.ts') },
      { find: /^game-2048-element\/locales\/(.*)$/, replacement: source('element/locales/$1.ts') },
      { find: /^game-2048-element\/(.*)$/, replacement: source('$1/index.ts') },
    ],
  },
  server: { fs: { allow: ['..'] } },
});
