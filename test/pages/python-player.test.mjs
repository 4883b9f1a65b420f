/** The players of docs/players.md, beside a real page: the Python program over HTTP. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { openStage } from './site.mjs';

const paper = readFileSync(new URL('../../docs/players.md', import.meta.url), 'utf8');
const snippets = (language) =>
  [...paper.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map(([, code]) => code);

let hasPython = true;
try {
  execFileSync('python3', ['--version']);
} catch {
  hasPython = false;
}

const { site, openGame } = await openStage();

test('a program in Python plays the board of a page', { skip: !hasPython }, async () => {
  // Its port is the system's choice, which it prints.
  const program = snippets('python')[0].replace(
    /HTTPServer\(\("127\.0\.0\.1", 8000\), Player\)\.serve_forever\(\)/,
    'server = HTTPServer(("127.0.0.1", 0), Player)\nprint(server.server_port, flush=True)\nserver.serve_forever()',
  );
  const python = spawn('python3', ['-c', program]);
  try {
    const [port] = await once(python.stdout, 'data');
    const page = await openGame('<game-2048 autoplay-delay="0"></game-2048>');
    const script = snippets('js')
      .find((code) => code.includes('fetch('))
      .replace('8000', String(port).trim());
    await page.evaluate((code) => {
      const game = document.querySelector('game-2048');
      game.moved = [];
      game.addEventListener('move', ({ detail }) => game.moved.push(detail));
      new Function('game', code)(game);
    }, script);
    await page.waitForFunction(() => document.querySelector('game-2048').moves >= 20);
    const moved = await page.$eval('game-2048', (game) => game.moved);
    assert.ok(moved.every(({ by }) => by === 'computer'));
    assert.ok(!site.requests.some((path) => path.includes('player')), 'ours is not fetched');
  } finally {
    python.kill();
  }
});
