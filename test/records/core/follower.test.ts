import { expect } from '@open-wc/testing';
import { Game } from '../../../src/engine/index.js';
import { deleteGames } from '../../../src/records/core/book.js';
import { boardOf, dice } from '../../support/plays.js';
import { Tab, TestBoard } from './tab.js';

/** In each run: some games are won, or stuck, after two moves. */
function playSameGames(): void {
  const { random } = Math;
  beforeEach(() => {
    const roll = dice(1);
    Math.random = () => roll(2 ** 32) / 2 ** 32;
  });
  afterEach(() => {
    Math.random = random;
  });
}

function following(attributes: Record<string, string> = {}): { tab: Tab; board: TestBoard } {
  const tab = new Tab();
  const board = new TestBoard(tab.storage, attributes);
  tab.follower.follow(board);
  return { tab, board };
}

const facts = (tab: Tab, key = 'key') =>
  tab.games(key).map(({ score, won, endReason }) => ({ score, won, endReason }));

describe('Follower › which games it keeps', () => {
  playSameGames();

  it('keeps a game as soon as it is won, and its last line when it is left', () => {
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

  it('keeps each move of a won game at once: the tab may be closed after it', () => {
    const { tab, board } = following();
    board.win();
    for (let move = 0; move < 3; move++) {
      board.play(1);
      expect(tab.games()[0]?.replay).to.equal(board.replay);
    }
  });

  it('keeps a game that ended or was given up, but none that was left earlier', () => {
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

  it('never keeps a loaded game, even if it is played to its end', () => {
    const { tab, board } = following();
    board.session.load(new Game({ winTile: 8, seed: 'friend' }));
    board.win();
    board.session.giveUp();
    board.newGame();
    expect(tab.games()).to.deep.equal([]);
  });

  it('marks assisted games and edited games', () => {
    const { tab, board } = following({ seed: 'assisted' });
    for (const direction of ['left', 'up'] as const) board.session.move(direction, 'computer');
    board.win();
    board.keeper.start(new Game({ board: boardOf('4 4 / . .'), winTile: 8 }));
    board.session.move('left', 'player');
    const [edited, assisted] = tab.games();
    expect(edited).to.include({ edited: true, assisted: false });
    expect(assisted).to.include({ edited: false, assisted: true });
  });

  it('keeps a game that stops at the win with the end reason won', () => {
    const { tab, board } = following();
    board.keeper.start(new Game({ winTile: 8, afterWin: 'stop', seed: 's' }));
    while (!board.over) board.play(1);
    board.newGame();
    expect(facts(tab)[0]).to.include({ won: true, endReason: 'won' });
  });
});

describe('Follower › each game once', () => {
  playSameGames();

  it('replaces the line of the game that it follows, even after undo', () => {
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

  it('takes back a game, and no other, when undo goes back before its win or end', () => {
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

  it('takes back a game that another tab has taken back, and does not keep it when it is left', () => {
    const { tab, board } = following();
    board.play(2);
    const { replay, startedAt } = board;
    board.session.giveUp();
    expect(tab.games()).to.have.lengthOf(1);
    board.session.load(Game.fromReplay(replay), { playedHere: true, startedAt });
    expect(tab.games()).to.deep.equal([]);
    board.newGame();
    expect(tab.games()).to.deep.equal([]);
  });

  it('keeps a game once if undo brings it back after a new game, and it is left again', () => {
    const { tab, board } = following();
    board.win();
    board.newGame();
    board.session.undo();
    board.play(4);
    const { score } = board;
    board.newGame();
    expect(facts(tab)).to.deep.equal([{ score, won: true, endReason: null }]);
  });

  it('replaces the line of a game that it meets again only if the score is higher', () => {
    const { tab, board } = following();
    board.win();
    const [early] = tab.games();
    board.gain();
    tab.follower.follow(undefined);
    const [late] = tab.games();
    expect(late!.score).to.be.above(early!.score);
    // Another tab has the early line on its board, and the late one in its book.
    const other = new Tab(tab.storage);
    const behind = new TestBoard();
    const provenance = { playedHere: true, startedAt: early!.startedAt! };
    behind.keeper.sync().load(Game.fromReplay(early!.replay), provenance);
    other.follower.follow(behind);
    expect(other.games()[0]?.replay).to.equal(late!.replay);
    // Once it changes there, it is followed.
    behind.session.keepPlaying();
    behind.play(1);
    behind.session.giveUp();
    expect(other.games()[0]?.endReason).to.equal('gave-up');
  });

  it('keeps two games of one seed, even if their lines are the same', () => {
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

describe('Follower › no game is lost', () => {
  playSameGames();

  it('keeps the won game that it finds on a board, and the game left before that', () => {
    const tab = new Tab();
    const board = new TestBoard(tab.storage);
    board.win();
    board.newGame();
    board.win();
    tab.follower.follow(board);
    expect(tab.games()).to.have.lengthOf(2);
  });

  it("keeps yesterday's won game, which was set aside for today's seed", () => {
    const yesterday = new TestBoard(undefined, { seed: '2026-11-23' });
    yesterday.win();
    const tab = new Tab(yesterday.storage);
    const today = new TestBoard(tab.storage, { seed: '2026-11-24' });
    tab.follower.follow(today);
    expect(tab.games().map(({ seed }) => seed)).to.deep.equal(['2026-11-23']);
  });

  it('keeps the game of a board when it leaves it for another board', () => {
    const { tab, board } = following();
    board.win();
    board.play(3);
    tab.follower.follow(new TestBoard());
    expect(tab.games()[0]?.replay).to.equal(board.replay);
    board.session.giveUp();
    expect(tab.games()[0]?.endReason, 'is no longer heard').to.equal(null);
  });

  it('keeps the game of a board whose tag is defined later', () => {
    const tab = new Tab();
    const board = new TestBoard();
    Object.defineProperty(board, 'startedAt', { configurable: true, value: undefined });
    tab.follower.follow(board);
    Reflect.deleteProperty(board, 'startedAt');
    board.win();
    expect(tab.games()).to.have.lengthOf(1);
  });
});

describe('Follower › storage keys', () => {
  playSameGames();

  it('keeps a game that is left because the key changes under the old key', () => {
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

  it('keeps a game that goes on after the key has changed under the new key', () => {
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

describe('Follower › deleted games', () => {
  playSameGames();

  it('does not keep a deleted game again after a reload, until it is played on', () => {
    const { tab, board } = following();
    board.win();
    tab.change(deleteGames(tab.games()));
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

  it('does not keep a deleted game again after it was left', () => {
    const { tab, board } = following();
    board.win();
    board.newGame();
    tab.change(deleteGames(tab.games()));
    const again = new Tab(tab.storage);
    again.follower.follow(board);
    expect(again.games()).to.deep.equal([]);
  });
});
