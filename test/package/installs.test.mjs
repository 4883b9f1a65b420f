/** `npm install` of the packed package beside frameworks older than those whose types it augments. */
import { describe, it } from 'node:test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packPackage, run } from './workspace.mjs';

describe('the package installs', () => {
  const workspace = packPackage();

  for (const [name, dependencies] of Object.entries({
    'React 18': { react: '18.3.1', '@types/react': '^18.3.0' },
    'Vue 2.7': { vue: '2.7.16' },
    'Svelte 4': { svelte: '4.2.20' },
  })) {
    it(`beside ${name}`, () => {
      const folder = join(workspace.folder, name);
      mkdirSync(folder);
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
      // Fails where npm refuses to resolve the package beside these.
      run(folder, 'npm', 'install', '--dry-run', workspace.tarball);
    });
  }
});
