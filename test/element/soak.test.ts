import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { verify } from 'game-2048-element/engine';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
import { game, playSome } from '../support/fixture.js';
import { runs } from '../support/plays.js';
import { tilesOf } from '../support/screen.js';
import { entryOf, key } from '../support/storage.js';

/** What the page needs, in bytes; `undefined` where that cannot be measured. */
async function heap(): Promise<number | undefined> {
  const memory = await executeServerCommand<{ heap: number } | false, undefined>('memory');
  return memory ? memory.heap : undefined;
}

/** A megabyte is noise; of each of the 20,000 moves only fifty bytes would have to stay. */
const mostBytes = 1_000_000;

/** Makes so many moves, and draws after every fifty. */
async function play(element: Game2048Element, moves: number): Promise<void> {
  for (let left = moves; left > 0; left -= 50) {
    playSome(element, Math.min(left, 50));
    await element.updateComplete;
  }
}

it('A game of thousands of moves fires each event, is stored and replayed, and keeps the heap flat', async () => {
  const element = await game(`size="12" seed="soak" after-win="continue" storage-key="${key}"`);
  await play(element, 500);
  element.newGame();
  const before = await heap();
  // Where the heap cannot be measured, more moves show nothing more.
  const movesInAll = runs(before === undefined ? 4_000 : 20_000);
  const heard = { newGames: 0, tries: 0, moves: 0, gainedByMoves: 0, gained: 0, score: 0 };
  element.addEventListener('new-game', () => heard.newGames++);
  element.addEventListener('before-move', () => heard.tries++);
  element.addEventListener('move', ({ detail }) => {
    heard.moves++;
    heard.gainedByMoves += detail.gained;
  });
  element.addEventListener('score', ({ detail }) => {
    heard.gained += detail.gained;
    heard.score = detail.score;
  });
  await play(element, movesInAll);
  await element.updateComplete;
  const { score, board, replay } = element;
  expect(heard).to.deep.equal({
    newGames: 0,
    tries: movesInAll,
    moves: movesInAll,
    gainedByMoves: score,
    gained: score,
    score,
  });
  expect(verify(replay)).to.deep.include({ score, moves: movesInAll, board });
  expect(tilesOf(element)).to.deep.equal(board);
  expect(entryOf().replay).to.equal(replay);
  element.newGame();
  await element.updateComplete;
  if (before !== undefined) expect((await heap())! - before, 'bytes').to.be.below(mostBytes);
});
