import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const fixtures = fileURLToPath(new URL('./fixtures', import.meta.url));

/** @returns what the command printed; where it fails, the error tells all of it. */
export function run(folder, command, ...args) {
  try {
    return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const said = `${error.stdout}\n${error.stderr}`;
    throw new Error(`${command} ${args.join(' ')}\n${said}`, { cause: error });
  }
}

/**
 * Packs the built package, and installs the tarball where its users would: in an empty project, and beside the
 * frameworks.
 *
 * @returns `{ bare, frameworks, installed, remove() }`, folders; `installed` is the package in `bare`.
 */
export function prepare() {
  if (!existsSync(join(root, 'dist/index.js'))) throw new Error('Nothing built: npm run build');
  const base = mkdtempSync(join(tmpdir(), 'consumers-'));
  const bare = join(base, 'bare');
  const frameworks = join(base, 'frameworks');

  mkdirSync(bare);
  const [{ filename }] = JSON.parse(
    run(root, 'npm', 'pack', '--json', '--ignore-scripts', '--pack-destination', base),
  );
  const tarball = join(base, filename);
  writeFileSync(join(bare, 'package.json'), '{ "private": true, "type": "module" }');
  run(bare, 'npm', 'install', '--no-audit', '--no-fund', tarball);

  cpSync(fixtures, frameworks, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  run(frameworks, 'npm', 'ci', '--no-audit', '--no-fund');
  run(frameworks, 'npm', 'install', '--no-audit', '--no-fund', '--no-package-lock', tarball);

  return {
    bare,
    frameworks,
    installed: join(bare, 'node_modules/game-2048-element'),
    remove: () => rmSync(base, { recursive: true, force: true }),
  };
}
