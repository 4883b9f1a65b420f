/** The player of replays rendered by a server: it shows the position `at`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import { Game } from '../../dist/engine.js';
import { Game2048ReplayElement } from '../../dist/replay-element.js';

Game2048ReplayElement.define();

const onServer = (attributes) => {
  const strings = [
    `<game-2048-replay ${attributes}><a href="best.txt">Best</a></game-2048-replay>`,
  ];
  return collectResult(render(html(Object.assign(strings, { raw: strings }))));
};

const game = new Game({ seed: 'server' });
for (let n = 0; n < 30; n++) game.move('left') ?? game.move('down') ?? game.move('right') ?? game.move('up'); // prettier-ignore

test('a server shows the position `at`, with its value in words', async () => {
  const markup = await onServer(`line="${game.replay}" at="last" lang="en"`);
  const cells = [...markup.matchAll(/<td role="cell">(?:<!--.*?-->)*\s*(\d*)\s*/g)].map(([, text]) => Number(text)); // prettier-ignore
  assert.deepEqual(cells, game.board.flat());
  assert.match(markup, /aria-valuetext="Move 30 of 30, [\d,]+ points, highest tile \d+"/);
  assert.doesNotMatch(markup, /style=/);
});

test('a server shows the fallback for a file, which it does not fetch, and for a bad line', async () => {
  for (const attributes of ['src="best.txt"', 'line="nonsense"']) {
    const markup = await onServer(attributes);
    assert.match(markup, /<slot><\/slot>/);
    assert.match(markup, /<a href="best.txt">Best<\/a>/);
  }
});
