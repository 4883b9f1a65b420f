/** Each page of the built demo: it loads, fits and prints nothing, and its main path works. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import { contrastOf } from '../runner/contrast.mjs';
import { played } from '../support/played.mjs';
import { gameOf, openSite, press } from './site.mjs';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const names = [
  ...['index', 'daily', 'article', 'replay', 'themes', 'computer'],
  ...['class', 'form', 'strict', 'course'],
];
const sights = [320, 1280].flatMap((width) => ['light', 'dark'].map((scheme) => [width, scheme]));
const someKeys = ['ArrowLeft', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowRight'];

const valueOf = (page, selector, name) => page.$eval(selector, (node, key) => node[key], name);
const textOf = async (page, selector) => (await valueOf(page, selector, 'textContent')).trim();
const until = (page, holds, ...values) => page.waitForFunction(holds, {}, ...values);
let site;
before(async () => (site = await openSite()));
after(() => site.close());

/** A test on a page that must not print anything. */
const on = (name, sentence, use, options) =>
  it(`${name} ${sentence}`, async () => {
    const { page, said, close } = await site.open(name, options);
    await use(page);
    assert.deepEqual(said, []);
    await close();
  });

describe('each page of the demo', () => {
  for (const name of names) {
    const prepare = async (page) => {
      // A policy that allows only the page's own scripts refuses axe, too.
      if (name === 'strict') await page.setBypassCSP(true);
    };
    on(
      name,
      'fits from 320 to 1280 px without a finding of axe, and has a link to the board',
      async (page) => {
        await page.addScriptTag({ path: axe });
        for (const [width, scheme] of sights) {
          await page.setViewport({ width, height: 800 });
          await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
          const [violations, wide] = await page.evaluate(async () => {
            // What fades out has little contrast.
            for (const { shadowRoot } of document.querySelectorAll('game-2048'))
              for (const animation of shadowRoot?.getAnimations() ?? []) animation.finish();
            const { violations: found } = await globalThis.axe.run({ resultTypes: ['violations'] });
            return [found, document.documentElement.scrollWidth];
          });
          const found = violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
          assert.deepEqual(found, [], `axe at ${width} px, ${scheme}`);
          assert.ok(wide <= width, `${wide} px wide at ${width} px`);
        }
        assert.match(await textOf(page, '.lead'), /^[^.]+\.$/);
        assert.ok((await valueOf(page, 'nav [aria-current]', 'href')).endsWith(`/${name}.html`));
        const image = await valueOf(page, 'meta[property="og:image"]', 'content');
        assert.ok(image.endsWith(`pictures/${name}.png`));
        await page.$eval('.source > summary', (summary) => summary.click());
        assert.match(await textOf(page, '.source .file code'), /^<!doctype html>[^]*<game-2048/);

        // A replay's board is there with its game.
        await until(page, () =>
          document.querySelector('game-2048, game-2048-replay').shadowRoot.querySelector('#board'),
        );
        await page.focus('[data-skip]');
        for (const key of ['Enter', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
        const inside = await page.evaluate(
          () => document.activeElement.shadowRoot.activeElement.id,
        );
        assert.equal(inside, 'board');
      },
      { prepare },
    );
  }
});

describe('the demo', () => {
  on(
    'index',
    'plays by keys with the whole board in sight, prints the events, and its link restores the game',
    async (page) => {
      const bottom = await page.$eval('game-2048', (game) => game.getBoundingClientRect().bottom);
      assert.ok(bottom <= 800, `the board ends at ${bottom}`);
      // By `autofocus`.
      await until(page, () => document.activeElement.shadowRoot?.activeElement?.id === 'board');
      for (const key of someKeys) await page.keyboard.press(key);
      const { best, ...played } = await gameOf(page);
      assert.ok(played.moves > 0 && best >= played.score);
      const types = await page.$$eval('#log li', (lines) => lines.map((line) => line.dataset.type));
      assert.equal(types.filter((type) => type === 'move').length, played.moves);
      const link = await valueOf(page, '#link', 'value');
      const second = await site.open('index', { hash: new URL(link).hash });
      const { best: own, ...opened } = await gameOf(second.page);
      assert.deepEqual(opened, played);
      assert.ok(own <= best);
      await second.close();
    },
    { hash: '#size=5x4&seed=shared&controls=score+undo' },
  );

  on('index', 'has a field for every attribute, and a row of the reference', async (page) => {
    await page.waitForSelector('#reference details');
    const attributes = await page.$$eval('#reference details', (sections) =>
      sections
        .filter((section) => section.querySelector('h2').textContent === 'Attributes')
        .flatMap((section) => [...section.querySelectorAll('dt')].map((dt) => dt.textContent)),
    );
    const fields = await page.$$eval('#settings [name]', (all) => all.map(({ name }) => name));
    assert.ok(attributes.length > 10);
    const missing = attributes.filter((name) => ![...fields, 'controls'].includes(name));
    assert.deepEqual(missing, []);
  });

  it('index writes HTML with the chosen attributes, colours and a record book that runs in a blank page', async () => {
    const { page, close } = await site.open('index', { hash: '#size=3&lang=de&controls=score' });
    await page.click('[name=palette][value=Forest]');
    await page.click('#book');
    const html = await textOf(page, '#markup');
    await close();
    const blank = await site.blank(html);
    await until(blank.page, () => document.querySelector('game-2048').hasUpdated);
    const shown = await blank.page.$eval('game-2048', (game) => [
      game.board.length,
      getComputedStyle(game.shadowRoot.querySelector('#board')).backgroundColor,
      /Punkte/.test(game.shadowRoot.querySelector('[part~=score]').innerText),
    ]);
    assert.deepEqual(shown, [3, 'rgb(185, 199, 171)', true]);
    await until(blank.page, () => document.querySelector('game-2048-records').board?.moves === 0);
    assert.ok(blank.asked.every((url) => url.startsWith('https://cdn.jsdelivr.net/npm/')));
    await blank.close();
  });

  it('index writes an iframe whose height follows the board, sandboxed too', async () => {
    const { page, said, close } = await site.open('index', { hash: '#size=6x3&seed=frame' });
    await page.click('[name=way][value=frame]');
    const code = await textOf(page, '#frame');
    assert.deepEqual(said, []);
    await close();
    const blank = await site.blank(code.replace('<iframe', '<iframe sandbox="allow-scripts"'));
    await until(blank.page, () => document.querySelector('iframe').height !== '480');
    const content = await (await blank.page.$('iframe')).contentFrame();
    await content.waitForFunction(() => {
      const { bottom } = document.querySelector('game-2048').getBoundingClientRect();
      return innerHeight - bottom < 8 && bottom <= innerHeight;
    });
    await blank.close();
  });

  on('article', 'moves only the focused board, and leaves keys to fields', async (page) => {
    const second = 'figure:nth-of-type(3) game-2048';
    await page.focus('article input');
    for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    assert.equal(await page.$eval('article input', ({ selectionStart }) => selectionStart), 2);
    await press(page, ['ArrowLeft', 'ArrowUp'], second);
    assert.equal((await gameOf(page)).moves, 0);
    assert.ok((await gameOf(page, second)).moves > 0);
  });

  const film = (page) => until(page, () => document.querySelector('game-2048-replay').length > 0);
  const hidden = (page, selector) => valueOf(page, selector, 'hidden');

  on('replay', 'plays on from any move, and refuses a line that is none', async (page) => {
    await film(page);
    assert.match(
      await textOf(page, '#reached'),
      /^[\d,]+ points · highest tile \d+ · [\d,]+ moves$/,
    );
    const told = await page.$eval('#facts li:nth-last-child(2)', (item) => {
      item.querySelector('button').click();
      return item.innerText.match(/\d[\d,]*/g).map((text) => Number(text.replace(',', '')));
    });
    const seen = await page.$eval('game-2048-replay', ({ board, index, score }) => [
      ...[Math.max(...board.flat()), index, score],
    ]);
    assert.deepEqual(told, seen);
    await page.$eval('#line', (line) => (line.value = 'no game'));
    await page.click('#opener button');
    await until(page, () => !document.querySelector('#problem').hidden);
    const replay = await page.$eval('game-2048-replay', (element) => {
      element.seek(40);
      return element.replay;
    });
    const playOn = page.click('game-2048-replay >>> [part~=button-play-on]');
    await Promise.all([page.waitForNavigation(), playOn]);
    await until(page, (line) => document.querySelector('game-2048').replay === line, replay);
  });

  const passedOn = played({ seed: 'passed on' }, 40);
  passedOn.giveUp();
  const hash = `#${passedOn.replay}`;
  const points = passedOn.score.toLocaleString('en');

  on(
    'replay',
    'offers the same tiles of a linked game on the first screen, again and again, and says who has won',
    async (page) => {
      await film(page);
      assert.match(await page.title(), new RegExp(`^${points} points`));
      for (const [width, height] of [
        [390, 844],
        [820, 1180],
        [1280, 900],
      ]) {
        await page.setViewport({ width, height });
        const { top, bottom } = await page.$eval('#play', (button) =>
          button.getBoundingClientRect().toJSON(),
        );
        assert.ok(top > 0 && bottom < height, `from ${top} to ${bottom} of ${height} px`);
      }
      assert.equal(await textOf(page, '#play'), `Play the same tiles: beat ${points}`);
      await page.click('#play');
      await until(page, () => !document.querySelector('#same').hidden);
      const start = passedOn.copy();
      while (start.undo());
      const dealt = () => page.$eval('#same', ({ board }) => board);
      assert.deepEqual(await dealt(), start.board);
      await page.$eval('#same', (game) => game.move('left') ?? game.move('down'));
      await page.$eval('#same', (game) => game.newGame());
      assert.deepEqual(await dealt(), start.board);
      const text = await page.$eval(
        '#same',
        (game, wanted) => {
          while (game.score <= wanted)
            ['left', 'down', 'right', 'up'].some((way) => game.move(way));
          game.giveUp();
          return new Promise((resolve) => {
            game.addEventListener('share', (event) => {
              event.preventDefault();
              resolve(event.detail);
            });
            void game.share();
          });
        },
        passedOn.score,
      );
      const { score, replay } = await gameOf(page, '#same');
      const by = (score - passedOn.score).toLocaleString('en');
      assert.equal(await textOf(page, '#same [slot=over]'), `You beat ${points} by ${by}`);
      assert.match(text.text, / points.*\. Same tiles: can you beat it\?$/);
      assert.ok(text.url.endsWith(`/replay.html#${replay}`), text.url);
      await page.waitForSelector('#same >>> [part~=overlay] [part~=button-share]');
    },
    { hash },
  );

  for (const [what, changed] of [
    ['with a full stop behind it', `${hash}.`],
    ['with its characters escaped', hash.replaceAll('_', '%5F').replaceAll('~', '%7E')],
  ]) {
    on(
      'replay',
      `opens a link ${what}`,
      async (page) => {
        await film(page);
        assert.equal(await hidden(page, '#problem'), true);
        assert.ok((await textOf(page, '#reached')).startsWith(`${points} points`));
      },
      { hash: changed },
    );
  }

  for (const [said, broken] of [
    [/^This link was cut off on its way\./, hash.slice(0, -4)],
    [/^This game was made by a newer version/, `#2${hash.slice(2)}`],
  ]) {
    on(
      'replay',
      `says what is wrong with ${broken.slice(0, 4)}… in words, and gives another game`,
      async (page) => {
        await film(page);
        assert.match(await textOf(page, '#problem p'), said);
        assert.equal(await valueOf(page, '#problem details', 'open'), false);
        assert.equal(await valueOf(page, '#play', 'disabled'), false);
      },
      { hash: broken },
    );
  }

  for (const scheme of ['light', 'dark']) {
    on(
      'themes',
      `has tiles with a contrast of at least 4.5:1 in every theme, ${scheme}`,
      async (page) => {
        const looks = new Set();
        for (const theme of ['', 'classic', 'paper', 'phosphor', 'pebbles', 'contrast']) {
          await page.click(`#themes [value='${theme}']`);
          const pairs = await page.$eval('#game', (game) =>
            [...game.shadowRoot.querySelectorAll('[part~=tile][data-state=""]')].map((tile) => {
              const { color, backgroundColor } = getComputedStyle(tile);
              return [color, backgroundColor].map((text) => text.match(/[\d.]+/g).map(Number));
            }),
          );
          assert.ok(pairs.length > 10);
          looks.add(JSON.stringify(pairs));
          for (const pair of pairs) assert.ok(contrastOf(...pair) >= 4.5, `${theme}: ${pair}`);
        }
        assert.equal(looks.size, 6);
      },
      { scheme },
    );
  }

  on('computer', 'plays on a click, and plays many games with a histogram', async (page) => {
    await page.click('#play');
    await until(page, () => document.querySelector('game-2048').moves > 3);
    await page.click('#play');
    await page.select('#board', '3');
    await page.select('#count', '4');
    await page.select('#patience', '0.02');
    await page.click('#start');
    await until(page, () => /\(done\)/.test(document.querySelector('#status').textContent));
    const counts = await page.$$eval('#histogram td:nth-child(2)', (cells) =>
      cells.map(({ textContent }) => Number(textContent)),
    );
    assert.equal(
      counts.reduce((sum, count) => sum + count),
      4,
    );
  });

  on('form', 'submits the whole game, and a reset starts a new one', async (page) => {
    await press(page, someKeys);
    const { score } = await gameOf(page);
    await page.click('#entry button:not([type])');
    assert.match(await textOf(page, '#verdict'), /Ada has sent a legal game/);
    assert.equal(await textOf(page, '#result dd'), String(score));
    await page.click('#entry [type=reset]');
    await until(page, () => document.querySelector('game-2048').moves === 0);
  });

  on('strict', 'plays, hints and autoplays without a report of its policy', async (page) => {
    await page.click('game-2048 >>> [part~=button-hint]');
    await until(page, () =>
      document.querySelector('game-2048').shadowRoot.querySelector('.move-arrows'),
    );
    await page.click('game-2048 >>> [part~=button-autoplay]');
    await until(page, () => document.querySelector('game-2048').moves > 5);
    assert.equal(await textOf(page, '#count'), '0');
  });

  it('strict counts what its policy refuses', async () => {
    const { page, close } = await site.open('strict');
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await until(page, () => document.querySelector('#count').textContent === '1');
    await close();
  });

  on('course', 'takes a board as text, and plays its log back', async (page) => {
    const position = 'Score: -6\n- 2 2 -\n- 4 - 4\n4 - 8 -\n8 - - -';
    await page.$eval('#position', (field, text) => (field.value = text), position);
    await page.click('#textual button');
    await press(page, ['ArrowRight', 'ArrowDown', 'ArrowLeft']);
    const { board, score, moves } = await gameOf(page);
    assert.ok(moves > 1 && score >= 6);
    await page.click('#back');
    await until(page, () => /played back/.test(document.querySelector('#result').textContent));
    const again = await gameOf(page);
    assert.deepEqual([again.board, again.score, again.moves], [board, score, moves]);
  });
});
