/**
 * The types of the packed package, checked without `skipLibCheck` where a package sees nothing but what it depends on:
 * under pnpm and under Yarn's Plug'n'Play. Part of `bash .ci/run hosts`.
 */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packPackage, run } from '../workspace.mjs';

/** For each framework: what it is installed as, and how its templates are compiled. */
const frameworks = {
  dom: {},
  preact: { dependencies: { preact: '11.2.0' }, jsx: 'react-jsx', jsxImportSource: 'preact' },
  react: { dependencies: { react: '19.3.1', '@types/react': '19.3.0' }, jsx: 'react-jsx' },
  solid: { dependencies: { 'solid-js': '1.9.19' }, jsx: 'preserve', jsxImportSource: 'solid-js' },
  svelte: { dependencies: { svelte: '5.57.3' } },
  vue: { dependencies: { vue: '3.5.45' } },
};

const work = packPackage();
const tools = work.tools('package-managers');

/** How each manager installs a folder of projects, and runs the compiler in one of them. */
const managers = {
  pnpm: {
    // What the package does not depend on is nowhere above it.
    files: { 'pnpm-workspace.yaml': () => "packages: ['*']\nhoist: false\n" },
    install: ['install', '--no-frozen-lockfile'],
    compile: ['exec', 'tsc'],
  },
  yarn: {
    files: {
      // Without one Yarn takes the folder for a part of a project above it.
      'yarn.lock': () => '',
      '.yarnrc.yml': (folder) =>
        [
          'nodeLinker: pnp',
          'pnpMode: strict',
          'enableTelemetry: false',
          'enableGlobalCache: false',
          'compressionLevel: 0',
          `npmRegistryServer: ${run(folder, 'npm', 'config', 'get', 'registry').trim()}`,
        ].join('\n'),
    },
    install: ['install', '--no-immutable'],
    compile: ['tsc'],
  },
};

/** Installs a copy of every framework's project, with the tarball. @returns the folder */
function install(manager) {
  const { files, install: command } = managers[manager];
  const folder = work.copy('types', manager);
  for (const [name, { dependencies, ...compilerOptions }] of Object.entries(frameworks)) {
    const manifest = {
      name: `types-${name}`,
      private: true,
      type: 'module',
      dependencies: { ...dependencies, 'game-2048-element': `file:${work.tarball}` },
      devDependencies: { typescript: '6.0.3' },
    };
    const config = { extends: '../tsconfig.json', compilerOptions, include: ['.'] };
    for (const [file, content] of Object.entries({
      'package.json': manifest,
      'tsconfig.json': config,
    })) {
      writeFileSync(join(folder, name, file), JSON.stringify(content));
    }
  }
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "workspaces": ["*"] }');
  for (const [name, textOf] of Object.entries(files)) {
    writeFileSync(join(folder, name), textOf(folder));
  }
  run(folder, tools(manager), ...command);
  return folder;
}

/** The compiler's errors, except for those in other libraries: some import what they do not depend on. */
function typeErrors(folder, manager) {
  try {
    run(folder, tools(manager), ...managers[manager].compile, '--pretty', 'false');
    return [];
  } catch ({ message }) {
    const wrong = message.split('\n').filter((line) => / error TS/.test(line));
    assert.ok(wrong.length > 0, message);
    return wrong.filter(
      (line) => !/node_modules\/(?!game-2048-element\/)(?![^(]*node_modules)[^(]*\(/.test(line),
    );
  }
}

for (const manager of Object.keys(managers)) {
  describe(`the types under ${manager}`, () => {
    let folder;
    before(() => {
      folder = install(manager);
    });

    for (const framework of Object.keys(frameworks)) {
      it(`serve ${framework}`, () => {
        assert.deepEqual(typeErrors(join(folder, framework), manager), []);
      });
    }
  });
}

it('has a framework for each entry point of types', () => {
  const { exports } = JSON.parse(
    readFileSync(fileURLToPath(new URL('../../../package.json', import.meta.url)), 'utf8'),
  );
  const entryPoints = Object.entries(exports)
    .filter(([, target]) => target && typeof target === 'object' && !target.default)
    .map(([entry]) => entry.slice(2))
    .filter((entry) => entry !== 'jsx');
  const names = Object.keys(frameworks).filter((name) => name !== 'dom');
  assert.deepEqual(names, entryPoints.sort());
});
