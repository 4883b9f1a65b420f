/** The snippets of the README and of docs/, for tests that run them as they stand. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** @returns the fenced snippets of a page, each with its language and the heading that it stands under */
export function snippetsOf(file) {
  const text = readFileSync(root + file, 'utf8');
  const found = [];
  let heading = '';
  for (const { groups } of text.matchAll(
    /^#+ (?<title>.*)$|^```(?<language>\w*)\n(?<code>[^]*?)^```$/gm,
  )) {
    if (groups.title) heading = groups.title;
    else found.push({ file, heading, language: groups.language, code: groups.code, isRun: false });
  }
  return found;
}

/** A module that imports the package by its name, as one that a browser can run. */
export async function bundle(code, loader = 'js') {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root, loader },
    bundle: true,
    format: 'esm',
    write: false,
    // This package says that none of its own files but a few have side effects: a snippet is not among them.
    ignoreAnnotations: true,
    logLevel: 'error',
  });
  return outputFiles[0].text;
}
