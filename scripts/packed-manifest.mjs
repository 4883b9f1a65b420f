/**
 * Takes `prepare` out of package.json while the package is packed: npm warns of it at every install, and its script is not in
 * the tarball. It refuses installs from git, which read package.json as it is committed. `npm pack` calls this before and after.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const file = 'package.json';
const copy = 'reports/package.json';

function takeOut() {
  const text = readFileSync(file, 'utf8');
  mkdirSync('reports', { recursive: true });
  writeFileSync(copy, text);
  const { scripts, ...rest } = JSON.parse(text);
  const { prepare, ...packed } = scripts;
  writeFileSync(file, `${JSON.stringify({ ...rest, scripts: packed }, null, 2)}\n`);
}

function putBack() {
  writeFileSync(file, readFileSync(copy));
  rmSync(copy);
}

/** Packs with a manifest without `prepare`. @returns what `pack` returns */
export function withPackedManifest(pack) {
  takeOut();
  try {
    return pack();
  } finally {
    putBack();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv[2] === '--back') putBack();
  else takeOut();
}
