/** A game on a slide: what the board uses moves the tiles, and turns no slide. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { join } from 'node:path';
import { openPage } from '../../runner/open-page.mjs';
import { openWorkspace } from '../workspace.mjs';

const game = '<game-2048 size="3" style="--game-2048-max-size: 200px"></game-2048>';

/** Three slides, the game on the second; each has room beside the board. */
const slides = (tag, attributes = () => '') =>
  [0, 1, 2]
    .map(
      (index) =>
        `<${tag} ${attributes(index)}><div class="content">${index === 1 ? game : ''}<p class="outside">Slide ${index}</p></div></${tag}>`,
    )
    .join('');

/**
 * Libraries that hear more than what bubbles, which element/propagation.test.ts is about: they capture events, listen on
 * the whole page, or scroll natively. For each: its style sheets, a body, and a module that starts it at the second slide,
 * calls `turned(index)` whenever it turns to another one, and may set `keyTarget`, the node that takes its keys.
 */
const libraries = {
  Swiper: {
    styles: ['swiper/swiper-bundle.min.css'],
    body: `<div class="swiper"><div class="swiper-wrapper">${slides('div', () => 'class="swiper-slide"')}</div></div>`,
    module: `import Swiper from '/node_modules/swiper/swiper-bundle.min.mjs';
      const swiper = new Swiper('.swiper', { initialSlide: 1, keyboard: true, speed: 0 });
      swiper.on('slideChange', ({ activeIndex }) => turned(activeIndex));`,
  },
  Splide: {
    styles: ['@splidejs/splide/dist/css/splide.min.css'],
    body: `<div class="splide"><div class="splide__track"><div class="splide__list">
      ${slides('div', () => 'class="splide__slide"')}</div></div></div>`,
    module: `import { Splide } from '/node_modules/@splidejs/splide/dist/js/splide.esm.js';
      const splide = new Splide('.splide', {
        start: 1, keyboard: 'global', speed: 0, noDrag: 'game-2048',
      });
      splide.on('move', turned);
      splide.mount();`,
  },
  Shoelace: {
    styles: ['@shoelace-style/shoelace/cdn/themes/light.css'],
    body: `<sl-carousel mouse-dragging>${slides('sl-carousel-item')}</sl-carousel>`,
    module: `import '/node_modules/@shoelace-style/shoelace/cdn/components/carousel/carousel.js';
      import '/node_modules/@shoelace-style/shoelace/cdn/components/carousel-item/carousel-item.js';
      const carousel = document.querySelector('sl-carousel');
      await carousel.updateComplete;
      carousel.goToSlide(1, 'instant');
      await new Promise((settled) => carousel.addEventListener('sl-slide-change', settled, { once: true }));
      carousel.addEventListener('sl-slide-change', ({ detail }) => turned(detail.index));
      globalThis.keyTarget = carousel.shadowRoot.querySelector('#scroll-container');`,
  },
};

const { browser, serve, project } = await openWorkspace();
const folder = project('carousels');
const site = await serve((path) => join(folder, path));

const pageOf = ({ styles, body, module }) => `<!doctype html><html lang="en">
  <meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Slides</title>
  ${styles.map((file) => `<link rel="stylesheet" href="/node_modules/${file}">`).join('')}
  <style>
    html { scroll-behavior: auto; }
    .content { padding: 10px 80px; }
    .outside { height: 120px; margin: 10px 0 0; user-select: none; }
  </style>
  <script type="module" src="/node_modules/game-2048-element/dist/game-2048.min.js"></script>
  <body>${body}<script type="module">
    const turns = [];
    const turned = (index) => turns.push(index);
    globalThis.keyTarget = document.body;
    await customElements.whenDefined('game-2048');
    await document.querySelector('game-2048').ready;
    ${module}
    globalThis.turns = turns;
  </script>`;

/** Opens a library's page, with a finger, at the slide with the game. */
async function openSlides(library) {
  const page = await openPage(browser, site.put('/slides.html', pageOf(library)), {
    viewport: { width: 700, height: 600, hasTouch: true },
  });
  await page.waitForFunction(() => globalThis.turns);
  return page;
}

/** A tile that can go either way; and a board on which none can go left or right, though the game is not over. */
const lone = [[0, 0, 0], [0, 2, 0], [0, 0, 0]]; // prettier-ignore
const locked = [[2, 4, 8], [4, 8, 2], [8, 16, 2]]; // prettier-ignore

const nextFrames = (page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

/** How far a finger goes, in pixels: more than half of the page, which turns any slide without a flick. */
const distance = 400;

/** Pulls a place to the left, which would show the next slide, or to the right, in real input events. */
async function pull(page, place, isToNext, putDown) {
  const box = await (await page.$(place)).boundingBox();
  const x = box.x + box.width * (isToNext ? 0.9 : 0.1);
  const y = box.y + box.height / 2;
  const { move, lift } = await putDown(page, x, y);
  for (let step = 1; step <= 8; step++) {
    await move(x + ((isToNext ? -distance : distance) * step) / 8, y);
    await nextFrames(page);
  }
  await lift();
}

const board = 'game-2048 >>> #board';
const beside = 'game-2048 + .outside';

/** What a player does on a place to see the next slide, or the one before. */
const inputs = {
  finger: (page, place, isToNext) =>
    pull(page, place, isToNext, async ({ touchscreen }, x, y) => {
      const touch = await touchscreen.touchStart(x, y);
      return { move: (...to) => touch.move(...to), lift: () => touch.end() };
    }),
  mouse: (page, place, isToNext) =>
    pull(page, place, isToNext, async ({ mouse }, x, y) => {
      await mouse.move(x, y);
      await mouse.down();
      return { move: (...to) => mouse.move(...to), lift: () => mouse.up() };
    }),
  async 'arrow key'(page, place, isToNext) {
    await page.evaluate((isOnBoard) => {
      document.activeElement.blur();
      (isOnBoard ? document.querySelector('game-2048') : globalThis.keyTarget).focus();
    }, place === board);
    await page.keyboard.press(isToNext ? 'ArrowRight' : 'ArrowLeft');
  },
};

const turnsOf = (page) => page.evaluate(() => globalThis.turns);

for (const [name, library] of Object.entries(libraries)) {
  describe(`A game on a slide of ${name}`, () => {
    for (const [input, use] of Object.entries(inputs)) {
      it(`moves its tiles by ${input} on the board; elsewhere that turns the slide`, async () => {
        const page = await openSlides(library);
        for (const [tiles, isToNext, moves] of [
          [lone, true, 1],
          [lone, false, 1],
          [locked, true, 0],
        ]) {
          await page.$eval(
            'game-2048',
            (game, cells) => {
              game.newGame({ board: cells });
              return game.updateComplete;
            },
            tiles,
          );
          await use(page, board, isToNext);
          await nextFrames(page);
          assert.equal(await page.$eval('game-2048', (game) => game.moves), moves);
          assert.deepEqual(await turnsOf(page), []);
        }
        await use(page, beside, true);
        await page.waitForFunction(() => globalThis.turns.length > 0);
        await nextFrames(page);
        // Had the board turned a slide before, there would be two turns, or another slide.
        assert.deepEqual(await turnsOf(page), [2]);
        assert.deepEqual(page.said, []);
        await page.close();
      });
    }
  });
}
