/**
 * The types of the packed package, checked without `skipLibCheck` where a package sees nothing but what it depends on:
 * under pnpm and under Yarn's Plug'n'Play. Part of `npm run test:hosts`.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packPackage, run } from '../workspace.mjs';

const frameworks = readdirSync(fileURLToPath(new URL('../fixtures/types', import.meta.url)));

let work, tools;

before(() => {
  work = packPackage();
  tools = work.tools('package-managers');
});
after(() => work?.remove());

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
  for (const framework of frameworks) {
    const file = join(folder, framework, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    manifest.dependencies['game-2048-element'] = `file:${work.tarball}`;
    writeFileSync(file, JSON.stringify(manifest));
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

    for (const framework of frameworks) {
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
  const doors = Object.entries(exports)
    .filter(([, target]) => target && typeof target === 'object' && !target.default)
    .map(([door]) => door.slice(2))
    .filter((door) => door !== 'jsx');
  assert.deepEqual(frameworks.filter((name) => name !== 'dom').sort(), doors.sort());
});
