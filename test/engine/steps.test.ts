import { expect } from '@open-wc/testing';
import { Game, ReplayError, steps, verify, type Step } from '../../src/engine/index.js';
import { lastStep, walk } from '../../src/engine/internal.js';
import { played, playOn, randomMoves, snapshot, thrown } from '../support/plays.js';
import { sealed } from '../support/sealed.js';
import { vectors } from '../support/vectors.js';

describe('steps()', () => {
  it('yields the start, and then every move with the position after it', () => {
    const game = new Game({ seed: 'steps', size: '5x3' });
    const expected: unknown[] = [{ index: 0, kind: 'start', position: snapshot(game) }];
    for (const move of randomMoves(game, 50)) {
      expected.push({ index: game.moves, kind: 'move', move, position: snapshot(game) });
    }
    const all = [...steps(game.replay)];
    const shown = all.map((step) => ({ ...step, position: snapshot(step.position as Game) }));
    expect(shown).to.deep.equal(expected);
  });

  it('yields edits, each with its kind', () => {
    const random = (empty: readonly number[]) => ({ cell: empty[0]!, value: 2 });
    const game = playOn(new Game({ random, size: 3 }), 2);
    game.setTile(2, 2, 64);
    game.setScore(5);
    const loaded = Game.fromReplay(game.replay);
    loaded.addTile();
    loaded.giveUp();
    const all = [...steps(loaded.replay)];
    const kinds: Step['kind'][] = ['start', 'move', 'move', 'board', 'score', 'add', 'give-up'];
    expect(all.map(({ kind }) => kind)).to.deep.equal(kinds);
    expect(all.map(({ index }) => index)).to.deep.equal([0, 1, 2, 3, 4, 5, 6]);
    expect(all.map(({ move }) => move !== undefined)).to.deep.equal(
      kinds.map((kind) => kind === 'move'),
    );
    expect(all[3]!.position.tileAt(2, 2)).to.equal(64);
    expect(all[4]!.position.score).to.equal(5);
    expect(all[5]!.position.over).to.equal(false);
    expect(all[6]!.position.over).to.equal(true);
  });

  it('ends where fromReplay() and verify() do, for every legal vector', () => {
    for (const { name, replay, result } of vectors.legal) {
      const all = [...steps(replay)];
      const { position } = all.at(-1)!;
      expect(position.board, name).to.deep.equal(result.board);
      expect(position.replay, name).to.equal(replay);
      expect(all.filter(({ kind }) => kind === 'move').length, name).to.equal(result.moves);
    }
  });

  it('yields positions that can be played independently', () => {
    const { replay } = played({ seed: 'copies' }, 10);
    const all = [...steps(replay)];
    const middle = all[5]!.position.copy();
    playOn(middle, 3);
    expect(all[5]!.position.moves).to.equal(5);
    expect(all[10]!.position.replay).to.equal(replay);
    expect(middle.undo()).to.equal(true);
  });

  it('refuses an illegal line at its first illegal step, as verify() does', () => {
    for (const { name, replay } of vectors.illegal) {
      const error = thrown(() => [...steps(replay)]);
      expect(error, name).to.be.instanceOf(ReplayError);
      expect((error as ReplayError).position, name).to.be.within(0, replay.length);
      const same = thrown(() => verify(replay, { allowEdits: true }));
      expect(error?.message, name).to.equal(same?.message);
    }
    const game = played({ seed: 'end' }, 3);
    const walk = steps(sealed(`${game.replay.slice(0, -2)}~x.~x.`));
    for (const index of [0, 1, 2, 3, 4]) expect(walk.next().value).to.have.property('index', index);
    expect(() => walk.next()).to.throw(ReplayError, 'the game is over');
    expect(() => [...steps(7 as unknown as string)]).to.throw(TypeError, 'replay must be a string');
  });
});

describe('lastStep()', () => {
  it('returns each step that steps() yields, from the record at its end', () => {
    const game = played({ seed: 'last', size: 5 }, 60);
    game.setScore(1);
    game.giveUp();
    const stops = [...walk(game.replay)];
    const { record, index: last } = stops.at(-1)!;
    for (const { position, ...step } of steps(game.replay)) {
      const { position: same, ...rest } = lastStep(record.before(last - step.index), step.index);
      expect(rest).to.deep.equal(step);
      expect(snapshot(same as Game)).to.deep.equal(snapshot(position as Game));
    }
    expect(record.replay).to.equal(game.replay);
  });
});
