/**
 * `node scripts/release-rebuild.mjs TARBALL`: packs the last commit again, with only the packages that the build needs installed,
 * and fails unless the result is TARBALL, byte for byte. A package that only tests use cannot have changed what is published.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const buildPackages = [
  '@custom-elements-manifest/analyzer',
  '@lit-labs/rollup-plugin-minify-html-literals',
  '@rollup/plugin-node-resolve',
  '@rollup/plugin-terser',
  'custom-element-jet-brains-integration',
  'custom-element-vs-code-integration',
  'esbuild',
  'idb',
  'pure-rand',
  'rollup',
  'rollup-plugin-esbuild',
  'typescript',
  'vite',
];

const [tested] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'release-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const run = (command, ...args) =>
  execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });

const archive = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: Infinity });
execFileSync('tar', ['-x', '-C', folder], { input: archive });

const manifest = join(folder, 'package.json');
const text = readFileSync(manifest, 'utf8');
const { devDependencies, ...rest } = JSON.parse(text);
const needed = Object.fromEntries(buildPackages.map((name) => [name, devDependencies[name]]));
writeFileSync(manifest, JSON.stringify({ ...rest, devDependencies: needed }));
run('npm', 'install', '--ignore-scripts');
run('npm', 'run', 'build');
writeFileSync(manifest, text);
const [{ filename }] = JSON.parse(run(process.execPath, 'scripts/pack.mjs', '.'));

const same = readFileSync(join(folder, filename)).equals(readFileSync(tested));
console.log(
  `${tested} ${same ? 'is' : 'is not'} what the build packages alone make of this commit`,
);
process.exitCode = same ? 0 : 1;
