import { readdirSync } from 'node:fs';
import minifyLiterals from '@lit-labs/rollup-plugin-minify-html-literals';
import { defineConfig } from 'vite';

const locales = readdirSync('src/element/locales').filter((file) => file.endsWith('.ts'));

/** The package's ES modules: every door of `exports` is an entry, every dependency stays outside. */
export default defineConfig({
  // Library mode would write the worker's URL as /assets/…, which no package can serve.
  base: './',
  publicDir: false,
  // Both builds draw the same templates: hydration compares them.
  plugins: [minifyLiterals({ failOnError: true })],
  build: {
    target: 'es2022',
    lib: {
      entry: {
        index: 'src/index.ts',
        element: 'src/element/index.ts',
        engine: 'src/engine/index.ts',
        player: 'src/player/index.ts',
        ...Object.fromEntries(
          locales.map((file) => [
            `locales/${file.replace(/\.ts$/, '')}`,
            `src/element/locales/${file}`,
          ]),
        ),
      },
      formats: ['es'],
    },
    sourcemap: true,
    minify: false,
    rollupOptions: {
      external: [/^lit($|\/)/, /^@lit\//, /^@shoelace-style\//, /^pure-rand($|\/)/],
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  },
});
