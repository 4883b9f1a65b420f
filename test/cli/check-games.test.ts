import { expect } from '@open-wc/testing';
import { Game, steps } from 'game-2048-element/engine';
import { cellsOf, checkGames, compareRules, toCsv } from '../../src/cli/check-games.js';
import { played } from '../support/plays.js';

const handedIn = (...games: readonly Game[]) =>
  games.map(({ replay }, index) => ({ name: String(index), line: replay }));

describe('Checked games', () => {
  it('name a few of those that begin like them, however many there are', () => {
    const game = played({ seed: 'a' }, 120);
    const copies = Array.from({ length: 2000 }, () => game);
    const checked = checkGames(handedIn(...copies, played({ seed: 'b' }, 120)), {});
    expect(cellsOf(checked[0]!).at(-1)).to.equal('1, 2, 3, 4, 5 and 1994 more');
    expect(checked.at(-1)!.alike).to.deep.equal([]);
  });

  it('begin alike if their first 99 moves are the same, whatever follows', () => {
    const alike = (...games: readonly Game[]) =>
      checkGames(handedIn(...games), {}).map((one) => one.alike.join());
    const begun = played({ seed: 'a' }, 99);
    const last = Array.from(steps(begun.replay)).at(-1);
    const longer = Game.fromReplay(begun.replay);
    longer.move(longer.legalMoves().at(-1)!);
    const other = Game.fromReplay(begun.replay);
    other.undo();
    const before = other.replay;
    other.move(other.legalMoves().find((way) => way !== last?.move?.direction)!);
    expect(alike(begun, longer)).to.deep.equal(['1', '0']);
    expect(alike(begun, other)).to.deep.equal(['', '']);
    expect(alike(begun, Game.fromReplay(before))).to.deep.equal(['', '']);
    expect(alike(other, Game.fromReplay(other.replay))).to.deep.equal(['1', '0']);
  });

  it('say what differs from the standard rules, and that they cannot be compared', () => {
    const games = [
      ...[new Game({ seed: 'a' }), new Game({ size: '8' }), new Game({ size: '8' })],
      new Game({ fourChance: 1, winTile: 1024, startTiles: 3, afterWin: 'stop' }),
    ];
    const checked = checkGames([...handedIn(...games), { name: 'x', problem: 'empty' }], {});
    const unusual = 'win-tile 1024, four-chance 1, start-tiles 3, after-win stop';
    expect(checked.map(({ verdict }) => verdict)).to.deep.equal([
      ...['right: goes on', 'right: goes on, 8 × 8', 'right: goes on, 8 × 8'],
      ...[`right: goes on, ${unusual}`, 'refused: empty'],
    ]);
    expect(compareRules(checked)).to.equal(
      `These games differ in their rules: standard (1); 8 × 8 (2); ${unusual} (1).`,
    );
    expect(compareRules(checked.slice(1, 3))).to.equal('');
  });

  it('show no control characters of a stranger', () => {
    const [game] = checkGames([{ name: '\u001b[2J\u0007\u009bx', line: '1_\0' }], {});
    expect(cellsOf(game!).join()).not.to.match(/\p{Cc}/u);
    expect(toCsv([game!])).to.match(/^[^\0\u001b\u0007\u009b]*$/);
  });
});
