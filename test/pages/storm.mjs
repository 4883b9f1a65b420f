/**
 * A storm over a record book: in each step three tabs at once play, play on, delete, undo, load, reload or are closed.
 * What a tab was told to be stored must be in the book, once; of what it did right before it was reloaded or closed each edit
 * is whole or absent, and the book has none without those before it. No tab is crashed: tabs may share a process, which others would lose.
 *
 * `node test/pages/storm.mjs [STEPS] [SEED]` prints the seed, with which the same steps come again.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { findChromium } from '../runner/find-browser.mjs';
import { newPage } from '../runner/open-page.mjs';
import { played } from '../support/played.mjs';
import { openSite } from './site.mjs';

const html = `<!doctype html><html lang="en"><title>A book</title><link rel="icon" href="data:,">
  <script type="module" src="/dist/game-2048-records.min.js"></script>
  <game-2048 id="game" win-tile="8"></game-2048>
  <game-2048-records for="game" storage-key="book" limit="500"></game-2048-records>`;

/** Lines that all tabs load, also two at once: each is one game. */
const loaded = Array.from({ length: 12 }, (_, seed) => played({ seed, size: 2 }).replay);

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

/** What a tab does, in the page. `own` are the lines of its games. Each returns them as they are after each edit. */
const actions = {
  play: (own) => {
    const game = document.querySelector('game-2048');
    game.newGame();
    const directions = ['left', 'down', 'right', 'up'];
    while (!game.won && directions.some((direction) => game.move(direction)));
    game.keepPlaying();
    return [[...own, game.replay]];
  },
  playOn: (own) => {
    const game = document.querySelector('game-2048');
    const before = game.replay;
    if (!own.includes(before) || game.over) return [];
    const others = own.filter((line) => line !== before);
    // Each move of a game that was won is stored at once.
    return ['left', 'down', 'right', 'up', 'giveUp'].map((act) => {
      if (act === 'giveUp') game.giveUp();
      else game.move(act);
      return [...others, game.replay];
    });
  },
  delete: async (own) => {
    const book = document.querySelector('game-2048-records');
    await book.updateComplete;
    // Of twenty rows the last one may go as a game comes from another tab, before its button is drawn.
    book.shadowRoot.querySelector('[part~=button-show-all]')?.click();
    await book.updateComplete;
    const listed = book.games.filter(({ columns }) => columns === 4);
    const index = listed.findIndex(({ replay }) => own.includes(replay));
    const row = book.shadowRoot.querySelectorAll('[part=row]')[index];
    if (!row) return [];
    if (!row.classList.contains('open')) row.click();
    await book.updateComplete;
    book.shadowRoot.querySelector('[part~=button-delete]').click();
    window.deleted = listed[index].replay;
    return [own.filter((line) => line !== window.deleted)];
  },
  undo: async (own) => {
    const book = document.querySelector('game-2048-records');
    await book.updateComplete;
    const message = book.shadowRoot.querySelector('[part=message]');
    if (!window.deleted || !message?.innerText.includes('deleted')) return [];
    message.querySelector('button').click();
    const restored = window.deleted;
    window.deleted = undefined;
    return [[...own, restored]];
  },
};

/**
 * Does something in a page, and asks for its result until it has come: of what Chromium is told to await it forgets some where
 * tabs come and go.
 */
