/** A finger over the board, as a phone's browser takes it: what scrolls the page, and what moves the tiles. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { nextFrames, openStage } from './site.mjs';

const { browser, openGame } = await openStage();

afterEach(async () => {
  for (const page of (await browser.pages()).slice(1)) await page.close();
});

/** Notes whether a page is being scrolled: it may still be coasting when the finger is gone. */
const prepare = (page) =>
  page.evaluateOnNewDocument(() => {
    addEventListener('scroll', () => (globalThis.isScrolling = true));
    addEventListener('scrollend', () => (globalThis.isScrolling = false));
  });

const untilScrolled = (page) => page.waitForFunction(() => scrollY > 0 && !globalThis.isScrolling);

/** Scrolls back to the top, from wherever a finger has scrolled to: until the page stays there, which may still coast. */
async function backToTop(page) {
  await page.waitForFunction(() => {
    const isResting = scrollY === 0 && !globalThis.isScrolling;
    globalThis.framesAtTop = isResting ? (globalThis.framesAtTop ?? 0) + 1 : 0;
    if (scrollY > 0 && !globalThis.isScrolling) scrollTo(0, 0);
    return globalThis.framesAtTop >= 10;
  });
  await page.evaluate(() => (globalThis.framesAtTop = 0));
}

/** A phone with a page that is higher than it, a game at its top. */
const openTallPage = (attributes) =>
  openGame(
    `<meta name="viewport" content="width=device-width">
    <game-2048 seed="a" ${attributes}></game-2048><div style="height:3000px"></div>`,
    { viewport: { width: 390, height: 640, isMobile: true, hasTouch: true }, prepare },
  );

const middleOf = (page) =>
  page.$eval('game-2048', ({ shadowRoot }) => {
    const { left, top, width, height } = shadowRoot.querySelector('#board').getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  });

/** A finger that is put there, by default on the middle of the board, goes so far, rests, and is lifted. */
async function drag(page, dx, dy, from) {
  // Only once a page is drawn does the browser know where it takes touches itself.
  await nextFrames(page);
  const [x, y] = from ?? (await middleOf(page));
  const touch = await page.touchscreen.touchStart(x, y);
  for (let step = 1; step <= 4; step++) await touch.move(x + (dx * step) / 4, y + (dy * step) / 4);
  await nextFrames(page);
  await touch.end();
  await nextFrames(page);
}

const tap = (page) => drag(page, 0, 0);

const stateOf = (page) =>
  page.$eval('game-2048', ({ moves }) => ({ moves, hasScrolled: scrollY > 0 }));

/** Swipes in all four directions, of which at least one moves tiles unless the game is lost. */
async function swipeAround(page) {
  for (const way of [-120, 120]) {
    await drag(page, way, 0);
    await drag(page, 0, way);
  }
}

test('swipe="always": a finger moves the tiles and not the page', async () => {
  const page = await openTallPage('swipe="always"');
  await swipeAround(page);
  const { moves, hasScrolled } = await stateOf(page);
  assert.ok(moves > 0);
  assert.equal(hasScrolled, false);
});

test('swipe="focused": a finger scrolls the page, and moves the tiles once the board was tapped', async () => {
  const page = await openTallPage('swipe="focused"');
  await drag(page, 0, -150);
  await untilScrolled(page);
  assert.equal((await stateOf(page)).moves, 0);
  await backToTop(page);
  await tap(page);
  await page.waitForFunction(
    () => document.activeElement.shadowRoot?.activeElement?.id === 'board',
  );
  await swipeAround(page);
  const { moves, hasScrolled } = await stateOf(page);
  assert.ok(moves > 0);
  assert.equal(hasScrolled, false);
  await page.$eval('game-2048', (game) => game.shadowRoot.activeElement.blur());
  await drag(page, 0, -150);
  await untilScrolled(page);
  assert.equal((await stateOf(page)).moves, moves);
});

test('swipe="never": a finger scrolls the page, before and after a tap', async () => {
  const page = await openTallPage('swipe="never"');
  await tap(page);
  await drag(page, -120, 0);
  await drag(page, 0, -150);
  await untilScrolled(page);
  assert.equal((await stateOf(page)).moves, 0);
});

test('a disabled board lets the page scroll', async () => {
  const page = await openTallPage('disabled');
  await drag(page, 0, -150);
  await untilScrolled(page);
  assert.equal((await stateOf(page)).moves, 0);
});

