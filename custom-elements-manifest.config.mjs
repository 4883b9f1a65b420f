import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';
import { eachOnce } from './scripts/editor-data.mjs';
import { packageEntryPoints } from './scripts/manifest-plugin.mjs';

/** Reads the built element, too: `npm run build` comes first. */
export default {
  globs: ['src/{board,element,session,replay,records}/**/*.ts'],
  exclude: ['src/{board,records}/locales/**'],
  outdir: '.',
  litelement: true,
  plugins: [
    await packageEntryPoints(),
    customElementVsCodePlugin({ outdir: 'dist' }),
    customElementJetBrainsPlugin({ outdir: 'dist' }),
    eachOnce({ outdir: 'dist' }),
  ],
};
