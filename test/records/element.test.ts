/** The record book in a page; what it keeps, reads and counts is in core/. */
import { expect } from '@open-wc/testing';
import 'game-2048-element/replay';
import { Game } from 'game-2048-element/engine';
import type { Game2048RecordsElement } from 'game-2048-element/records';
import { until } from '../support/fixture.js';
import { DIRECTIONS, rejection } from '../support/plays.js';
import { key } from '../support/storage.js';
import {
  buttonsOf,
  choosePool,
  gameWithBook,
  lineOf,
  linesOf,
  marksOf,
  part,
  press,
  rowsOf,
  settled,
  statusOf,
  textOf,
  win,
} from './support.js';

describe('<game-2048-records>', () => {
  it('says that no game has ended yet, and offers to load games', async () => {
    const { book } = await gameWithBook();
    expect(textOf(part(book, 'empty'))).to.match(/^No games yet/);
    expect(part(book, 'table')).to.equal(null);
    expect(buttonsOf(book)).to.deep.equal(['load']);
    expect(textOf(part(book, 'button-load'))).to.equal('Load games from a file');
    expect(part(book, 'note').hidden).to.equal(true);
    expect(book.games).to.deep.equal([]);
  });

  it('keeps a game that is won, played on and left in one row, and no loaded game', async () => {
    const { game, book } = await gameWithBook();
    const seen: unknown[] = [];
    book.addEventListener('records-change', ({ detail }) => seen.push(detail));
    win(game);
    const { score } = game;
    while (game.score <= score) DIRECTIONS.some((direction) => game.move(direction));
    const { replay } = game;
    game.newGame();
    await settled(book);
    expect(seen).to.deep.equal([
      { added: 1, removed: 0, by: 'page' },
      { added: 1, removed: 1, by: 'page' },
    ]);
    expect(rowsOf(book)).to.have.lengthOf(1);
    const kept = { replay, won: true, endReason: null, edited: false, columns: 4 };
    expect(book.games[0]).to.include(kept);
    expect(new Date(book.games[0]!.ended!).toISOString()).to.equal(book.games[0]!.ended);
    expect([Object.isFrozen(book.games), book.games]).to.deep.equal([true, book.games]);
    game.load(lineOf('friend'));
    expect(book.games, 'a loaded game').to.have.lengthOf(1);
  });

  it('shows twenty rows, then all, and sorts them by the button in a head', async () => {
    const { book } = await gameWithBook();
    await book.load(linesOf(25).join('\n'));
    await settled(book);
    const columnOf = (index: number) =>
      rowsOf(book).map((row) => Number(textOf(row.children[index]!)));
    expect(rowsOf(book)).to.have.lengthOf(20);
    await press(book, 'show-all');
    expect(rowsOf(book)).to.have.lengthOf(25);
    expect(rowsOf(book)[20]!.contains(book.shadowRoot!.activeElement), 'focus').to.equal(true);
    const [, , , moves] = book.shadowRoot!.querySelectorAll('th');
    for (const order of ['descending', 'ascending'] as const) {
      moves!.querySelector('button')!.click();
      await settled(book);
      const sorted = columnOf(3).sort((one, other) =>
        order === 'ascending' ? one - other : other - one,
      );
      expect([moves!.ariaSort ?? moves!.getAttribute('aria-sort'), columnOf(3)]).to.deep.equal([
        order,
        sorted,
      ]);
    }
    expect(
      rowsOf(book)
        .flatMap(marksOf)
        .filter((mark) => mark === 'best'),
    ).to.have.lengthOf(1);
  });

  it('deletes a game, or all games, and moves the focus to the button that undoes it', async () => {
    const { game, book } = await gameWithBook();
    win(game);
    await book.load(linesOf(3).join('\n'));
    await settled(book);
    const before = book.games;
    await choosePool(book, 1);
    await press(book, 'watch');
    await press(book, 'delete');
    expect([book.games.length, statusOf(book)]).to.deep.equal([3, '1 game deleted.']);
    expect(book.shadowRoot!.activeElement?.part.contains('button-undo')).to.equal(true);
    await press(book, 'undo');
    expect(book.games).to.deep.equal(before);
    await press(book, 'delete-all');
    expect(book.games).to.deep.equal([]);
    expect(part(book, 'empty')).not.to.equal(null);
    await press(book, 'undo');
    expect(book.games).to.deep.equal(before);
    await book.clear();
    book.remove();
    await settled(game);
    document.body.append(book);
    await settled(book);
    expect(book.games, 'the game still stands on the board').to.deep.equal([]);
    book.remove();
  });

  it('undoes an action in the book that it changed, though another key is shown by then', async () => {
    const { book } = await gameWithBook();
    await book.add(lineOf(1));
    await settled(book);
    const before = book.games;
    await press(book, 'delete-all');
    const own = book.storageKey;
    book.storageKey = 'another';
    await book.ready;
    await press(book, 'undo');
    expect(book.games).to.deep.equal([]);
    book.storageKey = own;
    await book.ready;
    await until(() => book.games.length > 0);
    expect(book.games).to.deep.equal(before);
  });

  it('opens a film below a row, with its review begun, unless a listener of watch prevents it', async () => {
    const { book } = await gameWithBook();
    await book.load(linesOf(2).join('\n'));
    await settled(book);
    const replays: string[] = [];
    book.addEventListener(
      'watch',
      (event) => {
        replays.push(event.detail.replay);
        event.preventDefault();
      },
      { once: true },
    );
    await press(book, 'watch');
    expect(replays).to.deep.equal([book.games[0]!.replay]);
    expect(book.shadowRoot!.querySelector('game-2048-replay')).to.equal(null);
    await press(book, 'watch');
    await until(() => book.shadowRoot!.querySelector('game-2048-replay')?.length);
    const film = book.shadowRoot!.querySelector('game-2048-replay')!;
    expect([film.getAttribute('review'), film.controls.includes('copy')]).to.deep.equal([
      'begun',
      true,
    ]);
    expect(part(book, 'button-watch').ariaLabel).to.match(/^Close, /);
    await press(book, 'watch');
    expect(book.shadowRoot!.querySelector('game-2048-replay')).to.equal(null);
  });

  it('says Review in a row whose game can be reviewed, and else Watch replay: that film plays', async () => {
    const { book } = await gameWithBook();
    await book.load(lineOf(1));
    await settled(book);
    expect(part(book, 'button-watch').ariaLabel).to.match(/^Review, /);
    await book.load(lineOf(1, 20, { size: 3 }));
    await settled(book);
    await choosePool(book, 1);
    const watch = part(book, 'button-watch');
    expect([watch.ariaLabel!.split(', ')[0], textOf(watch)]).to.deep.equal([
      'Watch replay',
      'Watch replay',
    ]);
    await press(book, 'watch');
    await until(() => book.shadowRoot!.querySelector('game-2048-replay')?.index);
    expect(part(book, 'film').hasAttribute('review')).to.equal(false);
  });

  it('Download saves what text returns', async () => {
    const { book } = await gameWithBook();
    await book.load(linesOf(3).join('\n'));
    await settled(book);
    const createObjectURL = URL.createObjectURL.bind(URL);
    let file: Blob | undefined;
    URL.createObjectURL = (blob) => {
      file = blob as Blob;
      return '#';
    };
    await press(book, 'download');
    URL.createObjectURL = createObjectURL;
    expect(await file!.text()).to.equal(book.text);
    expect(book.text.split('\n')).to.have.lengthOf(4);
    expect(textOf(part(book, 'note'))).to.include('3 games are in this browser alone');
  });

  it('says what a script of the page has loaded, with a button that undoes it', async () => {
    const { book } = await gameWithBook();
    await book.load(linesOf(12).join('\n'));
    await settled(book);
    const said = [statusOf(book), textOf(part(book, 'message'))];
    expect(said).to.deep.equal(['12 games added.', '12 games added.Undo']);
    await press(book, 'undo');
    expect(book.games).to.deep.equal([]);
  });

  it('loads pasted text and dropped files, says what was added and refused, and undoes it', async () => {
    const { book } = await gameWithBook();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', `${linesOf(2).join('\n')}\nhello`);
    // Firefox takes no data for an event of its own kind.
    book.dispatchEvent(Object.assign(new Event('paste'), { clipboardData }));
    await until(() => statusOf(book) !== '');
    await settled(book);
    expect(statusOf(book)).to.equal('2 games added. 1 line was not added: Line 3 is not a game.');
    const [said, undo] = [...part(book, 'message').children].map((child) => child as HTMLElement);
    expect([said!.innerText.trim().split(/\n+/), undo!.ariaLabel]).to.deep.equal([
      ['2 games added. 1 line was not added:', 'Line 3 is not a game.'],
      'Undo',
    ]);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([linesOf(3).join('\r\n')], 'games.txt'));
    book.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
    await until(() => statusOf(book) === '1 game added. 2 were there already.');
    expect(book.games).to.have.lengthOf(3);
    await press(book, 'undo');
    expect(book.games).to.have.lengthOf(2);
    const broken = new DataTransfer();
    broken.items.add(new File([new Uint8Array([0xff, 0, 1, 2])], 'picture.png'));
    book.dispatchEvent(new DragEvent('drop', { dataTransfer: broken, cancelable: true }));
    await until(() => statusOf(book) === 'That is not a list of games.');
    expect(book.games).to.have.lengthOf(2);
  });

  it('load() of a long text shows its progress, and adds nothing once it is cancelled', async () => {
    const { book } = await gameWithBook();
    const lines = Array.from({ length: 400 }, (_, n) => lineOf(n, 200)).join('\n');
    const loading = book.load(lines);
    await settled(book);
    expect(book.shadowRoot!.querySelector('progress')!.max).to.equal(1);
    await press(book, 'cancel');
    expect(book.shadowRoot!.activeElement?.part.contains('button-load'), 'focus').to.equal(true);
    expect(await loading).to.deep.equal({ added: 0, doubles: 0, refused: [] });
    await settled(book);
    expect([book.games.length, book.shadowRoot!.querySelector('progress')]).to.deep.equal([
      0,
      null,
    ]);
    const { added, refused } = await book.load(lines);
    expect([added, refused.length, book.games.length]).to.deep.equal([200, 200, 200]);
    expect(refused[0]).to.include({ kind: 'full', message: 'the book keeps 200 games at most' });
  });

  it('load() counts a game once even if two texts are loaded at a time, and Cancel stops both', async () => {
    const { book, holder } = await gameWithBook();
    holder.insertAdjacentHTML(
      'beforeend',
      `<game-2048-records storage-key="${key}"></game-2048-records>`,
    );
    const other = holder.lastElementChild as Game2048RecordsElement;
    const text = linesOf(3).join('\n');
    const results = await Promise.all([book, book, other].map((one) => one.load(text)));
    const double = { added: 0, doubles: 3, refused: [] };
    expect(results).to.deep.equal([{ added: 3, doubles: 0, refused: [] }, double, double]);
    expect(book.games).to.have.lengthOf(3);
    const long = Array.from({ length: 400 }, (_, n) => lineOf(n + 100, 200)).join('\n');
    const loads = [book.load(long), book.load(long)];
    await settled(book);
    await press(book, 'cancel');
    for (const { added } of await Promise.all(loads)) expect(added).to.equal(0);
    await settled(book);
    expect(part(book, 'button-cancel')).to.equal(null);
    expect(book.games).to.have.lengthOf(3);
  });

  it('gives each button of the table a name of its own', async () => {
    const { book } = await gameWithBook();
    const minute = [1, 2, 3].map((seed) => `2026-11-24T18:03Z ${lineOf(seed)}`);
    await book.load([...minute, lineOf(4), lineOf(5)].join('\n'));
    await settled(book);
    const buttons = [...part(book, 'table').querySelectorAll('button')];
    const names = buttons.map((button) => button.ariaLabel ?? textOf(button));
    expect(names).to.have.lengthOf(4 + 5);
    expect(new Set(names)).to.have.lengthOf(names.length);
  });

  it('add(), load() and limit refuse invalid values, and say what is allowed', async () => {
    const { book } = await gameWithBook('limit="5"');
    const twice = [book.add(lineOf(1)), book.add(lineOf(1))];
    expect(await Promise.all(twice)).to.deep.equal([true, false]);
    for (const [line, name] of [
      [undefined, 'TypeError'],
      ['', 'ReplayError'],
      ['hello', 'ReplayError'],
      [`${lineOf(2)}\n${lineOf(3)}`, 'ReplayError'],
      [new Game().replay, 'ReplayError'],
    ] as const) {
      expect((await rejection(book.add(line as string))).name, line).to.equal(name);
    }
    expect((await rejection(book.load(5 as unknown as string))).message).to.equal(
      'text must be lines of text, not 5',
    );
    expect([book.games.length, book.limit]).to.deep.equal([1, 200]);
    book.limit = 10;
    await book.load(linesOf(15).join('\n'));
    expect(book.games).to.have.lengthOf(10);
  });

  it('add() of a game for which a full book has no room rejects with a RangeError and changes nothing', async () => {
    const { book } = await gameWithBook('limit="20"');
    await book.load(linesOf(20).join('\n'));
    const { games } = book;
    for (const limit of [20, 10]) {
      book.limit = limit;
      const error = await rejection(book.add(lineOf('more', 3)));
      expect(error.name).to.equal('RangeError');
      expect(error.message).to.equal(
        `the book keeps ${limit} games at most: delete some, or raise limit (500 at most)`,
      );
      expect(book.games).to.equal(games);
    }
    expect(await book.add(games[0]!.replay)).to.equal(false);
    book.limit = 21;
    expect(await book.add(lineOf('more', 3))).to.equal(true);
  });
});
