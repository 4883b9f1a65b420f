/**
 * What a page needs to take part in a ranking: `<daily-ranking>` shows the list and sends the player's game on a click. It has no
 * shadow root: the page's own styles apply. For a list of your own look there is `RankingClient`.
 */
import { RankingClient, RankingError } from './ranking-client.js';

export { RankingClient, RankingError };

const PAGE = 20;

/** What the player should know before taking part. */
const CHECKED =
  'Every score here was played again on the server, move by move: it is a legal game of the day’s tiles. ' +
  'Nobody can know who or what made the moves, or how often some were taken back. No prizes. ' +
  'The four characters after a name tell players of the same name apart. ' +
  'A game that was removed cannot be sent again that day.';

const BROKEN = 'Today’s seed is not the one that the server promised yesterday.';

/** An element with properties and content; a text in it is text, whatever it holds. */
function make(tag, properties = {}, ...content) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...content);
  return made;
}

const number = (value) => value.toLocaleString('en');

/** Names may be wide: each has one line of this width. */
const oneLine = {
  display: 'inline-block',
  maxInlineSize: '14em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
};

function nameOf({ name, tag }) {
  const text = make('bdi', { title: name }, name);
  Object.assign(text.style, oneLine);
  return tag ? [text, ' ', make('small', { className: 'tag' }, tag)] : [text];
}

/** A row of the list: of an entry, or of the computer, which has no place and no tag. */
function row(entry, place, kind) {
  const { score, maxTile, moves } = entry;
  const figures = [score, maxTile, moves].map((value) =>
    make('td', { className: 'number' }, number(value)),
  );
  const head = make('th', { scope: 'row' }, ...nameOf(entry));
  return make(
    'tr',
    { className: kind },
    make('td', { className: 'number' }, place),
    head,
    ...figures,
  );
}

/**
 * `<daily-ranking server="https://…">`. `today()` gives the seed for the game; the button sends the `replay` of the property
 * `game`; `par` is a result of the computer to compare with.
 */
export class DailyRanking extends (globalThis.HTMLElement ?? Object) {
  #client;
  #today;
  #day;
  #game;
  #par;
  #entries = [];
  #next = null;
  #asked = 0;
  #parts;

  get game() {
    return this.#game;
  }

  set game(game) {
    this.#game = game;
  }

  get par() {
    return this.#par;
  }

  set par(par) {
    this.#par = par;
    this.#showEntries();
  }

  /** The day of the list and of the game, in UTC; undefined until the server has told it. */
  get day() {
    return this.#day;
  }

  /**
   * The day and the seed of its game, by the server's clock: asked once, so that a game played past midnight stays one of
   * its day.
   */
  async today() {
    this.#today ??= this.#connect().today();
    try {
      const today = await this.#today;
      this.#day = today.day;
      return today;
    } catch (error) {
      this.#today = undefined;
      throw error;
    }
  }

  connectedCallback() {
    if (this.#parts) return;
    try {
      this.#connect();
    } catch (error) {
      this.replaceChildren(make('p', { role: 'status' }, `No ranking: ${error.message}.`));
      return;
    }
    this.#build();
    void this.refresh();
  }

  /** @throws TypeError if the attribute `server` is no address */
  #connect() {
    this.#client ??= new RankingClient(this.getAttribute('server') ?? '');
    return this.#client;
  }

  /** Reads the first page of the list again. */
  async refresh() {
    await this.#read(undefined);
  }

