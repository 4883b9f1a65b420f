/** What a record book shows of its games: figures, bars, rows, films and messages. */
import { expect } from '@open-wc/testing';
import { registerTranslation } from 'game-2048-element';
import 'game-2048-element/replay';
import { Game } from 'game-2048-element/engine';
import { until } from '../support/fixture.js';
import { playOn } from '../support/plays.js';
import { emulate } from '../support/input.js';
import { key } from '../support/storage.js';
import {
  choosePool,
  figuresOf,
  gameWithBook,
  holdStorage,
  lineOf,
  linesOf,
  marksOf,
  newGame,
  part,
  press,
  rowsOf,
  settled,
  statusOf,
  textOf,
  win,
} from './support.js';

describe('What <game-2048-records> shows', () => {
  it('draws and says nothing until the stored games have come, and keeps its height while another key is read', async () => {
    const { game, book, holder } = await gameWithBook();
    win(game);
    await settled(book);
    const release = await holdStorage();
    const other = document.createElement('game-2048-records');
    other.storageKey = `${key}-2`;
    holder.append(other);
    const height = book.offsetHeight;
    book.storageKey = `${key}-3`;
    for (const waiting of [book, other]) {
      await waiting.updateComplete;
      expect(waiting.shadowRoot!.querySelectorAll('[part]')).to.have.lengthOf(0);
      expect(statusOf(waiting)).to.equal('');
      expect(waiting.offsetHeight).to.be.at.least(waiting === book ? height : 50);
    }
    release();
    for (const waiting of [book, other]) {
      await waiting.ready;
      await settled(waiting);
      expect(textOf(part(waiting, 'empty'))).to.match(/^No games yet/);
      expect(statusOf(waiting)).to.equal('');
    }
    expect(book.offsetHeight).to.be.lessThan(height);
  });

  it('shows figures, bars and rows of the board’s own pool first, and those of the pool that is chosen', async () => {
    const { book } = await gameWithBook();
    const won = playOn(new Game({ seed: '2026-11-20', winTile: 8 }), 40).replay;
    await book.load(`2026-11-20T08:00Z ${won}\n2026-11-21T08:00Z ${lineOf('2026-11-21')}\n`);
    await settled(book);
    const [played, share, , average, ...streak] = figuresOf(book);
    expect([played, share, ...streak]).to.deep.equal([
      ...['Played1', 'Won100%', 'Streak0', 'Max streak1'],
    ]);
    expect(average).to.match(/^Average\d/);
    expect(rowsOf(book)).to.have.lengthOf(1);
    expect(part(book, 'bar').style.inlineSize).to.equal('100%');
    const pools = part(book, 'pools') as HTMLSelectElement;
    expect(
      [...pools.options].map(textOf).map((name) => name.replace(/[\u2066-\u2069]/g, '')),
    ).to.deep.equal(['4 × 4, 8 wins', '4 × 4']);
    await choosePool(book, 1);
    expect(figuresOf(book).slice(0, 2)).to.deep.equal(['Played1', 'Won0%']);
    expect(rowsOf(book)).to.have.lengthOf(1);
    expect(marksOf(rowsOf(book)[0]!)).to.deep.equal(['best', 'given up']);
    expect(part(book, 'bars').hidden, 'it was given up').to.equal(true);
  });

  it('names the pool that is shown if it is not that of the board', async () => {
    const { game, book } = await gameWithBook();
    await book.load(lineOf('standard'));
    await settled(book);
    expect((part(book, 'pools') as HTMLSelectElement).options).to.have.lengthOf(1);
    win(game);
    await settled(book);
    await press(book, 'delete-all');
    win(await newGame(game));
    await settled(book);
    expect(part(book, 'pools')).to.equal(null);
  });

  it('marks games that do not count, says how many they are and why, and colours the newest game’s bar', async () => {
    const { book } = await gameWithBook();
    const [early, late] = [1, 2].map((moves) => playOn(new Game({ seed: '2026-11-24' }), moves));
    late!.giveUp();
    early!.giveUp();
    const over = (seed: string) => playOn(new Game({ seed }), Infinity);
    const [first, second] = [over('a'), over('b')];
    await book.load(
      [
        `2026-11-24T08:00Z ${early!.replay}`,
        `2026-11-24T09:00Z ${late!.replay}`,
        `2026-11-24T10:00Z ${first.replay}`,
        `2026-11-24T11:00Z ${second.replay}`,
        `2026-11-24T12:00Z assisted ${over('c').replay}`,
      ].join('\n'),
    );
    await settled(book);
    expect(figuresOf(book)[0]).to.equal('Played3');
    expect(textOf(part(book, 'uncounted'))).to.equal('2 games not counted: computer, another try');
    expect(rowsOf(book).map((row) => marksOf(row).filter((mark) => mark !== 'best'))).to.deep.equal(
      [...[['computer'], [], [], ['another try', 'given up'], ['given up']]],
    );
    const rank = String(Math.log2(second.maxTile));
    const coloured = book.shadowRoot!.querySelectorAll<HTMLElement>('[part=bar][data-rank]');
    expect([...coloured].map((bar) => bar.dataset['rank'])).to.deep.equal([rank]);
    expect(coloured[0]!.closest('li')!.ariaLabel).to.match(/, your latest game$/);
    const heading = book.shadowRoot!.querySelector<HTMLElement>('.heading')!;
    expect(textOf(heading)).to.equal('How often each highest tile was reached your latest game');
    expect(heading.querySelector<HTMLElement>('.tile')!.dataset['rank']).to.equal(rank);
  });

  it('shows when a game ended, or for a daily puzzle the day of the puzzle', async () => {
    const { book, holder } = await gameWithBook();
    holder.lang = 'en-GB';
    const now = new Date();
    const year = now.getFullYear();
    const at = (daysAgo: number, minute = 1) => {
      const date = new Date(year, now.getMonth(), now.getDate() - daysAgo, 0, minute);
      return date.toISOString();
    };
    await book.load(
      [
        `2019-03-05T12:00Z ${lineOf('old')}`,
        `2019-03-06T12:00Z ${lineOf('2019-03-04')}`,
        `${at(1)} ${lineOf('yesterday')}`,
        `${at(0)} ${lineOf('today')}`,
        `${at(0, 2)} ${lineOf(`${year}-01-31`)}`,
        lineOf('no time'),
      ].join('\n'),
    );
    await settled(book);
    const dates = rowsOf(book).map((row) =>
      textOf(row.querySelector('th span')!).replace(/\u00a0/g, ' '),
    );
    expect(dates).to.deep.equal([
      ...['Puzzle of 31 Jan', 'Today 00:01', 'Yesterday', 'Puzzle of 4 Mar 2019', '5 Mar 2019'],
      'no date',
    ]);
  });

  it('shows the figures of the board’s pool again once the chosen pool has no game', async () => {
    const { game, book } = await gameWithBook();
    win(game);
    await book.load(lineOf('standard'));
    await settled(book);
    await choosePool(book, 1);
    await press(book, 'watch');
    await press(book, 'delete');
    expect(part(book, 'pools')).to.equal(null);
    expect(figuresOf(book)[0]).to.equal('Played1');
  });

  it('opens and closes a film by a press anywhere on its row', async () => {
    const { book } = await gameWithBook();
    await book.load(linesOf(2).join('\n'));
    await settled(book);
    const [, row] = rowsOf(book);
    for (const count of [1, 0]) {
      row!.querySelector('td')!.click();
      await settled(book);
      const films = book.shadowRoot!.querySelectorAll('game-2048-replay');
      expect(films).to.have.lengthOf(count);
      if (count) expect(films[0]!.line).to.equal(book.games[1]!.replay);
    }
  });

  it('plays the open film on when another game comes, and closes it with its game', async () => {
    const { game, book } = await gameWithBook();
    win(game);
    await settled(book);
    await press(book, 'watch');
    const film = part(book, 'film');
    win(await newGame(game));
    await settled(book);
    expect(rowsOf(book)).to.have.lengthOf(2);
    expect(part(book, 'film')).to.equal(film);
    expect(rowsOf(book)[1]!.nextElementSibling!.contains(film)).to.equal(true);
    await press(book, 'delete');
    expect([part(book, 'film'), rowsOf(book).length]).to.deep.equal([null, 1]);
  });

  it('says in words of its own why lines were refused, the first five of them', async () => {
    const { book } = await gameWithBook('limit="10"');
    const line = lineOf('whole', 30);
    const going = playOn(new Game({ seed: 'going' }), 5).replay;
    const refused = [line.slice(0, -9), 'hello', going, `2026-02-30T10:00Z ${line}`];
    await book.load(refused.join('\n'));
    await settled(book);
    const lines = () => [...part(book, 'message').querySelectorAll('.refused')].map(textOf);
    expect(lines()).to.deep.equal([
      'Line 1 is incomplete, or was changed.',
      'Line 2 is not a game.',
      'Line 3: this game is not over yet.',
      'Line 4: there is no such date.',
    ]);
    expect(textOf(part(book, 'message'))).to.match(/^4 lines were not added:/);
    await book.load([...linesOf(10), ...Array<string>(7).fill('hello')].join('\n'));
    await settled(book);
    expect(lines().slice(4)).to.deep.equal(['Line 15 is not a game.', 'and 2 more']);
    await book.load(`2020-01-01T00:00Z ${lineOf('short', 1)}`);
    await settled(book);
    expect(lines()).to.deep.equal(['Line 1: the book is full.']);
  });

  it('says what is too much at once', async () => {
    const { book } = await gameWithBook();
    for (const text of ['x\n'.repeat(10_001), 'x'.repeat(8 * 2 ** 20 + 1)]) {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'games.txt'));
      book.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
      await until(() => statusOf(book).startsWith('That is too much at once'));
      book.load('').catch(() => undefined);
      await until(() => statusOf(book).startsWith('0 games'));
    }
  });

  it('breaks the label of a figure into two lines of about one length', async () => {
    registerTranslation({ $code: 'tlh', recordsAverage: Array(16).fill('ab').join(' ') });
    const { game, book } = await gameWithBook('lang="tlh"');
    win(game);
    await settled(book);
    const range = document.createRange();
    range.selectNodeContents(part(book, 'figures').querySelector('div:nth-child(4) .label')!);
    // Wider, four figures stand side by side, and the label has more lines.
    const shares = [300, 310, 320].map((width) => {
      book.style.width = `${width}px`;
      const widths = [...range.getClientRects()].map((line) => line.width);
      expect(widths).to.have.length(2);
      return Math.min(...widths) / Math.max(...widths);
    });
    expect(Math.min(...shares)).to.be.above(0.6);
  });

  it('has the frames of its buttons within its width in forced colours', async function () {
    if (!(await emulate({ 'forced-colors': 'active' }))) this.skip();
    const { game, book } = await gameWithBook();
    win(game);
    await settled(book);
    const { left } = book.getBoundingClientRect();
    const buttons = [...book.shadowRoot!.querySelectorAll('button')];
    const outside = buttons.filter((button) => button.getBoundingClientRect().left < left);
    expect(outside.map(textOf)).to.deep.equal([]);
    await emulate({});
  });
});
