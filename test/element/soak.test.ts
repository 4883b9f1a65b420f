import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { verify } from 'game-2048-element/engine';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
import { game } from '../support/fixture.js';
import { DIRECTIONS, runs } from '../support/plays.js';
import { tilesOf } from '../support/screen.js';
import { entryOf, key } from '../support/storage.js';

/** Only where the heap can be measured do so many moves show more than fewer do. */
const movesFor = { measured: runs(20_000), unmeasured: runs(4_000) };

const heap = async (): Promise<number> => {
  const memory = await executeServerCommand<{ heap: number } | false, undefined>('memory');
  return memory ? memory.heap : 0;
};

/** Plays until so many moves were made, drawing now and then; a game that is over is followed by the next. */
async function play(element: Game2048Element, moves: number): Promise<void> {
  for (let n = 0; n < moves; n++) {
    if (!DIRECTIONS.some((direction) => element.move(direction))) element.newGame();
    if (n % 50 === 0) await element.updateComplete;
  }
}

describe('Game2048Element › a long game', () => {
  it('of thousands of moves loses no event and keeps the heap flat', async () => {
    const element = await game(`size="12" seed="soak" after-win="continue" storage-key="${key}"`);
    await play(element, 500);
    element.newGame();
    const before = await heap();
    const movesInAll = before ? movesFor.measured : movesFor.unmeasured;
    const heard = { before: 0, moves: 0, gained: 0, scores: 0, score: 0 };
    element.addEventListener('before-move', () => heard.before++);
    element.addEventListener('move', ({ detail }) => {
      heard.moves++;
      heard.gained += detail.gained;
    });
    element.addEventListener('score', ({ detail }) => {
      heard.scores += detail.gained;
      heard.score = detail.score;
    });
    let lost = 0;
    element.addEventListener('new-game', () => lost++);
    await play(element, movesInAll);
    await element.updateComplete;
    expect(lost).to.equal(0);
    expect(heard).to.deep.equal({
      before: movesInAll,
      moves: movesInAll,
      gained: element.score,
      scores: element.score,
      score: element.score,
    });
    const { score, moves, board } = verify(element.replay);
    expect({ score, moves, board }).to.deep.equal({
      score: element.score,
      moves: movesInAll,
      board: element.board,
    });
    expect(tilesOf(element)).to.deep.equal(element.board);
    expect(entryOf().replay).to.equal(element.replay);
    element.newGame();
    await element.updateComplete;
    expect((await heap()) - before, 'bytes').to.be.below(1_000_000);
  });
});
