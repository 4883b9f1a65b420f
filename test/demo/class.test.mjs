/** The page for a class, in two browsers: thirty files, of which five are to be refused. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Game } from '../../dist/engine.js';
import { launchers } from '../runner/find-browser.mjs';
import { openSite } from './site.mjs';

/** Files of at most 1 MiB that would be slow to read, to play or to draw. */
const hostile = {
  'short.txt': 'x\n'.repeat(2 ** 19),
  'long.txt': `${'a'.repeat(90_000)} 1_x\n`.repeat(11),
  'many.txt': '1_x\n'.repeat(9999),
};

/** The rows that each of these files gets. */
const hostileRows = {
  // Refused as a whole, for too many lines.
  short: 1,
  // A row for each line.
  long: 11,
  // The first thousand lines, and a row for the rest.
  many: 1001,
};
const hostileCount = hostileRows.short + hostileRows.long + hostileRows.many;

const directions = ['left', 'down', 'right', 'up'];

function pupilGame(pupil, moves, seed = '7b') {
  const game = new Game({ seed });
  let state = pupil + 1;
  while (game.moves < moves && !game.over) {
    state = (state * 48271) % 0x7fffffff;
    game.move(directions[state % 4]);
  }
  return game.replay;
}

/** The files that thirty pupils hand in. */
const files = Object.fromEntries(
  Array.from({ length: 24 }, (_, nth) => [`pupil-${nth + 1}.txt`, `${pupilGame(nth, 110)}\n`]),
);
files['copied.txt'] = files['pupil-3.txt'];
files['cut.txt'] = files['pupil-4.txt'].slice(0, -9);
files['other.txt'] = pupilGame(30, 110, 'other');
files['empty.txt'] = '';
files['large.txt'] = 'x'.repeat(2 ** 21);
files['photo.jpg'] = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]);

