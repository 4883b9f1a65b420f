/** The licences of the libraries that are bundled: a notice in each file that has them, and their texts beside the files. */
import { readFileSync } from 'node:fs';

const FILE = 'LICENSES.txt';

const read = (path) => readFileSync(new URL(`../node_modules/${path}`, import.meta.url), 'utf8');

/** What stands in `dist` and not in `dependencies`, and what the self-contained files add to it. */
const BUNDLED = ['pure-rand', 'lit'];

/** The notice for a file with these modules; empty where none of them needs one. Lit brings its own. */
export function noticeOf(moduleIds) {
  if (!moduleIds.some((id) => id.includes('/node_modules/pure-rand/'))) return '';
  const { version, license } = JSON.parse(read('pure-rand/package.json'));
  const [holder] = /Copyright .*/.exec(read('pure-rand/LICENSE'));
  return `/*! pure-rand ${version}: ${license}, ${holder}; see ${FILE} */`;
}

/** Adds the texts of the licences to a build. */
export function licences() {
  const text = BUNDLED.map((name) => `${name}\n\n${read(`${name}/LICENSE`).trim()}\n`);
  return {
    name: 'licences',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: text.join('\n\n') });
    },
  };
}
