/** The packed package in larger hosts, which take minutes to install and to build: `bash .ci/run hosts`. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { join } from 'node:path';
import { filesContaining } from '../built.mjs';
import { openPage } from '../../runner/open-page.mjs';
import { letComputerPlay, playUntilHeard } from '../play-page.mjs';
import { environment, openWorkspace, runTool } from '../workspace.mjs';

const { browser, serve, ...work } = await openWorkspace();
const projects = new Map();

/** The project's folder; it is installed once. */
function projectOf(name) {
  if (!projects.has(name)) projects.set(name, work.project(name));
  return projects.get(name);
}

const next = (bundler, ...flags) => ({
  host: `Next with ${bundler}`,
  project: 'next',
  build: ['next', 'build', ...flags],
  published: '.next/static',
  server: ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1'],
  pages: ['/', '/tag'],
  serverOnly: '/server-only',
});

/**
 * For each host: its project, its build, the folder of what it publishes, its own server if it has one, the pages that a
 * player uses, and the page whose import never reaches the browser.
 */
const hosts = [
  {
    host: 'Astro',
    project: 'astro',
    build: ['astro', 'build'],
    published: 'dist',
    pages: ['/index.html'],
  },
  {
    host: 'SvelteKit',
    project: 'sveltekit',
    build: ['vite', 'build'],
    published: 'build/client',
    server: ['build'],
    pages: ['/'],
  },
  {
    host: 'Nuxt',
    project: 'nuxt',
    build: ['nuxt', 'build'],
    published: '.output/public',
    server: ['.output/server/index.mjs'],
    pages: ['/'],
  },
  next('Turbopack'),
  next('webpack', '--webpack'),
];

/** @returns a port that nothing listens on */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts a host's own server in the project and waits until it says that it listens.
 *
 * @param command a module for Node, and its arguments; the server takes its port from the environment
 * @returns `{ origin, stop() }`
 */
async function startServer(project, command) {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, command, {
    cwd: project,
    env: {
      ...environment(),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      NITRO_HOST: '127.0.0.1',
      PORT: port,
      ORIGIN: origin,
    },
  });
  const stop = () =>
    new Promise((resolve) => {
      server.once('exit', resolve);
      server.kill();
    });
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (data) => {
      said += data;
      if (/Listening on|Ready in/i.test(said)) resolve({ origin, stop });
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('exit', () => reject(new Error(`${command.join(' ')} ended:\n${said}`)));
  });
}

for (const { host, project, build, published, server, pages, serverOnly } of hosts) {
  describe(host, () => {
    let folder, printed, site;

    before(async () => {
      folder = projectOf(project);
      printed = runTool(folder, ...build);
      site = await (server
        ? startServer(folder, server)
        : serve((path) => join(folder, published, path)));
    });
    after(() => site?.stop?.());

    it('builds without a warning', () => {
      assert.doesNotMatch(printed, /warn|⚠/i);
    });

    it("publishes no path of the builder's machine", () => {
      assert.deepEqual(filesContaining(work.folder, join(folder, published)), []);
    });

    for (const path of pages) {
      it(`has a game at ${path}: a key scores, the page receives the score, the computer plays in a worker`, async () => {
        const page = await openPage(browser, site.origin + path);
        assert.ok((await playUntilHeard(page)) > 0);
        assert.deepEqual(await letComputerPlay(page), { workers: 1 });
        assert.deepEqual(page.said, []);
        await page.close();
      });
    }

    if (serverOnly) {
      it('has an unknown tag, and no error, where the import stays on the server', async () => {
        const page = await openPage(browser, site.origin + serverOnly);
        const upgraded = await page.$eval('game-2048', (game) => game.shadowRoot !== null);
        assert.equal(upgraded, false);
        assert.deepEqual(page.said, []);
        await page.close();
      });
    }
  });
}
