/** The recipes of docs/frameworks.md are what the projects of the hosts are made of, line by line but for the tags. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { root, snippetsOf } from '../support/snippets.mjs';

const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url));
/** A heading, the projects that it is about, and lines of the recipe that they have in another form. */
const recipes = [
  ['React', ['frameworks/react', 'next'], []],
  ['Next', ['next'], ['return null;', "import { Register } from './register';"]],
  ['Vue', ['frameworks/vue', 'frameworks'], ['export default {', '};']],
  ['Nuxt', ['nuxt'], []],
  ['Svelte and SvelteKit', ['frameworks/svelte'], []],
  ['Svelte and SvelteKit', ['sveltekit'], []],
  ['Astro', ['astro'], []],
  ['Angular', ['frameworks/angular'], ["selector: 'app-root',"]],
];
const snippets = snippetsOf('docs/frameworks.md');
const linesOf = (code) => code.split('\n').map((line) => line.trim());
/** The files of a project's folder and below, but not what is installed there. */
const filesIn = (project) =>
  readdirSync(fixtures + project, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));
const isTag = (line) => /^<(game-2048|output)\b/.test(line);

describe('docs/frameworks.md', () => {
  for (const [heading, projects, others] of recipes) {
    it(`has for ${heading} what a file of ${projects.join(' or ')} has`, () => {
      const files = projects.flatMap(filesIn).map((file) => linesOf(readFileSync(file, 'utf8')));
      const wanted = snippets
        .filter((one) => one.heading === heading)
        .map(({ code }) => linesOf(code).filter((line) => !line.startsWith('//') && !isTag(line)));
      assert.ok(wanted.length > 0);
      for (const lines of wanted) {
        const missing = files.map((known) =>
          lines.filter((line) => !known.includes(line) && !others.includes(line)),
        );
        const [fewest] = missing.sort((one, other) => one.length - other.length);
        assert.deepEqual(fewest, []);
      }
    });
  }

  it('types a listener of the document, also one that returns a value', () => {
    const { code } = snippets.find((one) => one.heading === 'Listening' && one.language === 'ts');
    const file = `${root}reports/listening.ts`;
    const text = `${code}\ndeclare function show(score: number): boolean;`;
    const options = {
      strict: true,
      noEmit: true,
      types: [],
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      paths: { 'game-2048-element': [`${root}dist/types/index.d.ts`] },
    };
    const host = ts.createCompilerHost(options);
    const { getSourceFile, fileExists } = host;
    host.fileExists = (name) => name === file || fileExists(name);
    host.getSourceFile = (name, ...rest) =>
      name === file
        ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
        : getSourceFile(name, ...rest);
    const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host));
    assert.equal(ts.formatDiagnostics(diagnostics, host), '');
  });
});
