/** The recipes of docs/frameworks.md are what the projects of the hosts are made of, line by line but for the tags. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { root, snippetsOf } from '../support/snippets.mjs';

const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url));
/** A heading, the project that it is about, and lines of the recipe that the project has in another form. */
const recipes = [
  ['Next', 'next', ['return null;', "import { Register } from './register';"]],
  ['Nuxt', 'nuxt', []],
];
const snippets = snippetsOf('docs/frameworks.md');
const linesOf = (code) => code.split('\n').map((line) => line.trim());
const isTag = (line) => /^<(game-2048|output)\b/.test(line);

describe('docs/frameworks.md', () => {
  for (const [heading, project, others] of recipes) {
    it(`has for ${heading} what the project of the test has`, () => {
      const folder = fixtures + project;
      const files = readdirSync(folder, { recursive: true }).filter((file) => /\.\w+$/.test(file));
      const known = files.flatMap((file) => linesOf(readFileSync(`${folder}/${file}`, 'utf8')));
      const wanted = snippets
        .filter((one) => one.heading === heading)
        .flatMap(({ code }) => linesOf(code))
        .filter((line) => line && !line.startsWith('//') && !isTag(line));
      assert.ok(wanted.length > 5);
      assert.deepEqual(
        wanted.filter((line) => !known.includes(line) && !others.includes(line)),
        [],
      );
    });
  }

  it('types a listener of the document, also one that returns a value', () => {
    const { code } = snippets.find((one) => one.heading === 'Listening' && one.language === 'ts');
    const file = `${root}reports/listening.ts`;
    const text = `${code}\ndeclare function show(score: number): boolean;`;
    const options = {
      ...{ strict: true, noEmit: true, types: [], target: ts.ScriptTarget.ES2022 },
      ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
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
