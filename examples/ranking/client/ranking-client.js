/** Speaks with a ranking server; it needs `fetch`, `crypto` and, to be remembered, `localStorage`. */

const TIMEOUT = 15_000;

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

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const isToken = (value) => /^[\da-f]{64}$/.test(value);
const newToken = () => hex(crypto.getRandomValues(new Uint8Array(32)));

/** SHA-256 of a text; undefined on a page that is not served securely. */
const sha256 = async (text) =>
  crypto.subtle &&
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));

const dayAfter = (day) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

const isText = (value) => typeof value === 'string';
const isDay = (value) => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value) && Date.parse(value) > 0;
const isResult = ({ score, maxTile, moves }) => [score, maxTile, moves].every(Number.isFinite);
const isEntry = (value) =>
  [value?.id, value?.name, value?.tag, value?.sent].every(isText) && isResult(value);

/** What each answer has to be: its text is a stranger's. */
const shapes = {
  today: ({ day, seed, next }) => isDay(day) && isText(seed) && (next === null || isText(next)),
  sent: ({ id, day, ...result }) => isText(id) && isDay(day) && isResult(result),
  page: ({ day, entries, next }) =>
    isDay(day) &&
    Array.isArray(entries) &&
    entries.every(isEntry) &&
    (next === null || isText(next)),
  line: isText,
};

/** Texts that stay in this browser, for all its tabs; where it keeps nothing, as long as the page. */
class Memory {
  #key;
  /** What could not be stored. */
  #unsaved = {};

  constructor(key) {
    this.#key = key;
  }

  get(name) {
    return this.#read()[name];
  }

  set(name, value) {
    try {
      localStorage.setItem(this.#key, JSON.stringify({ ...this.#read(), [name]: value }));
      this.#unsaved = {};
    } catch {
      // No storage, or a full one.
      this.#unsaved[name] = value;
    }
  }

  /** Keeps what `make` gives, unless there is a right value; tabs that ask at once get the same. */
  async keep(name, isRight, make) {
    const take = () => {
      if (!isRight(this.get(name))) this.set(name, make());
      return this.get(name);
    };
    try {
      return await navigator.locks.request(`${this.#key} ${name}`, take);
    } catch {
      // No locks on a page that is not served securely, or that has no origin.
      return take();
    }
  }

  /** Anew each time: another tab may have written. */
  #read() {
    let stored;
    try {
      stored = JSON.parse(localStorage.getItem(this.#key));
    } catch {
      // No storage, or something else in it.
    }
    return { ...stored, ...this.#unsaved };
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
    const name = this.#memory.get('name');
    return isText(name) ? name : '';
  }

  /** The id of this player's entry of a day, if one was sent from this browser. */
  entryOf(day) {
    return this.#memory.get('entries')?.[day];
  }

  /**
   * The day and the seed of its game, by the server's clock.
   *
   * @returns `kept`: whether the seed is the one that was promised the day before; undefined if this browser knows no promise
   */
  async today() {
    const { body } = await this.#ask('today', shapes.today);
    const { day, seed, next } = body;
    const promise = this.#memory.get('promises')?.[day];
    const hash = promise && (await sha256(seed));
    if (next) this.#remember('promises', dayAfter(day), next);
    return { day, seed, kept: hash ? hash === promise : undefined };
  }

  /** Sends a game. @returns what it is worth, and whether it is `kept` as the player's best */
  async send(name, replay) {
    const { status, body } = await this.#ask('scores', shapes.sent, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await this.#identity()) },
      body: JSON.stringify({ name, replay }),
    });
    this.#memory.set('name', name);
    this.#remember('entries', body.day, body.id);
    return { ...body, kept: status === 201 };
  }

  /** @param {{ day?: string, limit?: number, after?: string }} [query] */
  async list(query = {}) {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    return (await this.#ask(`scores?${new URLSearchParams(given)}`, shapes.page)).body;
  }

  /** The line of an entry, once its day is over. */
  async replay(id) {
    return (await this.#ask(`scores/${id}/replay`, shapes.line, { as: 'text' })).body;
  }

  /** Deletes this player's entry of a day. */
  async remove(day) {
    const id = this.entryOf(day);
    if (!id) return;
    try {
      const headers = await this.#identity();
      await this.#ask(`scores/${id}`, () => true, { as: 'text', method: 'DELETE', headers });
    } catch (error) {
      // It is gone already.
      if (error.status !== 404) throw error;
    }
    this.#remember('entries', day, undefined);
  }

  async #identity() {
    const token = await this.#memory.keep('token', isToken, newToken);
    return { authorization: `Bearer ${token}` };
  }

  #remember(what, day, value) {
    const days = Object.entries({ ...this.#memory.get(what), [day]: value });
    // The days that a server keeps, as a rule.
    this.#memory.set(what, Object.fromEntries(days.sort().slice(-30)));
  }

  /** @returns the status and the body of an answer; a refusal, and a body of another shape, are thrown */
  async #ask(path, isRight, { as = 'json', ...options } = {}) {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(this.#server + path, { signal, ...options }).catch(
      () => undefined,
    );
    if (!response) throw new RankingError('the ranking cannot be reached', 0);
    const { status, ok } = response;
    const body = await response[ok ? as : 'json']().catch(() => undefined);
    if (!ok) {
      const error = body?.error;
      throw new RankingError(isText(error) ? error : `the ranking answers ${status}`, status);
    }
    if (body !== undefined && body !== null && isRight(body)) return { status, body };
    throw new RankingError('the ranking gave an answer that makes no sense', status);
  }
}
