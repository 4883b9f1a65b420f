import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../runner/find-browser.mjs';
import { serve } from '../runner/serve.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What tools would otherwise ask or tell the network about, and npm's lock files, which would end with their project. */
const quiet = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_package_lock: 'false',
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
};

/** The environment of a user's shell: this test runner's own settings stay out of it. */
export function environment() {
  const { NODE_TEST_CONTEXT, NODE_OPTIONS, ...rest } = process.env;
  return { ...rest, ...quiet };
}

/** @returns what the command printed; if it fails, the error contains all of it. */
export function run(folder, command, ...args) {
  try {
    return execFileSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: environment(),
    });
  } catch (error) {
    const said = `${error.stdout}\n${error.stderr}`;
    throw new Error(`${command} ${args.join(' ')}\n${said}`, { cause: error });
  }
}

/** Runs a tool that the project has installed. @returns all that it printed */
export function runTool(project, tool, ...args) {
  const { status, stdout, stderr } = spawnSync(join(project, 'node_modules/.bin', tool), args, {
    cwd: project,
    encoding: 'utf8',
    env: environment(),
  });
  if (status !== 0) throw new Error(`${tool} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout + stderr;
}

/**
 * The package that `node scripts/pack.mjs` has packed; its projects live in a temporary folder, which goes after the tests of a
 * file.
 *
 * @returns `{ folder, tarball, empty(), project(name), copy(name, as), tools(name) }`. `folder` is that folder; `empty`
 *   and `project` give the folder of a project with the tarball installed where its users would: an empty one, and a copy
 *   of a folder of `fixtures`, which names exact versions of what it needs. `copy` installs nothing; `tools` gives the path of a tool
 *   that a folder of `fixtures` depends on.
 */
export function packPackage() {
  const packed = join(root, 'reports/packed');
  if (!existsSync(packed)) throw new Error('Nothing packed: node scripts/pack.mjs');
  const tarball = join(packed, readdirSync(packed)[0]);
  const base = mkdtempSync(join(tmpdir(), 'consumers-'));
  after(() => rmSync(base, { recursive: true, force: true, maxRetries: 3 }));
  const install = (folder) => run(folder, 'npm', 'install', tarball);

  const copy = (name, as = name) => {
    const folder = join(base, as);
    cpSync(fileURLToPath(new URL(`fixtures/${name}`, import.meta.url)), folder, {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
    return folder;
  };

  return {
    folder: base,
    tarball,
    copy,
    tools(name) {
      const folder = copy(name);
      run(folder, 'npm', 'install');
      return (tool) => join(folder, 'node_modules/.bin', tool);
    },
    empty() {
      const folder = join(base, 'empty');
      mkdirSync(folder);
      writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
      install(folder);
      return folder;
    },
    project(name) {
      const folder = copy(name);
      install(folder);
      return folder;
    },
  };
}

/** What `packPackage` returns, with a `browser` and `serve(fileOf)`; browser and sites are closed after the tests of a file. */
export async function openWorkspace() {
  const work = packPackage();
  const browser = await openBrowser();
  const sites = [];
  after(async () => {
    await browser.close();
    for (const site of sites) site.close();
  });
  return {
    ...work,
    browser,
    async serve(fileOf) {
      const site = await serve(fileOf);
      sites.push(site);
      return site;
    },
  };
}

/** The package's own folder in a project. */
export const installed = (project) => join(project, 'node_modules/game-2048-element');
