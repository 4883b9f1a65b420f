import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { contrastOf, gameOf, openSite, press } from './site.mjs';

const textOf = (page, selector) => page.$eval(selector, ({ textContent }) => textContent.trim());
const until = (page, holds, ...values) =>
  page.waitForFunction(holds, { timeout: 20_000 }, ...values);

/** The number of different colours on a canvas. */
const colorsOn = (page, selector) =>
  page.$eval(selector, (canvas) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });

/** Lets a file fall onto an element, as from a folder beside the browser. */
const drop = (page, selector, text) =>
  page.$eval(
    selector,
    (element, content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], 'game.txt', { type: 'text/plain' }));
      for (const type of ['dragover', 'drop']) {
        element.dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, composed: true }),
        );
      }
    },
    text,
  );

describe('The demo', () => {
  let site;
  before(async () => (site = await openSite()));
  after(() => site.close());

  /** A test on a page that must not print anything. */
  const on = (name, sentence, use, options) =>
    it(`${name}: ${sentence}`, async () => {
      const { page, said, close } = await site.open(name, options);
      await use(page);
      assert.deepEqual(said, []);
      await close();
    });

  on(
    'article',
    'moves the focused board alone, and leaves keys to fields and the page',
    async (page) => {
      const boards = async () => [
        await gameOf(page, 'figure:nth-of-type(1) game-2048'),
        await gameOf(page, 'figure:nth-of-type(3) game-2048'),
      ];
      await page.focus('article input');
      await page.keyboard.press('Home');
      for (let count = 0; count < 3; count++) await page.keyboard.press('ArrowRight');
      assert.equal(await page.$eval('article input', ({ selectionStart }) => selectionStart), 3);
      assert.deepEqual(
        (await boards()).map(({ moves }) => moves),
        [0, 0],
      );
      await press(page, ['ArrowLeft', 'ArrowUp'], 'figure:nth-of-type(3) game-2048');
      const [one, two] = await boards();
      assert.equal(one.moves, 0);
      assert.ok(two.moves > 0);
      await page.evaluate(() => {
        document.activeElement.blur();
        scrollTo(0, 0);
      });
      await page.keyboard.press('ArrowDown');
      await until(page, () => scrollY > 0);
      assert.equal((await boards())[0].moves, 0);
    },
  );

  on(
    'article',
    'takes a swipe on the board once it is tapped; before, and beside it, one scrolls the page',
    async (page) => {
      const client = await page.createCDPSession();
      const swipe = async (selector, dx, dy) => {
        await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center' }));
        const { x, y } = await page.$eval(selector, (element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return { x: left + width / 2, y: top + height * 0.6 };
        });
        await client.send('Input.dispatchTouchEvent', {
          type: 'touchStart',
          touchPoints: [{ x, y }],
        });
        for (let step = 1; step <= 4; step++) {
          const touchPoints = [{ x: x + (dx * step) / 4, y: y + (dy * step) / 4 }];
          await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
        }
        await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      };
      /** Where the page has come to rest: a swipe may let it glide on. */
      const scrolled = () =>
        page.evaluate(async () => {
          for (let still = 0, last = scrollY; still < 10;) {
            await new Promise(requestAnimationFrame);
            still = scrollY === last ? still + 1 : 0;
            last = scrollY;
          }
          return scrollY;
        });
      await page.$eval('game-2048', (game) => game.scrollIntoView({ block: 'center' }));
      const unfocused = await scrolled();
      await swipe('game-2048', 0, -120);
      await until(page, (from) => scrollY > from + 50, unfocused);
      assert.equal((await gameOf(page)).moves, 0);
      await scrolled();

      await page.$eval('game-2048', (game) => game.scrollIntoView({ block: 'center' }));
      await page.tap('game-2048 >>> #board');
      const before = await scrolled();
      await swipe('game-2048', 0, -120);
      await swipe('game-2048', 0, 120);
      assert.ok((await gameOf(page)).moves > 0);
      // Scrolled into view anew, the board may lie a pixel off.
      assert.ok(Math.abs((await scrolled()) - before) <= 1);
      const { moves } = await gameOf(page);
      await page.$eval('article > p', (text) => text.scrollIntoView({ block: 'center' }));
      const start = await scrolled();
      await swipe('article > p', 0, -150);
      await until(page, (from) => scrollY > from + 50, start);
      assert.equal((await gameOf(page)).moves, moves);
    },
    {
      width: 320,
      prepare: (page) =>
        page.setViewport({ width: 320, height: 640, hasTouch: true, isMobile: true }),
    },
  );

  on(
    'article',
    'shows the strategy as a replay, and plays on from it on the first board',
    async (page) => {
      assert.equal(await textOf(page, '#corner'), 'Aim for the bottom left corner.');
      const replay = await page.$('game-2048-replay');
      await replay.evaluate((film) => film.seek('tile:64'));
      const button = await page.$('game-2048-replay >>> [part~=button-play-on]');
      await button.click();
      const { maxTile, moves } = await gameOf(page);
      assert.deepEqual([maxTile, moves], [64, await replay.evaluate(({ moveIndex }) => moveIndex)]);
      await until(page, () =>
        /^Largest tile: 64, /.test(document.querySelector('#corner').textContent),
      );
      assert.equal((await gameOf(page, 'figure:nth-of-type(3) game-2048')).moves, 0);
    },
  );

  on(
    'daily',
    'plays the game of the date, ranks real games and refuses false ones',
    async (page) => {
      const today = new Date().toISOString().slice(0, 10);
      assert.equal(await page.$eval('game-2048', ({ seed }) => seed), today);
      await until(page, () => document.querySelectorAll('#entries tr').length === 7);
      const rows = () => page.$$eval('#entries tr', (all) => all.map(({ innerText }) => innerText));
      const refused = (await rows()).filter((row) => row.includes('Refused'));
      assert.equal(refused.length, 3);
      assert.equal((await rows()).filter((row) => row.includes('Watch')).length, 4);

      const disabled = () =>
        page.$$eval('[data-share], #enter', (all) => all.map((button) => button.disabled));
      assert.deepEqual(await disabled(), [true, true, true], 'before the first move');
      await press(page, ['ArrowLeft', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowRight']);
      assert.deepEqual(await disabled(), [false, false, false]);
      const { score, replay } = await gameOf(page);
      await page.click('#enter');
      assert.ok((await rows()).some((row) => row.startsWith('You') && row.includes(String(score))));
      assert.match(await textOf(page, '#shared'), /^2048 · \d+ \w+ \d{4} · .* points/);

      await page.type('#pasted', replay);
      await page.click('#checker button');
      assert.match(await textOf(page, '#checked'), new RegExp(`Legal: ${score} points`));
      await page.type('#pasted', 'AAAA');
      await page.click('#checker button');
      assert.match(await textOf(page, '#checked'), /Refused: .+/);
      await page.$eval('#pasted', (field, line) => (field.value = line), `${replay}~s999999.`);
      await page.$eval('#checker', (form) => form.requestSubmit());
      assert.match(await textOf(page, '#checked'), /Refused: .+/, 'a score that was set by hand');

      await page.reload();
      await until(page, (line) => document.querySelector('game-2048').replay === line, replay);
    },
  );

  on(
    'daily',
    'plays a game back over the page: an entry, one’s own, or a finished one',
    async (page) => {
      const watched = (line) =>
        until(
          page,
          (wanted) => {
            const film = document.querySelector('#cinema[open] game-2048-replay');
            return film?.length > 0 && (!wanted || film.line === wanted);
          },
          line,
        );
      await until(page, () => document.querySelectorAll('#entries tr').length === 7);
      await page.click('#entries button');
      await watched();
      assert.match(await textOf(page, '#film'), /^The game of \w+$/);
      await page.keyboard.press('Escape');
      await until(page, () => !document.querySelector('#cinema').open);
      await press(page, ['ArrowLeft', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowRight']);
      await page.click('#watch');
      await watched((await gameOf(page)).replay);
      assert.equal(await textOf(page, '#film'), 'Your game');
      await page.click('#cinema form button');
      await page.$eval('game-2048', (game) => {
        while (!game.over) ['left', 'down', 'right', 'up'].some((one) => game.move(one));
      });
      await until(page, () =>
        document.querySelector('game-2048').shadowRoot.querySelector('[part~=button-watch]'),
      );
      const button = await page.$('game-2048 >>> [part~=button-watch]');
      await button.click();
      await watched((await gameOf(page)).replay);
    },
  );

  for (const way of ['what the browser shares with', 'the clipboard']) {
    on(
      'daily',
      `shares the result and a link that plays it back, by ${way}`,
      async (page) => {
        await press(page, ['ArrowLeft', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowRight']);
        const { score, maxTile, moves, replay } = await gameOf(page);
        assert.equal(await page.$eval('.squares', ({ ariaHidden }) => ariaHidden), 'true');
        assert.equal((await page.$$('.squares i')).length, 16);
        await page.click('#share ~ .row [data-share]');
        await until(page, () => globalThis.shared);
        const shared = await page.evaluate(() => globalThis.shared);
        const link = `${site.address('replay')}#${replay}`;
        const words = `${score} points · highest tile ${maxTile} · ${moves} moves · so far`;
        assert.match(
          shared,
          new RegExp(`^2048 · \\d+ \\w+ \\d{4} · ${words}\n(([⬜🟦]){4}\n?){4}`, 'u'),
        );
        assert.ok(shared.includes(link));
        const said = await textOf(page, '#share ~ .row output');
        assert.equal(said.startsWith('Copied'), way === 'the clipboard');

        await page.$eval('game-2048', (game) => {
          while (!game.over) ['left', 'down', 'right', 'up'].some((one) => game.move(one));
        });
        await until(page, () => document.querySelector('.end').assignedSlot);
        await page.evaluate(() => (globalThis.shared = undefined));
        await page.click('.end [data-share]');
        await until(page, () => /moves\n/.test(globalThis.shared));

        await page.goto(link);
        await until(
          page,
          (most) => document.querySelector('game-2048-replay').length === most,
          moves,
        );
      },
      { prepare: (page) => page.evaluateOnNewDocument(takeWhatIsShared, way !== 'the clipboard') },
    );
  }

  /** Waits until the replay page shows a game of so many moves, or any. @returns the game's line */
  const shown = async (page, length) => {
    await until(
      page,
      (wanted) => {
        const film = document.querySelector('game-2048-replay');
        return wanted === undefined ? film.length > 0 : film.length === wanted;
      },
      length,
    );
    return page.$eval('game-2048-replay', ({ line }) => line);
  };

  on(
    'replay',
    'shows a game to 2048 on arrival, and plays on from any move of it',
    async (page) => {
      const line = await shown(page);
      assert.equal(await page.$eval('#line', ({ value }) => value), line);
      const { board, replay } = await page.$eval('game-2048-replay', (film) => {
        const start = film.moveIndex;
        film.seek('tile:2048');
        if (start !== 0 || !film.ended) throw new Error(`from ${start} to ${film.moveIndex}`);
        film.seek(40);
        return { board: film.board, replay: film.replay };
      });
      const button = await page.$('game-2048-replay >>> [part~=button-play-on]');
      await Promise.all([page.waitForNavigation(), button.click()]);
      await until(page, () => document.querySelector('game-2048').moves === 40);
      const game = await gameOf(page);
      assert.deepEqual([game.board, game.replay], [board, replay]);
    },
  );

  on(
    'replay',
    'takes a pasted line and a dropped file, and refuses anything else',
    async (page) => {
      const before = await shown(page);
      await page.$eval('#line', (line) => (line.value = 'no game'));
      await page.click('#opener button');
      await until(page, () => !document.querySelector('#problem').hidden);
      assert.equal(await shown(page), before);

      const daily = await site.open('form');
      await press(daily.page, ['ArrowLeft', 'ArrowDown', 'ArrowLeft', 'ArrowDown']);
      const { replay, moves } = await gameOf(daily.page);
      await daily.close();
      await drop(page, '#drop', replay);
      assert.equal(await shown(page, moves), replay);
      assert.equal(await page.$eval('#problem', ({ hidden }) => hidden), true);
    },
  );

  const moving = {
    prepare: (page) =>
      page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }]),
  };

  on(
    'replay',
    'plays on arrival, unless less motion is wanted',
    async (page) => {
      await until(page, () => document.querySelector('game-2048-replay').moveIndex > 3);
      const still = await site.open('replay');
      await shown(still.page);
      assert.equal(await still.page.$eval('game-2048-replay', ({ paused }) => paused), true);
      await still.close();
    },
    moving,
  );

  on(
    'computer',
    'plays on arrival, unless less motion is wanted',
    async (page) => {
      await until(page, () => document.querySelector('game-2048').moves > 3);
      assert.equal(await textOf(page, '#play'), 'Pause');
      const still = await site.open('computer');
      assert.equal(await textOf(still.page, '#play'), 'Let it play');
      await still.close();
    },
    moving,
  );

  on(
    'course',
    'has every variant, the board as text both ways, and a log that plays back',
    async (page) => {
      const choose = (variant) => page.click(`#variants [value='${variant}']`);
      await choose('size="6x3" win-tile="512"');
      await until(page, () => document.querySelector('game-2048').board.flat().length === 18);
      await choose('start-tiles="1"');
      await until(
        page,
        () => document.querySelector('game-2048').board.flat().filter(Boolean).length === 1,
      );
      await page.click('[value=pipes]');
      assert.match(
        await page.$eval('#position', ({ value }) => value),
        /^Score: 0\n(\|( {4}| {3}2| {3}4)){4}\|/,
      );

      await page.$eval(
        '#position',
        (field) => (field.value = 'Score: -6\n- 2 2 -\n- 4 - 4\n4 - 8 -\n8 - - -'),
      );
      await page.click('#textual button');
      await press(page, ['ArrowRight']);
      assert.equal((await gameOf(page)).score, 6);
      await page.$eval('#position', (field) => (field.value = '3 3\n3 3'));
      await page.click('#textual button');
      assert.match(await textOf(page, '#said'), /^Nothing was changed: .*3/);

      await press(page, ['ArrowLeft', 'ArrowDown', 'ArrowLeft', 'ArrowUp']);
      const played = await gameOf(page);
      await page.click('#back');
      await until(page, () => /played back/.test(document.querySelector('#result').textContent));
      const again = await gameOf(page);
      assert.deepEqual(
        [again.board, again.score, again.moves],
        [played.board, played.score, played.moves],
      );
    },
  );

  for (const scheme of ['light', 'dark']) {
    on(
      'themes',
      `every theme is legible, ${scheme}; pictures and banner are shown`,
      async (page) => {
        const { score, best, maxTile } = await gameOf(page, '#game');
        assert.deepEqual([maxTile, score > 16_000], [1024, true]);
        assert.equal(best, score);
        const looks = new Set();
        for (const theme of ['', 'paper', 'phosphor', 'pebbles', 'contrast']) {
          await page.click(`#themes [value='${theme}']`);
          const pairs = await page.$eval('#game', (game) =>
            [...game.shadowRoot.querySelectorAll('[part~=tile][data-state=""]')].map((tile) => {
              const { color, backgroundColor } = getComputedStyle(tile);
              return [color, backgroundColor, tile.textContent.trim()];
            }),
          );
          assert.ok(pairs.length > 10);
          looks.add(JSON.stringify(pairs));
          for (const [color, ground, value] of pairs) {
            const contrast = contrastOf(color, ground);
            assert.ok(
              contrast >= (theme === 'contrast' ? 12 : 4.5),
              `${theme} ${value}: ${contrast}`,
            );
          }
        }
        assert.equal(looks.size, 5);
        await page.click('#themes [value=pictures]');
        await until(page, () => document.querySelector('#banner').naturalWidth > 0);
        await until(page, () => {
          const tile = document.querySelector('#game').shadowRoot.querySelector('[data-rank="10"]');
          return getComputedStyle(tile).backgroundImage.includes('1024.svg');
        });
        assert.match(await textOf(page, '#rules'), /\.pictures/);
      },
      { scheme },
    );
  }

  on(
    'computer',
    'plays at the chosen pace, and many games with progress and cancel',
    async (page) => {
      await page.click('#step');
      await until(page, () => document.querySelector('game-2048').moves === 1);
      await page.focus('#pace');
      await page.keyboard.press('End');
      await page.focus('#budget');
      await page.keyboard.press('Home');
      await page.click('#play');
      await until(page, () => document.querySelector('game-2048').moves > 30);
      await page.click('#play');
      assert.ok(Number((await textOf(page, '#reach')).replace(',', '')) >= 16);

      await page.select('#board', '3');
      await page.select('#count', '4');
      await page.select('#patience', '0.02');
      await page.click('#start');
      await until(page, () => /\(done\)/.test(document.querySelector('#status').textContent));
      const counts = await page.$$eval('#histogram td:nth-child(2)', (cells) =>
        cells.map((cell) => Number(cell.textContent)),
      );
      assert.ok((await colorsOn(page, '#bars canvas')) > 1);
      assert.equal(
        counts.reduce((sum, count) => sum + count, 0),
        4,
      );

      await page.select('#count', '500');
      await page.select('#board', '4');
      await page.select('#patience', '1');
      await page.click('#start');
      await until(page, () => document.querySelector('#progress').value > 0);
      await page.click('#cancel');
      assert.match(await textOf(page, '#status'), /of 500 games.*\(cancelled\)/);
    },
  );

  on(
    'form',
    'submits the whole game; a reset starts a new one; disabled sends nothing',
    async (page) => {
      await press(page, ['ArrowLeft', 'ArrowDown', 'ArrowLeft', 'ArrowDown']);
      const { score, moves, replay } = await gameOf(page);
      assert.ok((await textOf(page, '#data')).includes(replay));
      assert.equal(await textOf(page, '#inputs'), String(moves));
      assert.equal(await textOf(page, '#changes'), '0');
      await page.click('#entry button:not([type])');
      // The focus has moved out of the game.
      await until(page, () => document.querySelector('#changes').textContent === '1');
      assert.match(await textOf(page, '#verdict'), /Ada has sent a legal game/);
      assert.equal(await textOf(page, '#result dd'), String(score));
      await page.click('#entry [type=reset]');
      await until(page, () => document.querySelector('game-2048').moves === 0);
      await page.click('#bar');
      assert.ok(!(await textOf(page, '#data')).includes('game'));
      await page.click('#entry button:not([type])');
      assert.match(await textOf(page, '#verdict'), /Refused: no game was sent/);
    },
  );

  on('strict', 'does everything without one report', async (page) => {
    const inShadow = (part) =>
      page.$eval(
        'game-2048',
        (game, name) => game.shadowRoot.querySelector(`[part~=${name}]`).click(),
        part,
      );
    await press(page, ['ArrowLeft', 'ArrowDown', 'ArrowLeft', 'ArrowUp']);
    await inShadow('button-hint');
    await until(page, () =>
      document.querySelector('game-2048').shadowRoot.querySelector('[data-hint]'),
    );
    await inShadow('button-autoplay');
    const { moves } = await gameOf(page);
    await until(page, (from) => document.querySelector('game-2048').moves > from + 5, moves);
    await press(page, ['ArrowLeft', 'ArrowDown']);
    await inShadow('button-give-up');
    await page.click('#sizes [value="6x5"]');
    await press(page, ['ArrowLeft', 'ArrowDown', 'ArrowLeft', 'ArrowUp']);
    await until(page, () => {
      const tile = document.querySelector('game-2048').shadowRoot.querySelector('[data-rank="1"]');
      return getComputedStyle(tile).backgroundImage.includes('2.svg');
    });
    assert.equal(await textOf(page, '#count'), '0');
  });

  it('strict: the counter counts', async () => {
    const { page, close } = await site.open('strict');
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await until(page, () => document.querySelector('#count').textContent === '1');
    assert.match(await textOf(page, '#list'), /style-src-attr/);
    await close();
  });
});

/** Keeps in `shared` what a page would hand on. Runs in the page. */
function takeWhatIsShared(canShare) {
  const take = async (value) => {
    globalThis.shared = typeof value === 'string' ? value : `${value.text} ${value.url}`;
  };
  Object.defineProperties(Navigator.prototype, {
    canShare: { value: () => canShare },
    share: { value: take },
    clipboard: { value: { writeText: take } },
  });
}
