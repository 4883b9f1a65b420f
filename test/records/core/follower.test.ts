import { expect } from '@open-wc/testing';
import { Game } from '../../../src/engine/index.js';
import { deleteGames } from '../../../src/records/core/book.js';
import { boardOf } from '../../support/plays.js';
import { Tab, TestBoard } from './tab.js';

function following(attributes: Record<string, string> = {}): { tab: Tab; board: TestBoard } {
  const tab = new Tab();
  const board = new TestBoard(tab.storage, attributes);
  tab.follower.follow(board);
  return { tab, board };
}

const facts = (tab: Tab, key = 'key') =>
  tab.games(key).map(({ score, won, endReason }) => ({ score, won, endReason }));

describe('Follower › what is a record', () => {
  it('is a game that was won, at once, and as it stands when it is left', () => {
    const { tab, board } = following();
    board.win();
    expect(facts(tab)).to.deep.equal([{ score: board.score, won: true, endReason: null }]);
    const [{ ended } = {}] = tab.games();
    board.play(5);
    const { score, replay } = board;
    board.newGame();
    expect(tab.games()).to.have.lengthOf(1);
    expect(tab.games()[0]).to.include({ score, replay, ended, edited: false, assisted: false });
  });

  it('is a game that ended by itself or was given up, but none that was left before', () => {
    const { tab, board } = following({ 'win-tile': '2048', size: '2', seed: 'ends' });
    board.play(3);
    board.newGame();
    board.play(300);
    expect(board.over).to.equal(true);
    board.newGame();
    board.play(2);
    board.session.giveUp();
    const [givenUp, ended, ...more] = facts(tab);
    expect([givenUp?.endReason, ended?.endReason, more]).to.deep.equal(['gave-up', 'no-moves', []]);
  });

  it('is no loaded game, whatever is played on', () => {
    const { tab, board } = following();
    board.session.load(new Game({ winTile: 8, seed: 'friend' }));
    board.win();
    board.session.giveUp();
    board.newGame();
    expect(tab.games()).to.deep.equal([]);
  });

  it('marks the computer and edits', () => {
    const { tab, board } = following();
    for (const direction of ['left', 'up'] as const) board.session.move(direction, 'computer');
    board.win();
    board.keeper.start(new Game({ board: boardOf('4 4 / . .'), winTile: 8 }));
    board.session.move('left', 'player');
    const [edited, assisted] = tab.games();
    expect(edited).to.include({ edited: true, assisted: false });
    expect(assisted).to.include({ edited: false, assisted: true });
  });

  it('says how a game ended under afterWin: stop', () => {
    const { tab, board } = following();
    board.keeper.start(new Game({ winTile: 8, afterWin: 'stop', seed: 's' }));
    while (!board.over) board.play(1);
    board.newGame();
    expect(facts(tab)[0]).to.include({ won: true, endReason: 'won' });
  });
});

describe('Follower › one game, one row', () => {
  it('replaces the row of a game that is followed, whatever was undone', () => {
    const { tab, board } = following();
    board.win();
    board.gain();
    tab.follower.update();
    const { score } = board;
    board.session.undo();
    expect(board.score).to.be.below(score);
    expect(facts(tab)).to.deep.equal([{ score: board.score, won: true, endReason: null }]);
    board.session.giveUp();
    expect(facts(tab)[0]?.endReason).to.equal('gave-up');
    board.session.undo();
    expect(facts(tab)[0]?.endReason).to.equal(null);
  });

  it('takes the row back if undo goes back before the win or the end, and no other', () => {
    const { tab, board } = following();
    board.win();
    board.newGame();
    board.play(1);
    board.session.giveUp();
    expect(tab.games()).to.have.lengthOf(2);
    board.session.undo();
    expect(facts(tab).map(({ won }) => won)).to.deep.equal([true]);
    board.newGame();
    board.win();
    while (board.won) board.session.undo();
    board.session.undo();
    expect(tab.games()).to.have.lengthOf(1);
  });

  it('keeps the row when undo brings back a game that a new one replaced, and when it is left again', () => {
    const { tab, board } = following();
    board.win();
    board.newGame();
    board.session.undo();
    board.play(4);
    const { score } = board;
    board.newGame();
    expect(facts(tab)).to.deep.equal([{ score, won: true, endReason: null }]);
  });

  it('replaces the row of a game that is met again only if it has more points', () => {
    const { tab, board } = following();
    board.win();
    const [early] = tab.games();
    board.gain();
    tab.follower.follow(undefined);
    const [late] = tab.games();
    expect(late!.score).to.be.above(early!.score);
    // Another tab has the game as it was, and the row as it is.
    const other = new Tab(tab.storage);
    const behind = new TestBoard();
    behind.keeper.sync().load(Game.fromReplay(early!.replay), {
      ...{ playedHere: true, startedAt: early!.startedAt! },
    });
    other.follower.follow(behind);
    expect(other.games()[0]?.replay).to.equal(late!.replay);
    // Once it changes there, it is followed.
    behind.session.keepPlaying();
    behind.play(1);
    behind.session.giveUp();
    expect(other.games()[0]?.endReason).to.equal('gave-up');
  });

  it('lists two games of one seed, even if their lines are the same', () => {
    const { tab, board } = following({ seed: '2026-11-24' });
    for (let n = 0; n < 2; n++) {
      board.newGame();
      board.play(5);
      board.session.giveUp();
    }
    const lines = tab.games().map(({ replay }) => replay);
    expect(lines).to.have.lengthOf(2);
    expect(lines[0]).to.equal(lines[1]);
  });
});

