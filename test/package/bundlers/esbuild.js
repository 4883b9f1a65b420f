import { copyFileSync } from 'node:fs';
import { bundle } from './with-esbuild.js';

await bundle('dist/esbuild', { format: 'esm', splitting: true });

// esbuild leaves the worker's address as it is: beside the file that names it.
copyFileSync(
  'node_modules/game-2048-element/dist/player-worker.js',
  'dist/esbuild/player-worker.js',
);
