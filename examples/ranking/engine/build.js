/**
 * Bundles the engine from this repository's sources, so that the example runs from a fresh clone in which nothing else
 * was installed or built. Its argument is another file to write.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

await build({
  entryPoints: [path('../../../src/engine/index.ts')],
  outfile: process.argv[2] ?? path('dist/engine.js'),
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  mainFields: ['module', 'main'],
  // The sources' one dependency is found here where the repository's own packages are not installed.
  nodePaths: [path('../node_modules')],
  logLevel: 'warning',
});