async function run(page, action, argument) {
  const call = `(${action})(${JSON.stringify(argument)})`;
  await page.evaluate(`window.outcome = undefined;
    (async () => ({ value: (await ${call}) ?? null }))()
      .catch((error) => ({ error: String(error) }))
      .then((outcome) => (window.outcome = outcome));
    undefined`);
  for (;;) {
    const outcome = await page.evaluate(() => window.outcome);
    if (outcome?.error) throw new Error(outcome.error);
    if (outcome) return outcome.value;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const whenReady = (page) =>
  run(page, async () => {
    await customElements.whenDefined('game-2048-records');
    await document.querySelector('game-2048-records').ready;
  });

const linesOf = (page) =>
  run(page, () => document.querySelector('game-2048-records').games.map(({ replay }) => replay));

const load = (page, text) =>
  run(page, (all) => document.querySelector('game-2048-records').load(all), text);

export async function storm({ steps, seed, log = () => undefined }) {
  const random = randomOf(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const profile = mkdtempSync(join(tmpdir(), 'storm-'));
  const site = await openSite();
  site.put('/book.html', html);
  const launch = async () => puppeteer.launch({ ...(await findChromium()), userDataDir: profile });
  let browser = await launch();
  const counts = {};
  /** Lines that were loaded, and surely stored. */
  const shared = new Set();

  async function open() {
    const page = await newPage(browser);
    await page.goto(`${site.origin}/book.html`);
    return page;
  }

  /** @returns how to end a tab's step: most often it stays until what it did is stored */
  const chooseEnd = () => pick([...Array(8).fill('stay'), 'reload', 'close']);

  /** Begins what a tab does. What it changes may not be stored yet. */
  async function begin({ tab, name, end }) {
    counts[name] = (counts[name] ?? 0) + 1;
    counts[end] = (counts[end] ?? 0) + 1;
    if (name === 'load') {
      await tab.page.$eval('game-2048-records', (book, text) => void book.load(text), tab.text);
    } else tab.edits = await run(tab.page, actions[name], tab.own);
  }

  async function endPage({ tab, end }) {
    if (end === 'reload') await tab.page.reload();
    if (end === 'close') {
      await tab.page.close();
      tab.page = await open();
    }
  }

  async function settle({ tab, name, end }) {
    await whenReady(tab.page);
    if (end !== 'stay') return;
    if (name === 'load') {
      await load(tab.page, tab.text);
      for (const line of tab.text.split('\n')) shared.add(line);
    }
    tab.own = tab.edits.at(-1) ?? tab.own;
    tab.edits = [];
  }

  /** Compares the book of a page with the lines of all tabs. */
  async function check(page, tabs) {
    const found = await linesOf(page);
    const rest = new Set(found);
    assert.equal(rest.size, found.length, 'a game is doubled');
    for (const tab of tabs) {
      const states = [tab.own, ...tab.edits].filter((lines) =>
        lines.every((line) => rest.has(line)),
      );
      assert.ok(states.length > 0, 'a game is lost');
      // Before a deletion there was one game more, after a game.
      tab.own = states.toSorted((one, other) => other.length - one.length)[0];
      tab.edits = [];
      for (const line of tab.own) rest.delete(line);
    }
    for (const line of shared) assert.ok(rest.has(line), 'a loaded game is lost');
    for (const line of rest) assert.ok(loaded.includes(line), 'a deleted game has come back');
  }

  let step = 0;
  try {
    const tabs = [];
    for (let n = 0; n < 3; n++) tabs.push({ page: await open(), own: [], edits: [] });
    for (const { page } of tabs) await whenReady(page);
    for (step = 1; step <= steps; step++) {
      const plans = tabs.map((tab) => {
        tab.text = [pick(loaded), pick(loaded)].join('\n');
        const name = pick(['play', 'play', 'playOn', 'delete', 'delete', 'undo', 'load']);
        return { tab, name, end: chooseEnd() };
      });
      for (const phase of [begin, endPage, settle]) await Promise.all(plans.map(phase));
      // A change of its own lets a tab read what the others have stored.
      const reader = pick(tabs).page;
      await load(reader, loaded[0]);
      shared.add(loaded[0]);
      await check(reader, tabs);
      if (step % 100 === 0) log(`${step} steps, ${JSON.stringify(counts)}`);
    }
    await browser.close();
    browser = await launch();
    const page = await open();
    await whenReady(page);
    await check(page, tabs);
    return { games: (await linesOf(page)).length, counts };
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
  console.log(`${games} games, as told, also after a restart: ${JSON.stringify(counts)}`);
}
