/** `npm install` of the packed package beside frameworks older than those whose types it augments. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed, packPackage, run } from './workspace.mjs';

describe('the package installs', () => {
  const work = packPackage();

  for (const [name, dependencies] of Object.entries({
    'React 18': { react: '18.3.1', '@types/react': '^18.3.0' },
    'Vue 2.7': { vue: '2.7.16' },
    'Svelte 4': { svelte: '4.2.20' },
  })) {
    it(`beside ${name}`, () => {
      const folder = join(work.base, name);
      mkdirSync(folder);
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
      run(folder, 'npm', 'install', '--ignore-scripts', work.tarball);
      assert.ok(existsSync(join(installed(folder), 'dist/index.js')));
    });
  }
});
