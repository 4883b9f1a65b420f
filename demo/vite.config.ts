import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import fields from '../package.json' with { type: 'json' };
import { files, frame, framed, manifest, pages, previews, quiet } from './frame.js';
import { readOwner } from './owner.js';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const source = (name: string) => path(`../src/${name}`);

/** `sideEffects` in package.json names files of dist/: on the source it would drop the registration. */
const keepEffects: Plugin = {
  name: 'keep-effects',
  transform: (code, id) =>
    id.includes('/node_modules/') ? null : { code, map: null, moduleSideEffects: true },
};

const owner = readOwner(fields);

/** The demo pages, on the source itself: each imports the package by its name, as a host page does. */
export default defineConfig({
  // Relative, so that the pages work from any folder of any host.
  base: './',
  appType: 'mpa',
  plugins: [
    ...[keepEffects, manifest(path('..')), frame(owner), previews(owner)],
    ...[framed(path('..')), files(path('.')), quiet()],
  ],
  resolve: {
    // Lit without its notice for developers: the pages print nothing.
    conditions: ['module', 'browser', 'production'],
    alias: [
      { find: /^game-2048-element$/, replacement: source('index.ts') },
      { find: /^game-2048-element\/locales\/(.*)$/, replacement: source('words/locales/$1.ts') },
      // On the source, Vite has to compile the computer player's worker.
      { find: './worker-url.js', replacement: path('./worker-url.ts') },
      { find: /^game-2048-element\/(\w+)$/, replacement: source('$1/index.ts') },
    ],
  },
  server: { fs: { allow: ['..'] } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // All of them know light-dark(): compiled away, it follows neither the switch of a page nor the place of a theme.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    outDir: path('../dist-demo'),
    emptyOutDir: true,
    // As files: a policy of `img-src 'self'` refuses data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: pages.map(({ file }) => path(file)) },
  },
});
