import { copyFileSync } from 'node:fs';
import { bundle } from './with-esbuild.js';

// The worker stands beside the page.
await bundle('dist/esbuild-script-worker', {
  format: 'iife',
  define: { 'import.meta.url': 'document.baseURI' },
});
copyFileSync(
  'node_modules/game-2048-element/dist/player-worker.js',
  'dist/esbuild-script-worker/player-worker.js',
);
