/** Deletes the declarations of dist/types that no export of the package reaches. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const files = ['dist/types', 'types'].flatMap((folder) =>
  readdirSync(folder, { recursive: true }).map((name) => `./${folder}/${name}`),
);
const isExported = (file) =>
  Object.values(exports).some(({ types }) => {
    const [start, end = ''] = types?.split('*') ?? [];
    return types?.includes('*') ? file.startsWith(start) && file.endsWith(end) : file === types;
  });
const program = ts.createProgram(files.filter(isExported), {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
});
const reached = new Set(program.getSourceFiles().map(({ fileName }) => resolve(fileName)));
for (const file of files) {
  if (file.endsWith('.d.ts') && !reached.has(resolve(file))) rmSync(file);
}
