/** What the two builds share: vite.config.ts (ES modules) and rollup.config.mjs (self-contained files). */
import { readFileSync } from 'node:fs';
import minifyLiterals from '@lit-labs/rollup-plugin-minify-html-literals';

export const target = 'es2022';

/** Takes white space and comments out of templates and style sheets. A shape of an `svg` template ends by its slash. */
export const minifyTemplates = () =>
  minifyLiterals({ failOnError: true, options: { minifyOptions: { keepClosingSlash: true } } });

/** The libraries whose code is in a file that ships. */
const bundled = ['lit', 'pure-rand', 'idb'].map((name) => {
  const read = (file) =>
    readFileSync(new URL(`node_modules/${name}/${file}`, import.meta.url), 'utf8');
  const { version, license } = JSON.parse(read('package.json'));
  return { name, version, license, text: read('LICENSE') };
});

/** Who made them, by where their modules are. */
const makers = {
  '/node_modules/(lit|lit-html|lit-element|@lit/reactive-element)/':
    'Lit, copyright 2017 Google LLC, BSD-3-Clause',
  '/node_modules/pure-rand/': 'pure-rand, copyright (c) 2018 Nicolas DUBIEN, MIT',
  '/node_modules/idb/': 'idb, copyright (c) 2016 Jake Archibald, ISC',
};

/** For a file that contains some of them: one notice in place of one a module. */
export const banner = ({ moduleIds = [] }) => {
  const notices = Object.entries(makers)
    .filter(([pattern]) => moduleIds.some((id) => new RegExp(pattern).test(id)))
    .map(([, notice]) => notice);
  return notices.length > 0
    ? `/*! with ${notices.join('; ')}: see third-party-licenses.txt */`
    : '';
};

/** Writes the licences of the bundled libraries beside the files. */
export const licenses = () => ({
  name: 'licenses',
  generateBundle() {
    const texts = bundled.map(
      ({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text.trim()}\n`,
    );
    this.emitFile({
      type: 'asset',
      fileName: 'third-party-licenses.txt',
      source: texts.join(`\n${'-'.repeat(72)}\n\n`),
    });
  },
});