  #build() {
    const name = make('input', { name: 'name', maxLength: 24, required: true });
    name.autocomplete = 'nickname';
    name.value = this.#client.name;
    const remove = make('button', { type: 'button', className: 'quiet' }, 'Remove my entry');
    const more = make('button', { type: 'button', className: 'quiet', hidden: true }, 'More');
    const status = make('p', { role: 'status' });
    const buttons = make('div', { className: 'row' }, make('button', {}, 'Send my game'), remove);
    const form = make('form', {}, make('label', {}, 'Name in the ranking', name), buttons);
    const heads = ['Place', 'Player', 'Score', 'Tile', 'Moves'].map((text) =>
      make('th', { scope: 'col', className: text === 'Player' ? '' : 'number' }, text),
    );
    const body = make('tbody');
    const table = make('table', {}, make('thead', {}, make('tr', {}, ...heads)), body);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#act(() => this.#send(name.value));
    });
    remove.addEventListener('click', () => void this.#act(() => this.#remove()));
    more.addEventListener('click', () => void this.#read(this.#next));
    this.#parts = { status, body, remove, more, form };
    const note = make('p', { className: 'note' }, CHECKED);
    // Where it is too narrow the list scrolls, by keys, too.
    const scrolls = make('div', { className: 'scrolls', tabIndex: 0, role: 'group' }, table);
    scrolls.ariaLabel = 'Ranking';
    this.append(form, status, scrolls, more, note);
    this.#showEntries();
  }

  /** Does what a button asks for, one thing at a time, and says what came of it. */
  async #act(action) {
    const { form, status } = this.#parts;
    const buttons = [...form.querySelectorAll('button')];
    for (const button of buttons) button.disabled = true;
    try {
      status.textContent = await action();
    } catch (error) {
      if (!(error instanceof RankingError)) throw error;
      // Without an answer of the ranking's own it may have been done. To ask twice does no harm.
      const isRefused = error.status >= 400 && error.status < 500;
      const lead = isRefused ? 'Nothing was changed' : 'This may not have worked, please try again';
      status.textContent = `${lead}: ${error.message}.`;
    } finally {
      for (const button of buttons) button.disabled = false;
    }
  }

  async #send(name) {
    if (!this.#game?.over) return 'Play the game to its end first: only finished games are ranked.';
    const { kept, score } = await this.#client.send(name, this.#game.replay);
    await this.refresh();
    if (!kept) return 'You have a game in the ranking that is at least as good.';
    const place = this.#entries.findIndex(({ id }) => id === this.#client.entryOf(this.day)) + 1;
    return `Your game counts: ${number(score)} points${place ? `, place ${place}` : ''}.`;
  }

  async #remove() {
    await this.#client.remove(this.day);
    await this.refresh();
    return 'Your entry was removed.';
  }

  async #read(after) {
    const asked = ++this.#asked;
    try {
      const { day, kept } = await this.today();
      const page = await this.#client.list({ day, limit: PAGE, after });
      // Another answer was asked for meanwhile.
      if (asked !== this.#asked) return;
      this.#entries = after ? [...this.#entries, ...page.entries] : page.entries;
      this.#next = page.next;
      if (kept === false) this.#parts.status.textContent = BROKEN;
      this.#showEntries();
    } catch (error) {
      if (!(error instanceof RankingError)) throw error;
      this.#parts.status.textContent = `No list: ${error.message}.`;
    }
  }

  #showEntries() {
    if (!this.#parts) return;
    const { body, remove, more } = this.#parts;
    const own = this.#client.entryOf(this.day);
    const rows = this.#entries.map((entry, index) => ({
      score: entry.score,
      row: row(entry, String(index + 1), entry.id === own ? 'you' : ''),
    }));
    const place = rows.findIndex(({ score }) => score < this.#par?.score);
    // Below all that are shown it has its place only where there are no more.
    if (this.#par && (place >= 0 || !this.#next)) {
      const par = row({ name: 'Computer, as par', ...this.#par }, '–', 'par');
      rows.splice(place < 0 ? rows.length : place, 0, { row: par });
    }
    const empty = make('tr', {}, make('td', { colSpan: 5 }, 'No games yet.'));
    body.replaceChildren(...(rows.length ? rows.map(({ row }) => row) : [empty]));
    remove.hidden = !own;
    more.hidden = !this.#next;
  }
}

if (globalThis.customElements && !customElements.get('daily-ranking')) {
  customElements.define('daily-ranking', DailyRanking);
}
