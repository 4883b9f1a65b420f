/**
 * `node scripts/pack.mjs [FOLDER]`: packs `dist/` and what else ships into a folder, by default reports/packed, where the tests of
 * the package look for it. It builds nothing, and prints what `npm pack --json` prints.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { withPackedManifest } from './packed-manifest.mjs';

const [given] = process.argv.slice(2);
const folder = given ?? 'reports/packed';
if (given === undefined) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const args = ['pack', '--silent', '--json', '--ignore-scripts', '--pack-destination', folder];
withPackedManifest(() => execFileSync('npm', args, { stdio: 'inherit' }));
