/**
 * `node eject.js [FOLDER]`: a ranking of your own, in a folder that needs nothing of this repository. The engine comes along as one file; once
 * `game-2048-element` can be installed from the registry, `npm install game-2048-element` there takes its place.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const target = resolve(process.argv[2] ?? join(here, '../../../ranking'));

/** What a folder of its own does not need, or makes anew. */
const LEFT_OUT =
  /^(eject\.js|eject\.test\.js|build\.js|tsconfig\.json|dist|node_modules|\.wrangler|.*\.sqlite.*)$/;

const readJson = (file) => JSON.parse(readFileSync(join(target, file), 'utf8'));
const writeJson = (file, value) =>
  writeFileSync(join(target, file), `${JSON.stringify(value, null, 2)}\n`);

/** Entries of an object that pass. */
const pick = (object, passes) =>
  Object.fromEntries(Object.entries(object).filter(([name, value]) => passes(name, value)));

/** The build of the engine, and what only it needs, is gone. */
function trimPackage() {
  const { devDependencies, allowScripts, ...manifest } = readJson('package.json');
  const withoutBuild = Object.entries(manifest.scripts)
    .map(([name, script]) => [name, script.replace(/npm run --silent build( && )?/, '')])
    .filter(([name, script]) => name !== 'build' && script !== '');
  writeJson('package.json', { ...manifest, scripts: Object.fromEntries(withoutBuild) });
  const { packages, ...lock } = readJson('package-lock.json');
  const kept = pick(packages, (_, { dev }) => !dev);
  kept[''] = pick(kept[''], (name) => name !== 'devDependencies');
  writeJson('package-lock.json', { ...lock, packages: kept });
}

/** Links into the repository become text, and what is about it goes. */
function trimReadme() {
  const file = join(target, 'README.md');
  const text = readFileSync(file, 'utf8')
    .replace(/Take it along:.*?(?=npm ci\n)/s, '```sh\n')
    .replace(/ The\s+same\s+commands\s+run\s+here\./, '')
    .replace(/\[([^\]]*)\]\(\.\.\/[^)]*\)/g, '$1');
  writeFileSync(file, text);
}

if (existsSync(target)) throw new Error(`FOLDER must be a new one, not ${target}`);
cpSync(here, target, { recursive: true, filter: (path) => !LEFT_OUT.test(basename(path)) });
const build = [join(here, 'engine/build.js'), join(target, 'engine/dist/engine.js')];
execFileSync(process.execPath, build, { stdio: 'inherit' });
trimPackage();
trimReadme();
console.log(`Made ${target}\n\n  cd ${target}\n  npm ci\n  npm start`);
