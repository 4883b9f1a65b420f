/** The example of a ranking, ejected into a folder of its own, on the packed package. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { environment, packPackage, run } from '../workspace.mjs';

const eject = fileURLToPath(new URL('../../../examples/ranking/eject.js', import.meta.url));

const playScript = `
  import { Game } from 'game-2048-element/engine';
  const game = new Game({ seed: process.argv[1] });
  while (!game.over) game.move(game.legalMoves()[0]);
  console.log(game.replay);`;

const { folder: base, tarball } = packPackage();
const folder = join(base, 'ranking');
let server;

before(() => {
  run(base, process.execPath, eject, folder);
  run(folder, 'npm', 'install', tarball);
});

after(() => server?.kill('SIGKILL'));

/** Starts the server. @returns its address */
async function start() {
  server = spawn(process.execPath, ['src/start.js'], {
    cwd: folder,
    env: { ...environment(), PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const [, url] = /served at (\S+)/.exec(line) ?? [];
    if (url) return url;
  }
  throw new Error('the server has ended');
}

describe('examples/ranking, ejected', () => {
  it('takes and lists a finished game with the engine of the packed package', async () => {
    const url = await start();
    const { day, seed } = await (await fetch(`${url}/today`)).json();
    const replay = run(folder, 'node', '--input-type=module', '-e', playScript, seed).trim();
    const headers = { authorization: `Bearer ${'a'.repeat(32)}` };
    const body = JSON.stringify({ name: 'Ada', replay });
    const sent = await fetch(`${url}/scores`, { method: 'POST', headers, body });
    assert.equal(sent.status, 201, await sent.text());
    const { entries } = await (await fetch(`${url}/scores?day=${day}`)).json();
    assert.deepEqual(
      entries.map(({ name }) => name),
      ['Ada'],
    );
    server.kill('SIGTERM');
    assert.deepEqual(await once(server, 'exit'), [0, null]);
  });
});