for (const [swipe, first, second] of [
  ['always', true, true],
  ['focused', false, true],
  ['never', false, false],
]) {
  test(`swipe="${swipe}" takes ${first ? 'each drag' : second ? 'only a second drag' : 'no drag'} of a mouse`, async () => {
    const page = await openGame(`<game-2048 swipe="${swipe}"></game-2048>`);
    const dragMouse = async () => {
      await page.$eval('game-2048', (game) => {
        game.newGame({ board: Array(2).fill([0, 2]) });
        return game.updateComplete;
      });
      const [x, y] = await middleOf(page);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 100, y, { steps: 4 });
      await page.mouse.up();
      return (await stateOf(page)).moves > 0;
    };
    assert.deepEqual([await dragMouse(), await dragMouse()], [first, second]);
  });
}

/** A phone with a page that scrolls: a small game at its top, and some content below it. */
const openPageWith = (content, attributes = 'swipe="page"') =>
  openGame(
    `<meta name="viewport" content="width=device-width">
    <style>body { margin: 0; height: 3000px } #there { position: absolute; top: 400px; left: 40px; width: 300px; height: 200px }</style>
    <game-2048 ${attributes} style="width:160px"></game-2048>${content}`,
    { viewport: { width: 390, height: 640, isMobile: true, hasTouch: true }, prepare },
  );
/** The middle of that content. */
const there = [190, 500];

/** Swipes left, right and up from a place in the page. @returns how many moves that made, and whether the page has scrolled */
async function swipesFrom(page, from) {
  await page.$eval('game-2048', (game) =>
    game.newGame({ board: [Array(4).fill(0), [0, 2, 0, 0]], seed: 'a' }),
  );
  for (const [dx, dy] of [
    [-60, 0],
    [60, 0],
    [0, -60],
  ])
    await drag(page, dx, dy, from);
  return stateOf(page);
}

/** A custom element whose shadow root has this content. */
const boxOf = (mode) => (content) =>
  `<x-box id="there"><template shadowrootmode="${mode}"><style>* { height: 200px; width: 300px; margin: 0 }</style>${content}</template></x-box>`;
const openBox = boxOf('open');
const closedBox = boxOf('closed');
const range = '<input type="range">';
const list = '<div style="overflow:auto"><p style="height:999px">Long</p></div>';
const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22300%22 height=%22200%22/%3E';

const onlyMoves = { moves: 3, hasScrolled: false };
for (const [what, content] of Object.entries({
  nothing: '',
  text: '<p id="there">Text <b>in bold</b></p>',
  'the page’s own box': '<div id="there" style="overflow:auto"><p>Short</p></div>',
  'a custom element that frees it with touch-action':
    '<x-box id="there" style="touch-action:manipulation"></x-box>',
  'text in a custom element': '<x-app><p id="there">Text</p></x-app>',
  'text in an open shadow root': openBox('<p>Text</p>'),
  'a page that does not zoom': '<style>* { touch-action: manipulation }</style>',
  'a page that scrolls nowhere': '<style>body { touch-action: none }</style>',
})) {
  test(`swipe="page": a finger on ${what} moves the tiles, and not the page`, async () => {
    assert.deepEqual(await swipesFrom(await openPageWith(content), there), onlyMoves);
  });
}

