import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';
import { doors } from './scripts/manifest-doors.mjs';

/** Reads the built element, too: `npm run build` comes first. */
export default {
  globs: ['src/element/**/*.ts'],
  exclude: ['src/element/locales/**'],
  outdir: '.',
  litelement: true,
  plugins: [
    await doors(),
    customElementVsCodePlugin({ outdir: 'dist' }),
    customElementJetBrainsPlugin({ outdir: 'dist' }),
  ],
};
