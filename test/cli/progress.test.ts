import { expect } from '@open-wc/testing';
import { existsSync } from 'node:fs';
import { Progress } from '../../src/cli/progress.js';

const begin = (log?: string): Progress =>
  new Progress({ seed: 'progress', size: '2', games: 1 }, log);

/** Reports the moves of a whole game. */
function play(progress: Progress): void {
  const { game } = progress;
  while (game.canMove()) progress.follow({ kind: 'move', direction: game.legalMoves()[0] });
}

describe('Progress', () => {
  it('refuses each message that a thread of ours would not post', () => {
    for (const message of [
      ...[null, undefined, 'move', 7, [], {}, { kind: 'toString' }],
      ...[{ kind: 'game-over' }, { kind: 'failure' }, { kind: 'failure', problem: {} }],
      ...[
        { kind: 'no-player', exitCode: 0 },
        { kind: 'no-player', problem: 'none' },
      ],
      { kind: 'no-player', problem: {}, isModule: true },
      { kind: 'no-player', problem: 'none', isModule: 0 },
    ]) {
      expect(() => begin().follow(message), JSON.stringify(message)).to.throw(
        'the player has posted a message of its own',
      );
    }
    expect(() => begin().follow({ kind: 'move', direction: ['up'] })).to.throw('direction must be');
  });

  it('knows no player only before the first move', () => {
    const none = { kind: 'no-player', problem: 'there is none', isModule: true };
    expect(begin().follow(none)).to.deep.equal({ exitCode: 1, problem: 'there is none' });
    expect(begin().follow({ ...none, isModule: false })).to.include({ exitCode: 2 });
    const progress = begin();
    progress.follow({ kind: 'move', direction: progress.game.legalMoves()[0] });
    expect(() => progress.follow(none)).to.throw('a message of its own');
  });

  it('measures the time of a game itself', () => {
    const progress = begin();
    play(progress);
    expect(progress.follow({ kind: 'game-over', time: 1e9 })).to.deep.equal({ exitCode: 0 });
    expect(progress.played[0]?.time).to.be.within(0, 600_000);
  });

  it('ends with 2, not as a failure of the player, if the log cannot be written to', function () {
    if (!existsSync('/dev/full')) this.skip();
    const progress = begin('/dev/full');
    play(progress);
    const ending = progress.follow({ kind: 'game-over' });
    expect(ending).to.have.keys('exitCode', 'problem').and.include({ exitCode: 2 });
    expect(ending?.problem).to.match(/^log cannot be written to: ENOSPC/);
    expect(progress.played).to.have.length(1);
  });
});
