/**
 * What a page needs to take part in a ranking: `RankingClient` speaks with the server, `<daily-ranking>` shows the list and
 * sends the player's game on a click. It has no shadow root: the page's own styles apply.
 */

const TIMEOUT = 15_000;
const PAGE = 20;

/** What the player should know before taking part. */
const CHECKED =
  'Every score here was played again on the server, move by move: it is a legal game of the day’s tiles. ' +
  'Nobody can know who or what made the moves, or how often some were taken back. No prizes.';

/** A sentence for the player, from the server or about the way there. */
export class RankingError extends Error {
  /**
   * @param {string} message
   * @param {number} status of HTTP; 0 if no answer came
   */
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

const newToken = () =>
  [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Texts that stay in this browser; where it keeps nothing, as long as the page. */
class Memory {
  #key;
  #values;

  constructor(key) {
    this.#key = key;
    try {
      this.#values = Object(JSON.parse(localStorage.getItem(key)));
    } catch {
      this.#values = {};
    }
  }

  get(name) {
    return this.#values[name];
  }

  set(name, value) {
    this.#values[name] = value;
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#values));
    } catch {
      // No storage, or a full one.
    }
  }
}

/** Speaks with a ranking server as one player, who is known by a random token of this browser. */
export class RankingClient {
  #server;
  #memory;

  /** @param {string} server its address, under which `scores` is found */
  constructor(server) {
    const base = URL.canParse(server) ? new URL(server) : undefined;
    if (!base || !/^https?:$/.test(base.protocol)) {
      throw new TypeError(`server must be an http or https address, not "${server}"`);
    }
    this.#server = base.href.replace(/\/*$/, '/');
    this.#memory = new Memory(`daily-ranking ${this.#server}`);
  }

  /** The name that was last sent from this browser. */
  get name() {
    return this.#memory.get('name') ?? '';
  }

  /** The id of this player's entry of a day, if one was sent from this browser. */
  entryOf(day) {
    return this.#memory.get('entries')?.[day];
  }

  /** Sends a game. @returns what it is worth, and whether it is `kept` as the player's best */
  async send(name, replay) {
    const { status, body } = await this.#ask('scores', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.#identity() },
      body: JSON.stringify({ name, replay }),
    });
    this.#memory.set('name', name);
    if (body.id) this.#remember(body.day, body.id);
    return { ...body, kept: status === 201 };
  }

  /** @param {{ day?: string, limit?: number, after?: string }} [query] */
  async list(query = {}) {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    return (await this.#ask(`scores?${new URLSearchParams(given)}`)).body;
  }

  /** The line of an entry, once its day is over. */
  async replay(id) {
    return (await this.#ask(`scores/${id}/replay`, { as: 'text' })).body;
  }

  /** Deletes this player's entry of a day. */
  async remove(day) {
    const id = this.entryOf(day);
    if (!id) return;
    try {
      await this.#ask(`scores/${id}`, { method: 'DELETE', headers: this.#identity() });
    } catch (error) {
      // It is gone already.
      if (error.status !== 404) throw error;
    }
    this.#remember(day, undefined);
  }

  #identity() {
    const token = this.#memory.get('token') ?? newToken();
    this.#memory.set('token', token);
    return { authorization: `Bearer ${token}` };
  }

  #remember(day, id) {
    const entries = Object.entries({ ...this.#memory.get('entries'), [day]: id });
    // The days that a server keeps, as a rule.
    this.#memory.set('entries', Object.fromEntries(entries.sort().slice(-30)));
  }

  /** @returns the status and the body of an answer; a refusal is thrown */
  async #ask(path, { as = 'json', ...options } = {}) {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(this.#server + path, { signal, ...options }).catch(
      () => undefined,
    );
    if (!response) throw new RankingError('the ranking cannot be reached', 0);
    const { status, ok } = response;
    if (status === 204) return { status };
    const body = await response[ok ? as : 'json']().catch(() => undefined);
    if (ok && body !== undefined) return { status, body };
    const { error } = Object(body);
    const sentence = typeof error === 'string' ? error : `the ranking answers ${status}`;
    throw new RankingError(sentence, status);
  }
}

/** An element with properties and content; a text in it is text, whatever it holds. */
function make(tag, properties = {}, ...content) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...content);
  return made;
}

const number = (value) => value.toLocaleString('en');

/** A row of the list: of an entry, or of the computer, which has no place. */
function row({ name, score, maxTile, moves }, place, kind) {
  const figures = [score, maxTile, moves].map((value) =>
    make('td', { className: 'number' }, number(value)),
  );
  const head = make('th', { scope: 'row' }, make('bdi', {}, name));
  return make(
    'tr',
    { className: kind },
    make('td', { className: 'number' }, place),
    head,
    ...figures,
  );
}

/**
 * `<daily-ranking server="https://…" day="2026-11-20">`. Its property `game` is whose `replay` the button sends, `par` a
 * result of the computer to compare with.
 */
export class DailyRanking extends (globalThis.HTMLElement ?? Object) {
  #client;
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

  get day() {
    return this.getAttribute('day') ?? new Date().toISOString().slice(0, 10);
  }

  connectedCallback() {
    if (this.#parts) return;
    try {
      this.#client = new RankingClient(this.getAttribute('server') ?? '');
    } catch (error) {
      this.replaceChildren(make('p', { role: 'status' }, `No ranking: ${error.message}.`));
      return;
    }
    this.#build();
    void this.refresh();
  }

  /** Reads the first page of the list anew. */
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
      status.textContent = `Nothing was changed: ${error.message}.`;
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
      const page = await this.#client.list({ day: this.day, limit: PAGE, after });
      // Another answer was asked for meanwhile.
      if (asked !== this.#asked) return;
      this.#entries = after ? [...this.#entries, ...page.entries] : page.entries;
      this.#next = page.next;
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
