import { copyFileSync } from 'node:fs';
import nodeResolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';

const bundle = await rollup({
  input: 'main.js',
  plugins: [nodeResolve()],
  onLog(level, { message }) {
    throw new Error(`${level}: ${message}`);
  },
});
await bundle.write({ dir: 'dist/rollup' });

// Rollup leaves the worker's address as it is: beside the file that names it.
copyFileSync(
  'node_modules/game-2048-element/dist/player-worker.js',
  'dist/rollup/player-worker.js',
);
