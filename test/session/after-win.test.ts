import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import type { AfterWin } from '../../src/session/settings.js';
import { endingGame, winningGame } from '../support/boards.js';
import { playing, RecordingOwner } from '../support/session-owner.js';

/** A session whose game has just been won. */
function won(afterWin?: AfterWin, game = winningGame(), own?: AfterWin): RecordingOwner {
  const owner = new RecordingOwner();
  if (afterWin) owner.session.afterWin = afterWin;
  owner.session.start(game, { afterWin: own });
  owner.move('left');
  owner.forget();
  return owner;
}

describe('GameSession › after a win', () => {
  it('waits for a decision, and accepts no move until it is made', () => {
    const { session } = won();
    expect(session.justWon).to.equal(true);
    expect([session.awaitsDecision, session.acceptsMoves]).to.deep.equal([true, false]);
    expect(session.move('right', 'player')).to.equal(null);
    expect(session.game.moves).to.equal(1);
  });

  it('keepPlaying() fires keep-playing, and the player is not asked again', () => {
    const owner = won();
    const { session } = owner;
    session.keepPlaying('player');
    expect(owner.log).to.deep.equal(['(keep-playing)', 'keep-playing']);
    expect(owner.changes).to.deep.equal([{ kind: 'keep-playing', by: 'player' }]);
    expect(owner.detailOf('keep-playing')).to.deep.equal({ score: 16, moves: 1, by: 'player' });
    expect([session.justWon, session.awaitsDecision]).to.deep.equal([false, false]);
    expect(session.move('right', 'player')).not.to.equal(null);
    expect(session.awaitsDecision).to.equal(false);
    session.keepPlaying();
    expect(owner.log.filter((type) => type === 'keep-playing')).to.have.length(1);
  });

  it('keepPlaying() does nothing unless the session awaits a decision', () => {
    const owner = playing(winningGame());
    owner.session.keepPlaying();
    owner.move('left');
    owner.session.giveUp();
    owner.session.keepPlaying();
    expect(owner.log).not.to.include('keep-playing');
    const going = won('continue');
    going.session.keepPlaying();
    expect(going.log).to.deep.equal([]);
  });

  it('asks again after undo() of the win and the same move, but not after undo() of a later move', () => {
    const owner = won();
    const { session } = owner;
    session.keepPlaying();
    expect(owner.changes.at(-1)!.by).to.equal('page');
    owner.move('right');
    session.undo();
    expect([session.game.won, session.awaitsDecision]).to.deep.equal([true, false]);
    session.undo();
    expect([session.justWon, session.awaitsDecision]).to.deep.equal([false, false]);
    owner.move('left');
    expect(session.awaitsDecision).to.equal(true);
    expect(owner.log.slice(-1)).to.deep.equal(['won']);
  });

  it('does not ask if afterWin is "continue", or was "continue" when the player moved on', () => {
    const { session } = won('continue');
    expect([session.awaitsDecision, session.acceptsMoves]).to.deep.equal([false, true]);
    expect(session.justWon).to.equal(true);
    session.move('right', 'player');
    expect(session.justWon).to.equal(false);
    session.afterWin = 'ask';
    expect(session.awaitsDecision).to.equal(false);
  });

  it('ends a game started with the rule "stop", and asks in any other, even if afterWin is "stop"', () => {
    const { session } = won('stop', winningGame({ afterWin: 'stop' }));
    expect([session.game.over, session.awaitsDecision]).to.deep.equal([true, false]);
    expect([session.acceptsMoves, session.justWon]).to.deep.equal([false, true]);
    const other = won('stop').session;
    expect([other.game.over, other.awaitsDecision]).to.deep.equal([false, true]);
  });

  it('the afterWin of a single game applies to that game only', () => {
    const { session } = won('ask', winningGame(), 'continue');
    expect([session.awaitsDecision, session.acceptsMoves]).to.deep.equal([false, true]);
    session.start(winningGame());
    session.move('left', 'player');
    expect(session.awaitsDecision).to.equal(true);
    session.start(new Game());
    expect([session.justWon, session.acceptsMoves]).to.deep.equal([false, true]);
    expect(won('continue', winningGame(), 'ask').session.awaitsDecision).to.equal(true);
  });
});

describe('GameSession › giveUp()', () => {
  it('ends the game with game-over, whose endReason is "gave-up"', () => {
    const owner = won();
    const { session } = owner;
    session.giveUp('player');
    expect(owner.log).to.deep.equal(['(give-up)', 'game-over']);
    expect(owner.changes).to.deep.equal([{ kind: 'give-up', by: 'player' }]);
    expect(owner.detailOf('game-over')).to.deep.include({
      score: 16,
      moves: 1,
      maxTile: 16,
      won: true,
      best: 16,
      endReason: 'gave-up',
    });
    expect([session.acceptsMoves, session.awaitsDecision]).to.deep.equal([false, false]);
  });

  it('does not change a game that is over', () => {
    const owner = playing(endingGame());
    owner.move('left');
    owner.forget();
    owner.session.giveUp();
    expect(owner.log).to.deep.equal([]);
    expect(owner.session.game.endReason).to.equal('no-moves');
  });

  it('is taken back by undo(), after which the next end is reported', () => {
    const owner = playing(endingGame());
    const { session } = owner;
    session.giveUp();
    expect([session.canUndo, session.undo(), session.canUndo]).to.deep.equal([true, true, false]);
    session.start(winningGame({ winTile: 2048 }));
    session.move('left', 'player');
    session.giveUp();
    expect(session.undo()).to.equal(true);
    expect([session.game.over, session.game.moves]).to.deep.equal([false, 1]);
    owner.forget();
    session.giveUp();
    expect(owner.log).to.deep.equal(['(give-up)', 'game-over']);
    expect(owner.changes[0]!.by).to.equal('page');
  });

  it('taken back by undo() leaves it open whether a won game goes on', () => {
    const { session } = won();
    session.giveUp();
    session.undo();
    expect(session.awaitsDecision).to.equal(true);
  });
});