for (const [what, content] of Object.entries({
  'a link': '<a id="there" href="#"><span>Link</span></a>',
  'a button': '<button id="there">Button</button>',
  'a field': '<textarea id="there"></textarea>',
  'a list': '<select id="there"><option>1</select>',
  'a label': '<label id="there"><input type="checkbox">Label</label>',
  'a summary': '<details><summary id="there">Summary</summary></details>',
  'a widget': '<div id="there" role="slider" tabindex="0"></div>',
  'a widget without a tab stop': '<div id="there" role="button">Button</div>',
  'a list box without a tab stop': '<div id="there" role="listbox"><p>Option</p></div>',
  'an area of a map': `<img id="there" usemap="#map" src="${picture}"><map name="map"><area href="#" coords="0,0,300,200"></map>`,
  'an open popover': '<p id="there" popover>Text</p><script>there.showPopover()</script>',
  'a dialog that is not modal': '<dialog id="there" open>Text</dialog>',
  'an element that says it is a dialog': '<div id="there" role="dialog"><p>Text</p></div>',
  'a widget whose role is in capitals': '<div id="there" role="SLIDER">Slider</div>',
  'a custom element without an open shadow root': '<x-box id="there"></x-box>',
  'a range in an open shadow root': openBox(range),
  'a range in a closed shadow root': closedBox(range),
  'a list in an open shadow root': openBox(list),
  'a list in a closed shadow root': closedBox(list),
  'a list in a closed shadow root of an open one': openBox(closedBox(list)),
  'text that can be edited': '<div id="there" contenteditable><p>Text</p></div>',
  'a replay': '<game-2048-replay id="there"></game-2048-replay>',
  'a board that takes none': '<game-2048 id="there" swipe="never"></game-2048>',
  'what scrolls by itself':
    '<div id="there" style="overflow:auto"><p style="height:999px">Long</p></div>',
  'what takes other gestures': '<div style="touch-action:pan-y"><p id="there">Text</p></div>',
  'what prevents the default': '<div id="there" ontouchstart="event.preventDefault()"></div>',
})) {
  test(`swipe="page" leaves a finger to ${what}`, async () => {
    const page = await openPageWith(content);
    if (what === 'a replay') await page.evaluate(() => import('/dist/game-2048-replay.min.js'));
    assert.equal((await swipesFrom(page, there)).moves, 0);
  });
}

for (const mode of ['open', 'closed']) {
  test(`swipe="page": a modal dialog in a shadow root that is ${mode} keeps fingers from the board that it covers`, async () => {
    const page = await openPageWith(
      `<x-dialog></x-dialog>
      <script>
        const root = document.querySelector('x-dialog').attachShadow({ mode: '${mode}' });
        root.innerHTML = '<dialog><p style="height:150px">Text</p></dialog>';
        root.firstElementChild.showModal();
      </script>`,
    );
    for (const from of [
      [190, 320],
      [190, 600],
    ])
      assert.equal((await swipesFrom(page, from)).moves, 0);
  });
}

for (const [what, style] of Object.entries({
  'visibility: hidden': 'visibility:hidden',
  'opacity: 0': 'opacity:0',
  'a place outside the window': 'position:absolute;top:2000px',
})) {
  test(`swipe="page": a board with ${what} takes no swipes, and the page scrolls`, async () => {
    const page = await openPageWith('');
    await page.$eval('game-2048', (game, css) => (game.style.cssText += `;${css}`), style);
    await backToTop(page);
    await drag(page, 0, -150, there);
    await untilScrolled(page);
    assert.equal((await stateOf(page)).moves, 0);
  });
}

for (const [what, box, scrolled, wanted] of [
  ['whose lower half is cut off', 'overflow:hidden;height:70px', 0, 3],
  ['of which a row is left', 'overflow:hidden;height:40px', 0, 3],
  ['whose upper half is scrolled away', 'overflow:auto;height:70px', 9999, 3],
  ['whose left half is cut off', 'clip-path:inset(0 0 0 90px)', 0, 3],
  ['that is cut off', 'overflow:hidden;height:0', 0, 0],
]) {
  test(`swipe="page": a board ${what} takes ${wanted ? 'all' : 'no'} swipes`, async () => {
    const page = await openPageWith(`<div style="width:160px;${box}"></div>`);
    await page.$eval(
      'div',
      (div, top) => {
        div.append(document.querySelector('game-2048'));
        div.scrollTop = top;
      },
      scrolled,
    );
    assert.equal((await swipesFrom(page, there)).moves, wanted);
  });
}

test('swipe="page": a board that is cut off and covered takes no swipes', async () => {
  const page = await openPageWith(
    `<div style="overflow:hidden;height:70px"></div>
    <p style="position:fixed;inset:0 0 auto;height:70px;margin:0;background:#fff">Menu</p>`,
  );
  await page.$eval('div', (div) => div.append(document.querySelector('game-2048')));
  assert.equal((await swipesFrom(page, there)).moves, 0);
});

test('swipe="page": a board under a layer that covers the page takes no swipes', async () => {
  const page = await openPageWith(
    '<div style="position:fixed;inset:0;background:#fff">Loading</div>',
  );
  assert.equal((await swipesFrom(page, there)).moves, 0);
  await page.$eval('div', (layer) => (layer.style.pointerEvents = 'none'));
  await backToTop(page);
  assert.deepEqual(await swipesFrom(page, there), onlyMoves);
});