for (const [name, launch] of Object.entries(launchers)) {
  // All tests share one page: each begins with the games that the one before it has left.
  describe(`The page for a class, in ${name}`, () => {
    let site, page, said, folder;

    before(async () => {
      folder = mkdtempSync(join(tmpdir(), 'class-'));
      for (const [file, content] of Object.entries(files)) {
        writeFileSync(join(folder, file), content);
      }
      site = await openSite(launch);
      ({ page, said } = await site.open('class'));
    });
    after(async () => {
      await site?.close();
      rmSync(folder, { recursive: true });
    });

    const rows = () =>
      page.$$eval('#games tbody tr', (all) =>
        all.map(({ cells }) => Array.from(cells, ({ textContent }) => textContent)),
      );
    const untilStatus = (start) =>
      page.waitForFunction(
        (text) => document.querySelector('#status').textContent.startsWith(text),
        { polling: 50 },
        start,
      );

    it('checks thirty files, says why one is refused, and marks the copy', async () => {
      const paths = readdirSync(folder).map((file) => join(folder, file));
      assert.equal(paths.length, 30);
      await page.type('[name=seed]', '7b');
      const input = await page.$('#files');
      await input.uploadFile(...paths);
      await untilStatus('30 games: 25 right, 5 refused, 2 that');
      const verdicts = Object.fromEntries((await rows()).map(([file, ...cells]) => [file, cells]));
      // The other reasons are in cli/handed-in.test.ts and package/command.test.mjs.
      assert.match(verdicts['pupil-1.txt'][0], /^right: goes on$/);
      assert.match(verdicts['other.txt'][0], /^refused: seed must be "7b", not "other"/);
      assert.equal(verdicts['copied.txt'].at(-1), 'pupil-3.txt');
      assert.equal(verdicts['pupil-3.txt'].at(-1), 'copied.txt');
      assert.equal(verdicts['pupil-1.txt'].at(-1), '');
    });

    it('sorts by each column, the highest score first, and tells screen readers', async () => {
      const press = (column) => page.click(`#games th:nth-child(${column}) button`);
      const shown = async (column) => {
        const [label, order] = await page.$eval('#games [aria-sort]', (cell) => [
          cell.innerText.trim(),
          cell.ariaSort,
        ]);
        return [label, order, (await rows()).map((cells) => cells[column - 1])];
      };
      // `numeric`: pupil-2 comes before pupil-10.
      const names = Object.keys(files).sort(new Intl.Collator('en', { numeric: true }).compare);
      assert.deepEqual(await shown(1), ['Name', 'ascending', names]);
      await press(3);
      const [label, order, scores] = await shown(3);
      assert.deepEqual([label, order], ['Score', 'descending']);
      const numbers = scores.slice(0, 25).map((score) => Number(score.replace(',', '')));
      assert.deepEqual(
        numbers,
        numbers.toSorted((one, other) => other - one),
      );
      await press(3);
      assert.deepEqual((await shown(3)).slice(1), ['ascending', scores.toReversed()]);
    });

    it('checks again when the rules change, and names one that is not allowed', async () => {
      const type = (field, text) =>
        page.$eval(
          `[name=${field}]`,
          (input, value) => {
            input.value = value;
            input.dispatchEvent(new Event('input', { bubbles: true }));
          },
          text,
        );
      await type('size', '5');
      await untilStatus('30 games: 0 right');
      await type('size', 'big');
      await page.waitForSelector('#problem:not([hidden])');
      const problem = await page.$eval('#problem', ({ textContent }) => textContent);
      assert.match(problem, /^size must be N or COLUMNSxROWS.*"big"$/);
      await type('size', '');
      await untilStatus('30 games: 25 right');
      const link = new URL(await page.$eval('#link', ({ value }) => value));
      assert.equal(link.searchParams.get('seed'), '7b');
      assert.equal(await page.$eval('game-2048', ({ seed }) => seed), '7b');
    });

    it('draws a row for each of 1 MiB of hostile files, and keeps the others', async () => {
      const others = await rows();
      const hostileFolder = mkdtempSync(join(folder, 'hostile-'));
      for (const [file, content] of Object.entries(hostile)) {
        writeFileSync(join(hostileFolder, file), content);
      }
      const input = await page.$('#files');
      await input.uploadFile(...Object.keys(hostile).map((file) => join(hostileFolder, file)));
      const total = others.length + hostileCount;
      await untilStatus(`${total.toLocaleString('en')} games: 25 right`);
      const found = await rows();
      assert.equal(found.length, total);
      const text = (row) => JSON.stringify(row);
      const texts = new Set(found.map(text));
      assert.ok(others.every((row) => texts.has(text(row))));
      assert.match(
        [...texts].find((one) => one.startsWith('["short')),
        /at most 10,000 lines/,
      );
      assert.match(
        [...texts].find((one) => one.startsWith('["many.txt",')),
        /8999 more lines/,
      );
      // The worker that has read all this still runs. Pages of Firefox have no list of workers.
      assert.equal(page.workers?.().length ?? 1, 1);
    });

    it('gives a table to take away, takes lines with names, and begins again', async () => {
      const csv = await page.evaluate(() => {
        const { createObjectURL } = URL;
        return new Promise((resolve) => {
          // The link would save a file; its content is read instead.
          HTMLAnchorElement.prototype.click = () => undefined;
          URL.createObjectURL = (blob) => {
            blob.text().then(resolve);
            return createObjectURL(blob);
          };
          document.querySelector('#csv').click();
        });
      });
      assert.equal(csv.trim().split('\r\n').length, 1 + 30 + hostileCount);
      assert.match(csv, /^Name,Verdict,/);
      await page.click('#clear');
      await untilStatus('No games');
      await page.$eval(
        '#lines',
        (field, text) => (field.value = text),
        `Ada: ${pupilGame(1, 9)}\nB`,
      );
      await page.click('#add');
      await untilStatus('2 games: 1 right, 1 refused');
      const names = (await rows()).map(([first]) => first).sort();
      assert.deepEqual(names, ['Ada', 'line 2']);
      await page.click('#clear');
      const book = `2026-11-24T18:03Z ${pupilGame(1, 9)}\n2026-11-24T18:04Z assisted ${pupilGame(2, 9)}\n`;
      await page.$eval('#lines', (field, text) => (field.value = text), book);
      await page.click('#add');
      await untilStatus('2 games: 2 right');
      // Firefox says something of its own about each blank page.
      if (name === 'Chromium') assert.deepEqual(said, []);
    });
  });
}
