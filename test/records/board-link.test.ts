import { expect, html } from '@open-wc/testing';
import { Game2048Element } from 'game-2048-element';
import type { Game2048RecordsElement } from 'game-2048-element/records';
import { errorsOf } from '../support/events.js';
import { fixture, until, warningsOf } from '../support/fixture.js';
import { thrown } from '../support/plays.js';
import { key } from '../support/storage.js';
import { gameWithBook, lineOf, linesOf, part, settled, textOf, win } from './support.js';

describe('The board of <game-2048-records>', () => {
  it('is the element that for names, also after it was removed and added again', async () => {
    const { game, book, holder } = await gameWithBook('storage-key=""', '');
    expect(book.board).to.equal(game);
    win(game);
    await settled(book);
    expect(textOf(part(book, 'note'))).to.equal('The games are kept for this visit only.');
    game.remove();
    await until(() => book.board === null);
    game.newGame();
    win(game);
    await settled(book);
    expect(book.games).to.have.lengthOf(1);
    holder.append(game);
    await until(() => book.board === game);
    expect(book.games).to.have.lengthOf(2);
  });

  it('can be set across shadow trees, and takes precedence over for', async () => {
    const { book, holder } = await gameWithBook();
    const host = holder.appendChild(document.createElement('div'));
    host.attachShadow({ mode: 'open' }).innerHTML = '<game-2048 win-tile="8"></game-2048>';
    const other = host.shadowRoot!.firstElementChild as Game2048Element;
    await settled(other);
    book.board = other;
    expect(book.board).to.equal(other);
    win(other);
    await until(() => book.games.length === 1);
    book.board = null;
    expect(book.board).to.equal(holder.firstElementChild);
  });

  it('must be a game element or null', async () => {
    const { game, book } = await gameWithBook();
    for (const value of [5, 'board', {}, document.createElement('div')]) {
      const error = thrown(() => (book.board = value as HTMLElement));
      expect(error?.name).to.equal('TypeError');
      expect(error?.message).to.match(/^board must be a game element or null, not /);
    }
    expect(book.board).to.equal(game);
  });

  it('is not an ordinary element: for that names one is a game-error', async () => {
    const { game, book, holder } = await gameWithBook();
    const errors = errorsOf(book);
    const warnings = await warningsOf(async () => {
      holder.insertAdjacentHTML('beforeend', '<div id="ordinary"></div>');
      book.htmlFor = 'ordinary';
      await settled(book);
    });
    expect(errors).to.deep.equal(['for must be the id of a <game-2048>, not "ordinary"']);
    expect(warnings).to.have.lengthOf(1);
    expect(book.board).to.equal(null);
    book.htmlFor = 'board';
    expect(book.board).to.equal(game);
  });

  it('need not come: the book is then ready and empty, and goes on when the board comes', async () => {
    const holder = await fixture<HTMLElement>(html`<div></div>`);
    holder.innerHTML = '<game-2048-records for="later"></game-2048-records>';
    const book = holder.firstElementChild as Game2048RecordsElement;
    await book.ready;
    await settled(book);
    expect([book.board, part(book, 'empty').localName]).to.deep.equal([null, 'p']);
    const later = document.createElement('game-2048');
    Object.assign(later, { id: 'later', winTile: 8, storageKey: key });
    holder.append(later);
    await until(() => book.board === later);
    await book.ready;
    win(later);
    await settled(book);
    expect(book.games).to.have.lengthOf(1);
    expect(part(book, 'table').localName).to.equal('table');
  });

  it('is awaited by ready if a script adds it right after the book', async () => {
    const { game, book: first } = await gameWithBook();
    win(game);
    await settled(first);
    await first.add(first.games[0]!.replay);
    const holder = await fixture<HTMLElement>(html`<div></div>`);
    holder.innerHTML = '<game-2048-records for="after"></game-2048-records>';
    const book = holder.firstElementChild as Game2048RecordsElement;
    const ready = book.ready;
    holder.insertAdjacentHTML(
      'beforeend',
      `<game-2048 id="after" storage-key="${key}"></game-2048>`,
    );
    await ready;
    expect(book.games).to.have.lengthOf(1);
  });

  it('may be defined after the book has found it', async () => {
    const { book, holder } = await gameWithBook();
    const errors = errorsOf(book);
    holder.insertAdjacentHTML('beforeend', '<late-2048 id="late" win-tile="8"></late-2048>');
    book.htmlFor = 'late';
    const late = holder.lastElementChild as Game2048Element;
    expect(book.board).to.equal(late);
    Game2048Element.define('late-2048');
    await settled(late);
    win(late);
    await settled(book);
    expect(book.games).to.have.lengthOf(1);
    expect(errors).to.deep.equal([]);
  });

  it('gives the book its storage key, whose games every book of that key shows at once', async () => {
    const { game, book, holder } = await gameWithBook();
    holder.insertAdjacentHTML(
      'beforeend',
      `<game-2048-records storage-key="${key}"></game-2048-records>`,
    );
    const other = holder.lastElementChild as Game2048RecordsElement;
    win(game);
    await settled(book);
    expect(book.games).to.have.lengthOf(1);
    expect(other.games).to.deep.equal(book.games);
    game.storageKey = `${key}-ben`;
    await until(() => book.games.length === 0);
    expect(other.games).to.have.lengthOf(1);
  });

  it('need not be found outside the document: ready, add(), load() and clear() settle, and the games move to the key that comes', async () => {
    const { book: stored } = await gameWithBook();
    await stored.add(lineOf(1));
    const book = document.createElement('game-2048-records');
    book.htmlFor = 'board';
    await book.ready;
    await book.add(lineOf(3));
    await book.clear();
    expect(await book.add(lineOf(1))).to.equal(true);
    expect(await book.load(linesOf(2).join('\n'))).to.include({ added: 2 });
    expect(book.games).to.have.lengthOf(3);
    const late = book.add(lineOf(4));
    stored.after(book);
    expect(await late).to.equal(true);
    await settled(book);
    expect(book.games).to.have.lengthOf(4);
    await settled(stored);
    expect(stored.games).to.deep.equal(book.games);
  });

  it('has given its key to a book that is then removed: what it adds is stored under it', async () => {
    const { book, holder } = await gameWithBook();
    book.remove();
    await book.ready;
    await book.add(lineOf(1));
    expect(book.games).to.have.lengthOf(1);
    holder.insertAdjacentHTML(
      'beforeend',
      `<game-2048-records storage-key="${key}"></game-2048-records>`,
    );
    const other = holder.lastElementChild as Game2048RecordsElement;
    await other.ready;
    expect(other.games).to.deep.equal(book.games);
    await book.clear();
    await settled(other);
    expect(other.games).to.deep.equal([]);
  });
});
