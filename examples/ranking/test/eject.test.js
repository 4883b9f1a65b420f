/** `node eject.js`: a folder of its own that runs without this repository. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { play } from './support/games.js';
import { post } from './support/process.js';
import { lineOf, temporary } from './support/ranking.js';

const eject = fileURLToPath(new URL('../eject.js', import.meta.url));
const run = (command, args, options) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: 'pipe', ...options });

describe('node eject.js FOLDER', () => {
  let room;
  let folder;
  before(() => {
    room = temporary();
    folder = join(room.folder, 'own');
    run(process.execPath, [eject, folder]);
  });
  after(() => room.remove());

  it('makes a project that runs after npm ci, with npm start', async () => {
    run('npm', ['ci', '--prefer-offline', '--no-audit'], { cwd: folder });
    const env = { ...process.env, PORT: '0' };
    const stdio = ['ignore', 'pipe', 'inherit'];
    const server = spawn('npm', ['start'], { cwd: folder, env, stdio, detached: true });
    const [, url] = await lineOf(server, /served at (\S+)/);
    const { day, seed } = await (await fetch(`${url}/today`)).json();
    assert.equal(seed, day);
    assert.equal((await post(url, play(seed, 1))).status, 201);
    process.kill(-server.pid, 'SIGTERM');
    await once(server, 'exit');
  });

  it('leaves nothing in it that points into this repository', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    assert.equal(manifest.devDependencies, undefined);
    assert.doesNotMatch(JSON.stringify(manifest.scripts), /build/);
    assert.doesNotMatch(readFileSync(join(folder, 'README.md'), 'utf8'), /\]\(\.\.\/|eject\.js/);
  });

  it('refuses a folder that is there already', () => {
    assert.throws(
      () => run(process.execPath, [eject, room.folder]),
      /FOLDER must be a new one, not/,
    );
  });
});
