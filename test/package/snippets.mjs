import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { snippetsOf } from '../support/snippets.mjs';

/** A snippet that begins with a comment with its name is a file beside the others of its heading. */
const named = /^\/\/ (?<name>[\w.]+)\n/;

/**
 * Writes the snippets of a language in the README and in docs/frameworks.md into a project, as somebody pastes them: each
 * into a folder of its own, with nothing beside it.
 *
 * @param heading only those that stand under it
 * @returns the folders, each with a `tsconfig.json`
 */
export function writeSnippets(project, language, heading) {
  const snippets = ['README.md', 'docs/frameworks.md']
    .flatMap(snippetsOf)
    .filter((one) => one.language === language && (!heading || one.heading === heading));
  const folders = new Set();
  for (const [index, { heading: title, code }] of snippets.entries()) {
    const name = named.exec(code)?.groups.name;
    const folder = join(project, 'snippets', language, name ? title : String(index));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name ?? `snippet.${language}`), code);
    const config = { extends: '../../../tsconfig.json', include: ['.'], exclude: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    folders.add(folder);
  }
  return [...folders];
}
