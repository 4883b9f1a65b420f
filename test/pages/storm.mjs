/**
 * A storm over a record book: three tabs play, delete, undo, load, reload and die at random. An edit counts once its commit
 * was reported; else, where its tab was reloaded or has died, it is whole or absent. What the book says must equal the list
 * kept here, also after a restart of the browser.
 *
 * `node test/pages/storm.mjs [STEPS] [SEED]` prints the seed, with which the same steps come again.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { Game } from '../../dist/engine.js';
import { findChromium } from '../runner/find-browser.mjs';
import { newPage } from '../runner/open-page.mjs';
import { openSite } from './site.mjs';

const tabCount = 3;
/** Steps after which all tabs are compared. */
const stepsBetweenChecks = 50;
/** Games from which on more are deleted than added. */
const manyGames = 15;

const html = `<!doctype html><html lang="en"><title>A book</title><link rel="icon" href="data:,">
  <script type="module" src="/dist/game-2048-records.min.js"></script>
  <game-2048 id="game" win-tile="8" storage-key=""></game-2048>
  <game-2048-records for="game" storage-key="book" limit="500"></game-2048-records>`;

/** Numbers from 0 to below 1: mulberry32. */
function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The line of a game that has ended. */
function lineOf(seed) {
  const game = new Game({ seed, winTile: 8 });
  for (const direction of ['left', 'down', 'right']) game.move(direction);
  game.giveUp();
  return game.replay;
}

/** What each edit makes of a book, a map of lines by id. */
const edits = {
  put:
    ({ id, line }) =>
    (book) =>
      book.set(id, line),
  delete:
    ({ entries }) =>
    (book) => {
      for (const [id, line] of entries) if (book.get(id) === line) book.delete(id);
    },
  restore:
    ({ entries }) =>
    (book) => {
      for (const [id, line] of entries) if (!book.has(id)) book.set(id, line);
    },
};

