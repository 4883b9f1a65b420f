/** The recipes of docs/pictures.md, each run as its reader would. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { after, it } from 'node:test';
import { Game } from '../../dist/engine.js';
import { toSVG } from '../../dist/picture.js';
import { root, snippetsOf } from '../support/snippets.mjs';

// In a folder of the repository the package's name means the package.
mkdirSync(`${root}reports`, { recursive: true });
const folder = mkdtempSync(`${root}reports/pictures-`);
after(() => rmSync(folder, { recursive: true }));

const snippets = snippetsOf('docs/pictures.md');
for (const { code } of snippets) {
  const [, file] = /^(?:\/\/|#) ([\w.]+)\n/.exec(code) ?? [];
  if (file) writeFileSync(`${folder}/${file}`, code);
}
const run = (command, ...args) => execFileSync(command, args, { cwd: folder, encoding: 'utf8' });
const read = (file) => readFileSync(`${folder}/${file}`, 'utf8');

it('the game of a README makes one move at each run, and its picture shows the board', () => {
  for (let moves = 1; moves <= 3; moves++) {
    const before = moves > 1 ? Game.fromReplay(read('game.txt')) : undefined;
    for (const direction of before?.legalMoves().slice(0, 1) ?? ['up', 'left', 'down', 'right']) {
      run('node', 'play.mjs', direction);
      if (Game.fromReplay(read('game.txt')).moves === moves) break;
    }
    const game = Game.fromReplay(read('game.txt'));
    assert.equal(game.moves, moves);
    assert.equal(read('board.svg'), toSVG(game.board, { colors: 'auto' }));
  }
});

it('a server previews the board of a line as a PNG, and refuses another address', async () => {
  const free = createServer().listen(0);
  const { port } = free.address();
  await new Promise((closed) => free.close(closed));
  const server = spawn('node', ['preview.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: port },
  });
  try {
    const answer = async (path) => {
      for (;;) {
        const response = await fetch(`http://127.0.0.1:${port}/${path}`).catch(() => undefined);
        if (response || server.exitCode !== null) return response;
      }
    };
    const response = await answer(new Game({ seed: 'preview' }).replay);
    assert.equal(response.headers.get('content-type'), 'image/png');
    const png = Buffer.from(await response.arrayBuffer());
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 1200]);
    assert.equal((await answer('favicon.ico')).status, 400);
  } finally {
    server.kill();
  }
});

it('a notebook shows the board of a Python class', () => {
  const call = `from board import Board
print(Board([[2, 0], [0, 4]], colors="dark", title="ü")._repr_svg_(), end="")`;
  const svg = toSVG([[2, 0], [0, 4]], { colors: 'dark', title: 'ü' }); // prettier-ignore
  assert.equal(run('python3', '-c', call), svg);
});
