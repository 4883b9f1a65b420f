import { defineConfig } from 'vite';
import { banner, minifyTemplates, target } from './build.shared.mjs';

const entryPoints = {
  index: 'src/index.ts',
  element: 'src/element/index.ts',
  engine: 'src/engine/index.ts',
  player: 'src/player/index.ts',
  replay: 'src/replay/index.ts',
  'replay-element': 'src/replay/element.ts',
  records: 'src/records/index.ts',
  'records-element': 'src/records/element.ts',
  picture: 'src/picture/index.ts',
};

/**
 * What is fetched on first use and shared besides: as an entry it is imported plainly. Of `import().then((n) => n.t)`, which the
 * build writes else, Vite 5 and 6 keep the wrong exports.
 */
const onDemand = {
  host: 'src/player/worker/host.ts',
  reasons: 'src/words/reasons.ts',
  review: 'src/player/review.ts',
};
const input = { ...entryPoints, ...onDemand };

/** The inside of an entry is named after it. */
function chunkFileNames({
  name,
  moduleIds,
}: {
  name: string;
  moduleIds: readonly string[];
}): string {
  const [entry] =
    Object.entries(input).find(([, source]) => moduleIds.at(-1)?.endsWith(`/${source}`)) ?? [];
  return entry ? `${entry}-core.js` : `${name}.js`;
}

/**
 * The package's ES modules: every entry point of `exports` is an input. Dependencies stay outside, so that a page has them once;
 * the generator goes inside, since its exact version decides which game a seed gives. Rollup builds the languages.
 */
export default defineConfig({
  publicDir: false,
  plugins: [minifyTemplates()],
  ssr: { noExternal: ['pure-rand', 'idb'] },
  build: {
    // In a build for pages Vite would resolve the worker's `new URL(…, import.meta.url)` itself. In a build for servers
    // it keeps it, for the bundlers of the package's users.
    ssr: true,
    target,
    // Readable as it is: a map would only make the package half as large again.
    minify: false,
    rolldownOptions: {
      // An entry point exports what its types say; what other files share of it is in a file beside it.
      preserveEntrySignatures: 'strict',
      external: [/^lit($|\/)/, /^@lit\//],
      input,
      // Chunks stand beside the entries: from there the worker is `./player-worker.js`.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames,
        banner,
        // What the doc comments say is in the types.
        comments: { legal: true, annotation: true, jsdoc: false },
      },
    },
  },
});
