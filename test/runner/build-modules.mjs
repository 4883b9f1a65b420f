import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';

const config = ['build.shared.mjs', 'vite.config.ts', 'rollup.config.mjs', 'package-lock.json'];
const built = ['dist/index.js', 'dist/player-worker.js', 'dist/locales/de.js'];

const changed = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Builds the package's ES modules, without types, if a source is newer than they are. */
export function buildModules() {
  // With its folders, whose time changes when a file goes.
  const sources = readdirSync('src', { recursive: true }).map((path) => `src/${path}`);
  const newest = Math.max(...['src', ...sources, ...config].map(changed));
  if (built.every((file) => changed(file) > newest)) return;
  execFileSync('npm', ['run', '--silent', 'build:modules'], { stdio: 'inherit' });
}