test('swipe="page": a finger in the dialog that has the board moves the tiles', async () => {
  const page = await openPageWith(
    `<dialog id="dialog" style="margin:0;padding:0;width:380px;height:600px"></dialog>`,
  );
  await page.evaluate(() => {
    const { dialog } = globalThis;
    dialog.append(document.querySelector('game-2048'));
    dialog.showModal();
  });
  assert.deepEqual(await swipesFrom(page, there), onlyMoves);
});

test('swipe="page" lets the page have a finger whose pointerdown is stopped after one whose pointerup is', async () => {
  const page = await openPageWith(
    `<div id="there" style="overflow:auto"><p style="height:999px">Long</p></div>
    <p id="text" style="position:absolute;top:260px;left:40px;width:300px;height:100px">Text</p>
    <script>
      document.body.addEventListener('pointerup', (event) => event.stopPropagation());
      there.addEventListener('pointerdown', (event) => event.stopPropagation());
    </script>`,
  );
  await swipesFrom(page, [190, 300]);
  await drag(page, 0, -60, there);
  await page.waitForFunction(() => globalThis.there.scrollTop > 30);
});

test('swipe="page" ignores two fingers, a mouse and swipes from an edge of the screen', async () => {
  const page = await openPageWith('');
  for (const x of [10, 380]) assert.equal((await swipesFrom(page, [x, 500])).moves, 0);
  const first = await page.touchscreen.touchStart(100, 500);
  const second = await page.touchscreen.touchStart(250, 500);
  for (let step = 1; step <= 10; step++) {
    await first.move(100 - 5 * step, 500);
    await second.move(250 + 5 * step, 500);
  }
  await first.end();
  await second.end();
  await page.mouse.move(...there);
  await page.mouse.down();
  await page.mouse.move(100, 500, { steps: 5 });
  await page.mouse.up();
  assert.equal((await stateOf(page)).moves, 0);
});

test('swipe="page": a finger beside two boards plays the first that is visible', async () => {
  const page = await openPageWith(
    '<game-2048 id="second" swipe="page" style="width:160px"></game-2048>',
  );
  const movesOf = () => page.$$eval('game-2048', (games) => games.map(({ moves }) => moves));
  await swipesFrom(page, there);
  assert.deepEqual(await movesOf(), [3, 0]);
  await page.$eval('game-2048', (game) => (game.hidden = true));
  for (const dx of [-60, 60]) await drag(page, dx, 0, there);
  const [first, second] = await movesOf();
  assert.equal(first, 3);
  assert.ok(second > 0);
});

test('swipe="page" lets the page scroll while the computer plays, the game is over or disabled', async () => {
  const page = await openPageWith('');
  const states = {
    'the computer plays': (game) => {
      game.autoplayDelay = 1e6;
      game.autoplay = true;
    },
    'the game is over': (game) => game.giveUp(),
    'the game is disabled': (game) => (game.disabled = true),
  };
  for (const [name, enter] of Object.entries(states)) {
    await backToTop(page);
    await page.$eval('game-2048', (game) => {
      Object.assign(game, { autoplay: false, disabled: false });
      game.newGame({ board: Array(2).fill([0, 2]) });
    });
    await page.$eval('game-2048', enter);
    await drag(page, 0, -150, there);
    await untilScrolled(page);
    assert.equal((await stateOf(page)).moves, 0, name);
  }
});

test('swipe="page" ends with the attribute or the element, and leaves no listener on the document', async () => {
  const page = await openPageWith('', '');
  const devtools = await page.createCDPSession();
  const listeners = async () => {
    const { result } = await devtools.send('Runtime.evaluate', { expression: 'document' });
    const { listeners } = await devtools.send('DOMDebugger.getEventListeners', result);
    return listeners.length;
  };
  const set = (action) => page.$eval('game-2048', action);
  const before = await listeners();
  await drag(page, 0, -150, there);
  await untilScrolled(page);
  await backToTop(page);
  await set(async (game) => {
    game.swipe = 'page';
    await game.updateComplete;
  });
  assert.deepEqual(await swipesFrom(page, there), onlyMoves);
  await set(async (game) => {
    game.swipe = 'always';
    await game.updateComplete;
  });
  assert.equal(await listeners(), before);
  await drag(page, 0, -150, there);
  await untilScrolled(page);
  await set(async (game) => {
    game.swipe = 'page';
    await game.updateComplete;
    game.remove();
  });
  assert.ok((await listeners()) <= before);
});
