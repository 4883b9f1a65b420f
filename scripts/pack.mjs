/** Packs `dist/` and what else ships into reports/packed, where the tests of the package look for it. It builds nothing. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';

const folder = 'reports/packed';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], {
  stdio: 'inherit',
});