describe('Follower › never lost', () => {
  it('a game that was won before the book came, and the one left before', () => {
    const tab = new Tab();
    const board = new TestBoard(tab.storage);
    board.win();
    board.newGame();
    board.win();
    tab.follower.follow(board);
    expect(tab.games()).to.have.lengthOf(2);
  });

  it("yesterday's won game, set aside for today's seed", () => {
    const yesterday = new TestBoard(undefined, { seed: '2026-11-23' });
    yesterday.win();
    const tab = new Tab(yesterday.storage);
    const today = new TestBoard(tab.storage, { seed: '2026-11-24' });
    tab.follower.follow(today);
    expect(tab.games().map(({ seed }) => seed)).to.deep.equal(['2026-11-23']);
  });

  it('a game on a board that the book leaves for another', () => {
    const { tab, board } = following();
    board.win();
    board.play(3);
    tab.follower.follow(new TestBoard());
    expect(tab.games()[0]?.replay).to.equal(board.replay);
    board.session.giveUp();
    expect(tab.games()[0]?.endReason, 'is no longer heard').to.equal(null);
  });

  it('a board whose tag is defined later', () => {
    const tab = new Tab();
    const board = new TestBoard();
    Object.defineProperty(board, 'startedAt', { configurable: true, value: undefined });
    tab.follower.follow(board);
    Reflect.deleteProperty(board, 'startedAt');
    board.win();
    expect(tab.games()).to.have.lengthOf(1);
  });
});

describe('Follower › keys', () => {
  it("a game of Anna's that is left is never in Ben's book", () => {
    const { tab, board } = following({ 'storage-key': 'anna' });
    board.win();
    board.play(2);
    const { replay } = board;
    const ben = new TestBoard(tab.storage, { 'storage-key': 'ben' });
    ben.play(1);
    board.change('storage-key', 'ben');
    expect(tab.games('anna').map((row) => row.replay)).to.deep.equal([replay]);
    board.play(1);
    tab.follower.follow(undefined);
    tab.follower.follow(board);
    expect(tab.games('ben')).to.deep.equal([]);
  });

  it("a game that goes on under Ben's key is Ben's from then on", () => {
    const { tab, board } = following({ 'storage-key': 'anna' });
    board.play(1);
    board.change('storage-key', 'ben');
    board.win();
    board.newGame();
    expect([tab.games('anna').length, tab.games('ben').length]).to.deep.equal([0, 1]);
    board.win();
    board.change('storage-key', 'carl');
    board.play(1);
    board.newGame();
    expect(tab.games('carl')).to.have.lengthOf(1);
  });
});

describe('Follower › a deleted row', () => {
  it('stays deleted over a reload, until its game is played on', () => {
    const { tab, board } = following();
    board.win();
    tab.store().apply(deleteGames(tab.games()), 'page');
    tab.follower.update();
    const again = new Tab(tab.storage);
    const reloaded = new TestBoard(tab.storage);
    expect(reloaded.won).to.equal(true);
    again.follower.follow(reloaded);
    expect(again.games()).to.deep.equal([]);
    reloaded.session.keepPlaying();
    reloaded.play(1);
    again.follower.update();
    expect(again.games()).to.have.lengthOf(1);
  });

  it('stays deleted after its game was left', () => {
    const { tab, board } = following();
    board.win();
    board.newGame();
    tab.store().apply(deleteGames(tab.games()), 'page');
    const again = new Tab(tab.storage);
    again.follower.follow(board);
    expect(again.games()).to.deep.equal([]);
  });
});
