import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { contrastOf, gameOf, openSite, press } from './site.mjs';

const logOf = (page) =>
  page.$$eval('#log li', (lines) =>
    lines
      .map(({ dataset, lastChild }) => ({ type: dataset.type, detail: JSON.parse(lastChild.data) }))
      .reverse(),
  );

/** Opens whatever is folded. */
const openAll = (page) =>
  page.$$eval('details:not(.source)', (all) => all.forEach((details) => (details.open = true)));

/** Writes into a field as a person does, and leaves it. */
async function write(page, selector, text) {
  await page.click(selector, { count: 3 });
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

describe('The first page', () => {
  let site;
  before(async () => (site = await openSite()));
  after(() => site.close());

  for (const [width, height] of [
    [390, 700],
    [1280, 720],
  ]) {
    it(`has the whole board in sight, and focused, at ${width} x ${height}`, async () => {
      const prepare = (page) => page.setViewport({ width, height });
      const { page, said, close } = await site.open('index', { prepare });
      const { top, bottom } = await page.$eval('game-2048', (game) =>
        game.getBoundingClientRect().toJSON(),
      );
      assert.ok(top >= 0 && bottom <= height, `from ${top} to ${bottom}`);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowDown');
      assert.ok((await gameOf(page)).moves > 0);
      assert.equal(await page.evaluate(() => scrollY), 0);
      assert.deepEqual(said, []);
      await close();
    });
  }

  it('plays a whole game to its end by real keys', async () => {
    const { page, said, close } = await site.open('index', { hash: '#seed=keys&size=3' });
    const keys = ['ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'KeyW', 'KeyA', 'ArrowUp'];
    await press(page, []);
    let state = await gameOf(page);
    for (let round = 0; !state.over; round++) {
      assert.ok(round < 200, 'the game ends');
      for (const key of keys) await page.keyboard.press(key);
      state = await gameOf(page);
    }
    const log = await logOf(page);
    const end = log.at(-1);
    assert.equal(end.type, 'game-over');
    assert.equal(end.detail.reason, 'no-moves');
    assert.equal(end.detail.score, state.score);
    assert.equal(end.detail.replay, state.replay);
    assert.equal(state.best, state.score);
    await page.waitForFunction(() =>
      document.querySelector('game-2048').shadowRoot.querySelector('[part~=overlay]'),
    );
    const told = await page.$eval('game-2048', (game) => {
      const { width, height } = game.shadowRoot
        .querySelector('[part~=overlay]')
        .getBoundingClientRect();
      return { text: game.shadowRoot.querySelector('[part~=overlay]').innerText, width, height };
    });
    assert.match(told.text, /game over/i);
    assert.ok(told.width > 100 && told.height > 100, 'the end is seen');
    assert.deepEqual(said, []);
    await close();
  });

  it('prints every event with its detail, in order', async () => {
    const { page, said, close } = await site.open('index', { hash: '#seed=order' });
    await openAll(page);
    await page.click('#clear');
    await press(page, ['ArrowLeft', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowLeft']);
    const log = await logOf(page);
    const { moves, score } = await gameOf(page);
    const made = log.filter(({ type }) => type === 'move');
    assert.equal(made.length, moves);
    assert.deepEqual(Object.keys(made[0].detail), [
      'direction',
      'gained',
      'spawned',
      'moves',
      'score',
      'by',
    ]);
    assert.equal(made[0].detail.by, 'player');
    assert.ok(score > 0);
    assert.match(log.map(({ type }) => type).join(' '), /^(before-move move( score)? ?)+$/);
    assert.deepEqual(said, []);
    await close();
  });

  it('changes every attribute live and shows the HTML', async () => {
    const { page, said, close } = await site.open('index');
    await openAll(page);
    await write(page, '[name=size]', '5x4');
    await write(page, '[name=seed]', 'a & b');
    await write(page, '[name=win-tile]', '64');
    await write(page, '[name=four-chance]', '0.5');
    await write(page, '[name=start-tiles]', '7');
    await page.click('[name=kind][value=pictures]');
    await write(page, '[name=storage-key]', 'play');
    await write(page, '[name=autoplay-delay]', '20');
    await write(page, '[name=name]', 'field');
    await page.select('[name=after-win]', 'continue');
    await page.select('[name=dir]', 'rtl');
    await page.click('#controls [value=moves]');
    await page.click('#controls [value=best]');
    const html = await page.$eval('#markup', ({ textContent }) => textContent);
    assert.match(html, /<script type="module"/);
    for (const attribute of [
      ...['size="5x4"', 'seed="a &amp; b"', 'win-tile="64"', 'four-chance="0.5"'],
      ...['start-tiles="7"', 'after-win="continue"', 'dir="rtl"'],
      `tile-image="${site.address('').replace('.html', '')}tiles/{value}.svg"`,
      ...[
        'storage-key="play"',
        'autoplay-delay="20"',
        'name="field"',
        'controls="score moves new undo help"',
      ],
    ]) {
      assert.ok(html.includes(` ${attribute}`), `${attribute} in ${html}`);
    }
    const { board } = await gameOf(page);
    assert.equal(board.length, 4);
    assert.equal(board.flat().length, 20);
    assert.equal(board.flat().filter(Boolean).length, 7);

    await page.click('[name=autoplay]');
    await page.waitForFunction(() => document.querySelector('game-2048').moves > 3);
    await press(page, ['ArrowLeft', 'ArrowUp']);
    assert.equal(await page.$eval('[name=autoplay]', ({ checked }) => checked), false);
    const { moves } = await gameOf(page);
    await page.click('[name=disabled]');
    await press(page, ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']);
    assert.equal((await gameOf(page)).moves, moves);
    assert.deepEqual(said, []);
    await close();
  });

  it('reports once what is not allowed, and plays on', async () => {
    const { page, said, close } = await site.open('index');
    await page.click('[name=kind][value=pictures]');
    for (const [name, value, allowed] of [
      ['size', 'abc', '32'],
      ['size', '4x99', '32'],
      ['win-tile', '9', 'a power of two'],
      ['tile-image', 'javascript:alert(1)', 'https'],
    ]) {
      await write(page, `[name=${name}]`, value);
      const { type, detail } = (await logOf(page)).at(-1);
      assert.equal(type, 'game-error');
      for (const part of [name, value, allowed])
        assert.ok(detail.message.includes(part), detail.message);
    }
    assert.equal(said.length, 4);
    assert.ok(said.every((line) => line.startsWith('warn')));
    await press(page, ['ArrowLeft', 'ArrowDown', 'ArrowLeft', 'ArrowDown']);
    assert.ok((await gameOf(page)).moves > 0);
    await close();
  });

  it('documents every attribute and property once, with the bare default', async () => {
    const { page, close } = await site.open('index');
    await page.waitForSelector('#reference button');
    const told = await page.$$eval('#reference details', (sections) =>
      sections.map((section) => [
        section.querySelector('h2').textContent,
        Object.fromEntries(
          [...section.querySelectorAll('dl > div')].map((entry) => [
            entry.querySelector('dt').textContent,
            entry.textContent.replace(/.* Default: /, ''),
          ]),
        ),
      ]),
    );
    const { Attributes, Properties } = Object.fromEntries(told);
    assert.equal(Attributes['after-win'], 'ask.');
    assert.equal(Attributes['tile-image'], 'none.');
    assert.ok('replay' in Properties);
    assert.ok(!('afterWin' in Properties), 'told with its attribute');
    await close();
  });

  it('shows the chosen language', async () => {
    const { page, said, close } = await site.open('index');
    await page.select('[name=lang]', 'de');
    await page.waitForFunction(() =>
      document.querySelector('game-2048').shadowRoot.textContent.includes('Neues Spiel'),
    );
    assert.deepEqual(said, []);
    await close();
  });

  it('has a field for every attribute that the manifest lists', async () => {
    const { page, close } = await site.open('index');
    await page.waitForSelector('#reference details');
    const listed = await page.$$eval('#reference details', (sections) =>
      Object.fromEntries(
        sections.map((section) => [
          section.querySelector('h2').textContent,
          [...section.querySelectorAll('dt')].map(({ textContent }) => textContent),
        ]),
      ),
    );
    const fields = await page.$$eval('#settings [name]', (all) => all.map(({ name }) => name));
    for (const attribute of listed['Attributes']) {
      assert.ok([...fields, 'controls'].includes(attribute), attribute);
    }
    for (const part of [
      'board',
      'cell',
      'tile',
      'tile-label',
      'header',
      'score',
      'best',
      'button',
    ]) {
      assert.ok(listed['Parts'].includes(part), part);
    }
    assert.ok(listed['Custom properties'].includes('--game-2048-tile-64-text'));
    assert.ok(listed['Events'].includes('game-over'));
    await close();
  });

  it('outlines a part and tries a custom property', async () => {
    const { page, said, close } = await site.open('index');
    await page.waitForSelector('#reference button');
    await page.evaluate(() => {
      [...document.querySelectorAll('#reference button')]
        .find(({ textContent }) => textContent === 'cell')
        .click();
      document.querySelector('#reference summary').scrollIntoView();
    });
    const sample = await page.$('#all-tiles');
    assert.ok(await sample.isIntersectingViewport({ threshold: 1 }), 'a board is in sight');
    const cell = () =>
      page.$eval('game-2048', (game) => {
        const style = getComputedStyle(game.shadowRoot.querySelector('[part=cell]'));
        return { outline: style.outlineStyle, color: style.backgroundColor };
      });
    assert.equal((await cell()).outline, 'dashed');
    await openAll(page);
    await page.type('[aria-label="--game-2048-cell"]', 'rgb(1, 2, 3)');
    assert.equal((await cell()).color, 'rgb(1, 2, 3)');
    assert.deepEqual(said, []);
    await close();
  });

  it('makes no move while before-move is cancelled', async () => {
    const { page, close } = await site.open('index', { hash: '#seed=forbidden' });
    await openAll(page);
    await page.click('#forbid');
    await press(page, ['ArrowLeft', 'ArrowDown', 'ArrowRight']);
    assert.equal((await gameOf(page)).moves, 0);
    assert.ok((await logOf(page)).some(({ type }) => type === 'before-move'));
    await close();
  });

  it('gives a link that brings back settings and position', async () => {
    const first = await site.open('index', { hash: '#size=5x4&seed=shared&controls=score+undo' });
    await press(first.page, ['ArrowLeft', 'ArrowDown', 'ArrowLeft', 'ArrowUp']);
    const link = await first.page.$eval('#link', ({ value }) => value);
    const before = await gameOf(first.page);
    const second = await site.open('index', { hash: new URL(link).hash });
    // The best score is the visitor's own.
    const { best: own, ...opened } = await gameOf(second.page);
    const { best, ...shared } = before;
    assert.deepEqual(opened, shared);
    assert.ok(own <= best);
    const attributes = await second.page.$eval('game-2048', (game) => [
      game.size,
      game.seed,
      game.controls,
    ]);
    assert.deepEqual(attributes, ['5x4', 'shared', 'score undo']);
    assert.deepEqual([...first.said, ...second.said], []);
    await first.close();
    await second.close();
  });

  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ]) {
    it(`keeps the board in sight beside the form, at ${width} x ${height}`, async () => {
      const prepare = (page) => page.setViewport({ width, height });
      const { page, close } = await site.open('index', { prepare });
      await page.$eval('#take', (title) => title.scrollIntoView());
      await page.waitForFunction(() => {
        const { top, bottom } = document.querySelector('#game').getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
      await press(page, ['ArrowLeft', 'ArrowDown', 'ArrowRight']);
      assert.ok((await gameOf(page)).moves > 0, 'it is played there');
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForFunction(() => {
        const { width: board } = document.querySelector('#game').getBoundingClientRect();
        return board > 300;
      });
      await close();
    });
  }

  it('gives tiles words, pictures and colours with a contrast of at least 4.5:1', async () => {
    const { page, said, close } = await site.open('index');
    const attributes = () =>
      page.$eval('#game', (game) => [
        game.getAttribute('tile-labels'),
        game.getAttribute('tile-image'),
      ]);
    await page.click('[name=kind][value=words]');
    await page.click('#ideas button:nth-child(4)');
    assert.deepEqual(await attributes(), ['H He Li Be B C N O F Ne Na', null]);
    await page.click('[name=kind][value=pictures]');
    assert.deepEqual(await attributes(), [null, 'tiles/{value}.svg']);
    await page.click('[name=kind][value=numbers]');
    assert.deepEqual(await attributes(), [null, null]);

    for (const palette of ['Ember', 'Forest', 'Candy', 'Ink']) {
      await page.click(`[name=palette][value=${palette}]`);
      const pairs = await page.$eval('#all-tiles', ({ shadowRoot }) =>
        [...shadowRoot.querySelectorAll('[part~=tile][data-state=""]')].map((tile) => {
          const { color, backgroundColor } = getComputedStyle(tile);
          return [color, backgroundColor];
        }),
      );
      assert.equal(pairs.length, 11);
      for (const pair of pairs) assert.ok(contrastOf(...pair) >= 4.5, `${palette}: ${pair}`);
    }
    await page.$eval('#colors [name=high]', (input) => {
      input.value = '#00ff00';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    assert.match(
      await page.$eval('#markup', ({ textContent }) => textContent),
      /--game-2048-tile-2048: #00ff00;\n +--game-2048-tile-2048-text: #000000;/,
    );
    await page.click('[name=palette][value=""]');
    assert.equal(await page.$eval('#game', ({ style }) => style.length), 0);
    assert.deepEqual(said, []);
    await close();
  });

  it('writes HTML that runs in a blank page, with the script of the CDN', async () => {
    const { page, close } = await site.open('index', { hash: '#size=3&lang=de&controls=score' });
    await page.click('[name=palette][value=Forest]');
    const html = await page.$eval('#markup', ({ textContent }) => textContent);
    await close();

    const blank = await site.blank(html);
    await blank.page.waitForFunction(() => document.querySelector('game-2048').hasUpdated);
    const shown = await blank.page.$eval('game-2048', (game) => ({
      columns: game.board.length,
      color: getComputedStyle(game.shadowRoot.querySelector('#board')).backgroundColor,
      text: game.shadowRoot.querySelector('[part~=score]').innerText,
    }));
    assert.deepEqual([shown.columns, shown.color], [3, 'rgb(185, 199, 171)']);
    assert.match(shown.text, /Punkte/);
    assert.deepEqual(
      blank.asked.map((url) => url.replace(/@.*\/dist/, '@')),
      ['game-2048.min.js', 'locales/de.min.js'].map(
        (file) => `https://cdn.jsdelivr.net/npm/game-2048-element@/${file}`,
      ),
    );
    await blank.close();
  });

  it('writes an iframe whose height follows the board', async () => {
    const { page, said, close } = await site.open('index', { hash: '#size=6x3&seed=frame' });
    await page.click('[name=palette][value=Candy]');
    await page.click('[name=way][value=frame]');
    const code = await page.$eval('#frame', ({ textContent }) => textContent);
    assert.match(
      await page.$eval('.preview iframe', ({ src }) => src),
      /embed\.html\?size=6x3&seed=frame&colors=edc3d8-fff4f9-ff7fb0-6a1b7a$/,
    );
    assert.deepEqual(said, []);
    await close();

    // Sandboxed, as sites put the frames of others, and twice, with different rules.
    const frames = code.replace('<iframe', '<iframe sandbox="allow-scripts"');
    const other = code.replace('size=6x3', 'size=3').replace(/<script[^]*/, '');
    const blank = await site.blank(`<style>iframe { display: block }</style>${other}${frames}`);
    await blank.page.waitForFunction(() =>
      [...document.querySelectorAll('iframe')].every(({ height }) => height !== '480'),
    );
    const sizes = await Promise.all(
      (await blank.page.$$('iframe')).map(async (element) => {
        const content = await element.contentFrame();
        await content.waitForFunction(() => {
          const { bottom } = document.querySelector('game-2048').getBoundingClientRect();
          return innerHeight - bottom < 8 && bottom <= innerHeight;
        });
        return content.$eval('game-2048', ({ offsetWidth, board }) => [offsetWidth, board.length]);
      }),
    );
    assert.deepEqual(sizes, [
      [504, 3],
      [504, 3],
    ]);
    await blank.close();
  });
});
