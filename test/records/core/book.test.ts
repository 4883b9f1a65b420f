import { expect } from '@open-wc/testing';
import {
  applyDifference,
  clearBook,
  deleteGames,
  differenceOf,
  emptyBook,
  invertDifference,
  mergeGames,
  mergeIfRoom,
  newestAndBest,
  putGame,
  takeBackGame,
  type Book,
  type Edit,
} from '../../../src/records/core/book.js';
import { idOf, newestFirst, type KeptGame } from '../../../src/records/core/kept-game.js';
import { endedGame, gameOf, keptGame, numbersOf } from './tab.js';

const bookOf = (...games: KeptGame[]): Book => ({ ...emptyBook, games: newestFirst(games) });
/** A game as a text has it. */
const importedGame = (number: number, moves?: number): KeptGame => ({
  ...gameOf(number, moves),
  startedAt: undefined,
});
/** Books before and after an edit, and what undoes it. */
function edited(book: Book, edit: Edit): { after: Book; undo: Edit } {
  const after = edit(book);
  return { after, undo: applyDifference(invertDifference(differenceOf(book.games, after.games))) };
}

describe('Edits of a book › one game, one row', () => {
  it('putGame() replaces the line of the same game, and keeps the time at which it was first won or over', () => {
    const { games } = putGame(gameOf(1, 12), true, 200)(bookOf(gameOf(1)));
    expect(games).to.deep.equal([{ ...gameOf(1, 12), ended: gameOf(1).ended }]);
  });

  it('keeps two games that began in the same millisecond', () => {
    const sameTime = { ...gameOf(2), startedAt: gameOf(1).startedAt };
    const { games } = putGame(sameTime, true, 200)(bookOf(gameOf(1)));
    expect(numbersOf(games)).to.deep.equal([2, 1]);
  });

  it('takeBackGame() removes that game alone, and returns the same book if it is not there', () => {
    const book = bookOf(gameOf(1), gameOf(2));
    expect(takeBackGame(idOf(gameOf(1)))(book).games).to.deep.equal([gameOf(2)]);
    expect(takeBackGame(idOf(gameOf(3)))(book)).to.equal(book);
  });
});

describe('Edits of a book › deleting and undoing', () => {
  it('deletes a game until it is brought back or played on', () => {
    const { after, undo } = edited(bookOf(gameOf(1), gameOf(2)), deleteGames([gameOf(2)]));
    expect(putGame(gameOf(2), true, 200)(after)).to.equal(after);
    expect(numbersOf(putGame(gameOf(2, 12), true, 200)(after).games)).to.deep.equal([2, 1]);
    const back = undo(after);
    expect([numbersOf(back.games), back.deleted]).to.deep.equal([[2, 1], []]);
  });

  it('does not delete a game that was played on meanwhile', () => {
    const book = bookOf(gameOf(1, 12));
    expect(deleteGames([gameOf(1)])(book)).to.equal(book);
  });

  it('does not bring a deleted game back beside itself once it was played on', () => {
    const { after, undo } = edited(bookOf(gameOf(1)), deleteGames([gameOf(1)]));
    const playedOn = putGame(gameOf(1, 12), true, 200)(after);
    expect(undo(playedOn).games).to.deep.equal([gameOf(1, 12)]);
  });

  it('does not bring a deleted line of a text back beside the same game', () => {
    const won = keptGame(endedGame({ seed: 1, winTile: 8 }, 40));
    const { after, undo } = edited(bookOf(won), deleteGames([won]));
    const played = { ...won, startedAt: 5 };
    expect(undo(putGame(played, true, 200)(after)).games).to.deep.equal([played]);
  });

  it('undoing a load leaves a game alone that was played on since', () => {
    const { after, undo } = edited(bookOf(), mergeGames([importedGame(1), importedGame(2)], 200));
    const joined = putGame({ ...gameOf(1), score: 9999 }, true, 200)(after);
    expect(undo(joined).games).to.have.lengthOf(1);
    expect(undo(joined).games[0]?.startedAt).to.equal(gameOf(1).startedAt);
  });

  it('undoing a deletion brings back all games, also beyond the limit', () => {
    const games = Array.from({ length: 30 }, (_, n) => gameOf(n));
    const { after, undo } = edited(bookOf(...games), deleteGames(games));
    expect(undo(putGame(gameOf(40), true, 10)(after)).games).to.have.lengthOf(31);
  });

  it('clearBook() deletes all games and what is no game', () => {
    const book = { ...bookOf(gameOf(1), importedGame(2)), foreign: [['key', 5]] };
    const { games, foreign, deleted } = clearBook(book);
    expect([games, foreign]).to.deep.equal([[], []]);
    expect(deleted.map(({ id }) => id)).to.deep.equal([idOf(gameOf(1))]);
    expect(deleteGames(book.games)(book).foreign).to.equal(book.foreign);
  });
});

describe('Edits of a book › the limit', () => {
  const full = bookOf(...Array.from({ length: 20 }, (_, n) => gameOf(n)));

  it('a new game drops the oldest one', () => {
    const { games } = putGame(gameOf(30), true, 20)(full);
    expect([games.length, numbersOf(games)[0], games.includes(gameOf(30))]).to.include.members([
      20, 30,
    ]);
  });

  it('an edit drops no more games than it adds, even if the limit is far lower', () => {
    expect(putGame(gameOf(30), true, 10)(full).games).to.have.lengthOf(20);
    expect(mergeGames([importedGame(30), importedGame(31)], 10)(full).games).to.have.lengthOf(20);
    expect(putGame(gameOf(3, 12), true, 10)(full).games).to.have.lengthOf(20);
  });

  it('keeps the game that was just played, even if all others are the best of a pool or have a later time', () => {
    const sizes = Array.from({ length: 10 }, (_, n) =>
      keptGame(endedGame({ seed: n, size: n + 2 }), Date.UTC(2030, 0, n + 1), n + 100),
    );
    const { games } = putGame(gameOf(1, 2), true, 10)(bookOf(...sizes));
    expect(games).to.have.lengthOf(10);
    expect(games).to.deep.include(gameOf(1, 2));
  });

  it('mergeIfRoom() changes nothing if the new game would be dropped', () => {
    const timeless = { ...importedGame(30, 2), ended: null };
    expect(mergeIfRoom(timeless, 20)(full)).to.equal(full);
    expect(mergeIfRoom(timeless, 21)(full).games).to.have.lengthOf(21);
  });

  it('newestAndBest() drops games without a time first, then the oldest, and the best of each pool last', () => {
    const timeless = { ...gameOf(9), ended: null };
    const small = keptGame(endedGame({ seed: 7, size: 3 }), 0, 7);
    const { games } = bookOf(
      ...[gameOf(1), timeless, gameOf(2), { ...gameOf(0), score: 999 }, gameOf(3), small],
    );
    const kept = (most: number) => numbersOf(newestAndBest(games, most)).sort();
    expect(kept(5)).to.deep.equal([0, 1, 2, 3, 7]);
    expect(kept(3)).to.deep.equal([0, 3, 7]);
    expect(kept(2), 'the newest one stays').to.include(3);
    expect(kept(1)).to.deep.equal([3]);
  });
});