export async function storm({ steps, seed, log = () => undefined }) {
  const random = randomOf(seed);
  const below = (count) => Math.floor(random() * count);
  const pick = (list) => list[below(list.length)];
  const profile = mkdtempSync(join(tmpdir(), 'storm-'));
  const site = await openSite();
  site.put('/book.html', html);
  const launch = async () => puppeteer.launch({ ...(await findChromium()), userDataDir: profile });
  let browser = await launch();
  const pool = Array.from({ length: 40 }, (_, n) => lineOf(`loaded ${n}`));
  const beacon = lineOf('beacon');
  /** The ids of games by each of their lines. */
  const ids = new Map(pool.map((line) => [line, line]));
  /** What is known to be stored. */
  let book = new Map();
  const counts = {};
  const tabs = [];
  let step = 0;

  async function open() {
    const page = await newPage(browser);
    await page.goto(`${site.origin}/book.html`);
    await whenReady(page);
    return page;
  }
  const whenReady = (page) =>
    page.evaluate(async () => {
      await customElements.whenDefined('game-2048-records');
      await document.querySelector('game-2048-records').ready;
    });
  const entriesOf = async (page) => {
    const lines = await page.$eval('game-2048-records', ({ games }) =>
      games.map(({ replay }) => replay),
    );
    return lines.filter((line) => line !== beacon).map((line) => [ids.get(line) ?? line, line]);
  };
  const textOf = (entries) =>
    [...entries]
      .map(([, line]) => line)
      .sort()
      .join('\n');

  function apply(edit) {
    book = new Map(book);
    edit(book);
  }
  /** All edits of a tab are stored once an `add` after them is. */
  async function settle(tab) {
    await tab.page.$eval('game-2048-records', (book, line) => book.add(line), beacon);
    for (const { edit } of tab.pending) apply(edit);
    tab.pending = [];
  }
  const settleOthers = (tab) =>
    Promise.all(tabs.map((other) => other !== tab && other.pending.length > 0 && settle(other)));
  /** The ids that another tab changes just now: what would become of them depends on who comes first. */
  const busy = (tab) =>
    new Set(
      tabs.flatMap(({ pending }, n) =>
        tabs[n] === tab ? [] : pending.flatMap(({ touched }) => touched),
      ),
    );
  const push = (tab, edit, touched) => tab.pending.push({ edit, touched });

  const actions = {
    async play(tab) {
      const line = await tab.page.$eval(
        'game-2048',
        (game, seed) => {
          game.newGame({ seed });
          const directions = ['left', 'down', 'right', 'up'];
          while (!game.won && directions.some((direction) => game.move(direction)));
          game.keepPlaying();
          return game.replay;
        },
        `${seed} ${step}`,
      );
      tab.game = { id: `played ${step}`, line };
      ids.set(line, tab.game.id);
      push(tab, edits.put(tab.game), [tab.game.id]);
    },
    async playOn(tab) {
      if (!tab.game || busy(tab).has(tab.game.id)) return false;
      const { id } = tab.game;
      const line = await tab.page.$eval('game-2048', (game) => {
        if (game.over) return null;
        const directions = ['left', 'down', 'right', 'up'];
        for (let n = 0; n < 3; n++) directions.some((direction) => game.move(direction));
        game.giveUp();
        return game.replay;
      });
      if (line === null) return false;
      tab.game = { id, line };
      ids.set(line, id);
      push(tab, edits.put(tab.game), [id]);
      return true;
    },
    async delete(tab) {
      const forbidden = [...ids].filter(([, id]) => busy(tab).has(id)).map(([line]) => line);
      const gone = await tab.page.$eval(
        'game-2048-records',
        async (book, no, choice) => {
          await book.updateComplete;
          const rows = [...book.shadowRoot.querySelectorAll('[part=row]')];
          const shown = book.games.slice(0, rows.length);
          const index = Math.floor(choice * rows.length);
          if (!rows[index] || no.includes(shown[index].replay)) return [];
          return [shown[index].replay, index];
        },
        [...forbidden, beacon],
        random(),
      );
      if (gone.length === 0) return false;
      const lines = await tab.page.$eval(
        'game-2048-records',
        async (book, wanted) => {
          const before = book.games.map(({ replay }) => replay);
          const index = before.indexOf(wanted);
          const row = book.shadowRoot.querySelectorAll('[part=row]')[index];
          if (!row) return [];
          // Opens the film, with which the button comes.
          row.querySelector('button').click();
          await book.updateComplete;
          const button = book.shadowRoot.querySelector('[part~=button-delete]');
          if (!button) return [];
          const shown = book.games.map(({ replay }) => replay);
          button.click();
          const after = new Set(book.games.map(({ replay }) => replay));
          return shown.filter((line) => !after.has(line));
        },
        gone[0],
      );
      if (lines.length === 0) return false;
      const entries = lines.map((line) => [ids.get(line), line]);
      push(
        tab,
        edits.delete({ entries }),
        entries.map(([id]) => id),
      );
      tab.undo = { kind: 'restore', entries };
      return true;
    },
    async undo(tab) {
      const { undo } = tab;
      const others = busy(tab);
      if (!undo || undo.entries.some(([id]) => others.has(id))) return false;
      await tab.page.$eval('game-2048-records', async (book) => {
        await book.updateComplete;
        book.shadowRoot.querySelector('[part~=button-undo]').click();
      });
      push(
        tab,
        edits[undo.kind](undo),
        undo.entries.map(([id]) => id),
      );
      tab.undo = undefined;
      return true;
    },
    async load(tab) {
      const others = busy(tab);
      const lines = [pick(pool), pick(pool), pick(pool)].filter((line) => !others.has(line));
      if (lines.length === 0) return false;
      const entries = [...new Set(lines)].map((line) => [line, line]);
      const text = entries.map(([line]) => line).join('\n');
      const isAwaited = random() < 0.5;
      await settle(tab);
      const before = new Map(book);
      push(
        tab,
        edits.restore({ entries }),
        entries.map(([id]) => id),
      );
      if (!isAwaited) {
        await tab.page.$eval('game-2048-records', (book, all) => void book.load(all), text);
        // What Undo would do is shown once it is stored.
        tab.undo = undefined;
        await (random() < 0.5 ? actions.reload(tab) : actions.kill(tab));
        return true;
      }
      const { added } = await tab.page.$eval(
        'game-2048-records',
        (book, all) => book.load(all),
        text,
      );
      const fresh = entries.filter(([id]) => !before.has(id));
      assert.equal(added, fresh.length, 'load() counts what it has added');
      await settle(tab);
      tab.undo = added > 0 ? { kind: 'delete', entries: fresh } : undefined;
      return true;
    },
    async settle(tab) {
      await settle(tab);
    },
    async reload(tab) {
      await tab.page.reload();
      await whenReady(tab.page);
      await findTruth(tab, 'reloaded');
    },
    async kill(tab) {
      const { page } = tab;
      const died = new Promise((resolve) => page.once('error', resolve));
      const client = await page.createCDPSession();
      client.send('Page.crash').catch(() => undefined);
      await died;
      await page.close();
      tab.page = await open();
      await findTruth(tab, 'killed');
    },
  };

  /** Finds out how many of a tab's edits are stored: all up to one of them. */
  async function findTruth(tab, how) {
    await settleOthers(tab);
    const { pending } = tab;
    await settle({ page: tab.page, pending: [] });
    const found = textOf(await entriesOf(tab.page));
    const candidates = pending.reduce(
      (all, { edit }) => {
        const next = new Map(all.at(-1));
        edit(next);
        return [...all, next];
      },
      [book],
    );
    const index = candidates.findLastIndex((one) => textOf(one) === found);
    assert.notEqual(index, -1, differenceOf(found, textOf(candidates.at(-1))));
    const name = `${how}, ${index === pending.length ? 'all stored' : 'some absent'}`;
    if (pending.length > 0) counts[name] = (counts[name] ?? 0) + 1;
    book = candidates[index];
    Object.assign(tab, { pending: [], undo: undefined, game: undefined });
  }

  const differenceOf = (found, wanted) => {
    const [one, other] = [found.split('\n'), wanted.split('\n')];
    const surplus = one.filter((line) => !other.includes(line));
    const missing = other.filter((line) => !one.includes(line));
    const where = `step ${step} of the storm with the seed ${seed}`;
    return `${where}: the book has ${surplus} in place of ${missing}`;
  };

  /** All tabs show the same games: those of the list. */
  async function check() {
    for (const tab of tabs) await settle(tab);
    for (const tab of tabs) {
      // A tab hears of what others have stored a little later.
      await settle(tab);
      const found = textOf(await entriesOf(tab.page));
      assert.equal(found, textOf(book), differenceOf(found, textOf(book)));
    }
  }

  function nextAction() {
    const number = below(100);
    if (number < 22) return book.size < manyGames ? 'play' : 'delete';
    if (number < 32) return 'play';
    if (number < 42) return 'playOn';
    if (number < 57) return 'delete';
    if (number < 69) return 'undo';
    if (number < 78) return 'load';
    if (number < 90) return 'settle';
    return number < 96 ? 'reload' : 'kill';
  }

  try {
    for (let n = 0; n < tabCount; n++) tabs.push({ page: await open(), pending: [] });
    for (step = 1; step <= steps; step++) {
      const tab = pick(tabs);
      const name = nextAction();
      const wasDone = await actions[name](tab);
      if (wasDone !== false) counts[name] = (counts[name] ?? 0) + 1;
      if (step % stepsBetweenChecks === 0) await check();
      if (step % 500 === 0) log(`${step} steps, ${book.size} games, ${JSON.stringify(counts)}`);
    }
    await check();
    await browser.close();
    browser = await launch();
    const page = await open();
    const found = textOf(await entriesOf(page));
    assert.equal(found, textOf(book), differenceOf(found, textOf(book)));
    return { games: book.size, counts };
  } catch (error) {
    error.message += ` (step ${step}, seed ${seed})`;
    throw error;
  } finally {
    await browser.close();
    site.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [steps = 300, seed = Math.floor(Math.random() * 1e9)] = process.argv.slice(2).map(Number);
  console.log(`A storm of ${steps} steps with the seed ${seed}`);
  const { games, counts } = await storm({ steps, seed, log: console.log });
  console.log(`${games} games, as in the list, also after a restart: ${JSON.stringify(counts)}`);
}
