/** A game on a slide: what the board uses moves the tiles, and turns no slide. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { join } from 'node:path';
import { open } from '../play-page.mjs';
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
 * For each library: its style sheets, a body, and a module that starts it at the second slide, calls `turned(index)`
 * whenever it turns to another one, and sets `keyTarget`, where its own keys go. `drags`: whether it turns by mouse, too.
 */
const libraries = {
  'reveal.js': {
    styles: ['reveal.js/dist/reveal.css'],
    body: `<div class="reveal"><div class="slides">${slides('section')}</div></div>`,
    module: `import Reveal from '/node_modules/reveal.js/dist/reveal.mjs';
      const deck = new Reveal({ transition: 'none' });
      await deck.initialize();
      deck.slide(1);
      deck.on('slidechanged', ({ indexh }) => turned(indexh));`,
  },
  Bootstrap: {
    styles: ['bootstrap/dist/css/bootstrap.min.css'],
    body: `<div id="carousel" class="carousel">
      <div class="carousel-inner">${slides('div', (index) => `class="carousel-item${index === 1 ? ' active' : ''}"`)}</div>
      <button class="carousel-control-next" data-bs-target="#carousel" data-bs-slide="next">Next</button></div>`,
    module: `import '/node_modules/bootstrap/dist/js/bootstrap.bundle.min.js';
      const root = document.querySelector('#carousel');
      new globalThis.bootstrap.Carousel(root);
      root.addEventListener('slide.bs.carousel', ({ to }) => turned(to));
      globalThis.keyTarget = root.querySelector('button');`,
  },
  Swiper: {
    styles: ['swiper/swiper-bundle.min.css'],
    drags: true,
    body: `<div class="swiper"><div class="swiper-wrapper">${slides('div', () => 'class="swiper-slide"')}</div></div>`,
    module: `import Swiper from '/node_modules/swiper/swiper-bundle.min.mjs';
      const swiper = new Swiper('.swiper', { initialSlide: 1, keyboard: true, speed: 0 });
      swiper.on('slideChange', ({ activeIndex }) => turned(activeIndex));`,
  },
  Embla: {
    styles: [],
    drags: true,
    // It has no keys of its own: these are the page's.
    body: `<div id="embla" tabindex="0" style="overflow: hidden"><div style="display: flex">
      ${slides('div', () => 'style="flex: 0 0 100%"')}</div></div>`,
    module: `import Embla from '/node_modules/embla-carousel/esm/embla-carousel.esm.js';
      const root = document.querySelector('#embla');
      const embla = Embla(root, { startIndex: 1 });
      embla.on('select', () => turned(embla.selectedScrollSnap()));
      root.addEventListener('keydown', ({ key }) => {
        if (key === 'ArrowRight') embla.scrollNext();
        if (key === 'ArrowLeft') embla.scrollPrev();
      });
      globalThis.keyTarget = root;`,
  },
  Splide: {
    styles: ['@splidejs/splide/dist/css/splide.min.css'],
    drags: true,
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
    drags: true,
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
    globalThis.turns = [];
    const turned = (index) => turns.push(index);
    globalThis.keyTarget = document.body;
    await customElements.whenDefined('game-2048');
    await document.querySelector('game-2048').ready;
    ${module}
    // As the page's own capturing listeners, which see everything.
    globalThis.seen = new Set();
    for (const type of ['keydown', 'pointerdown', 'pointermove', 'pointerup', 'touchstart', 'touchmove', 'mousedown', 'mousemove']) {
      addEventListener(type, () => seen.add(type), { capture: true, passive: true });
    }
    globalThis.isReady = true;
  </script>`;

/** Opens a library's page, with a finger, at the slide with the game. */
async function openSlides(library) {
  const { page, said } = await open(browser, 'about:blank');
  await page.setViewport({ width: 700, height: 600, hasTouch: true });
  await page.goto(site.put('/slides.html', pageOf(library)));
  await page.waitForFunction(() => globalThis.isReady);
  return { page, said };
}

/** Puts tiles on the board, row by row. */
const putTiles = (page, ...cells) =>
  page.$eval(
    'game-2048',
    (element, all) => {
      element.newGame({ board: [0, 3, 6].map((start) => all.slice(start, start + 3)) });
      return element.updateComplete;
    },
    cells,
  );

/** Puts one tile into the middle, which every direction moves. */
const putTile = (page) => putTiles(page, 0, 0, 0, 0, 2, 0, 0, 0, 0);

const nextFrames = (page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

/** How far a finger goes: more than half of the page, as any carousel needs to turn without a flick. */
const way = 400;

/** Where a finger starts that goes left or right over the board, or over the room below it. */
const startOf = (page, place, dx) =>
  page.evaluate(
    (where, towards) => {
      const element = document.querySelector('game-2048');
      const target =
        where === 'board'
          ? element.shadowRoot.querySelector('#board')
          : element.parentElement.querySelector('.outside');
      const { left, top, width, height } = target.getBoundingClientRect();
      return { x: left + width * (towards < 0 ? 0.9 : 0.1), y: top + height / 2 };
    },
    place,
    dx,
  );

/** Something that is put down on a place, with what moves and lifts it, in real input events. */
const pointers = {
  async finger({ touchscreen }, x, y) {
    const touch = await touchscreen.touchStart(x, y);
    return { move: (...place) => touch.move(...place), lift: () => touch.end() };
  },
  async mouse({ mouse }, x, y) {
    await mouse.move(x, y);
    await mouse.down();
    return { move: (...place) => mouse.move(...place), lift: () => mouse.up() };
  },
};

async function pull(page, pointer, { x, y }, dx) {
  const { move, lift } = await pointers[pointer](page, x, y);
  for (let step = 1; step <= 8; step++) {
    await move(x + (dx * step) / 8, y);
    await nextFrames(page);
  }
  await lift();
  await nextFrames(page);
}

const movesOf = (page) => page.$eval('game-2048', ({ moves }) => moves);
const turnsOf = (page) => page.evaluate(() => globalThis.turns);

/** Waits for the one slide that was turned: had the board turned one before, there were two, or another one. */
async function assertTurnedOnce(page, index) {
  await page.waitForFunction(() => globalThis.turns.length > 0);
  await nextFrames(page);
  assert.deepEqual(await turnsOf(page), [index]);
}

async function assertSeen(page, ...types) {
  const seen = await page.evaluate(() => [...globalThis.seen]);
  for (const type of types) assert.ok(seen.includes(type), `${type} was not seen`);
}

for (const [name, library] of Object.entries(libraries)) {
  describe(`a game on a slide of ${name}`, () => {
    for (const pointer of library.drags ? ['finger', 'mouse'] : ['finger']) {
      it(`a ${pointer} on the board moves the tiles, and beside it turns the slide`, async () => {
        const { page, said } = await openSlides(library);
        for (const dx of [-way, way]) {
          await putTile(page);
          await pull(page, pointer, await startOf(page, 'board', dx), dx);
          assert.equal(await movesOf(page), 1);
          assert.deepEqual(await turnsOf(page), []);
        }
        await assertSeen(
          page,
          ...['pointerdown', 'pointermove', 'pointerup'],
          ...(pointer === 'finger' ? ['touchstart', 'touchmove'] : ['mousedown', 'mousemove']),
        );
        await pull(page, pointer, await startOf(page, 'outside', -way), -way);
        await assertTurnedOnce(page, 2);
        assert.deepEqual(said, []);
        await page.close();
      });
    }

    it('an arrow key on the board moves the tiles, and elsewhere turns the slide', async () => {
      const { page } = await openSlides(library);
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        await putTile(page);
        await page.focus('game-2048');
        await page.keyboard.press(key);
        assert.equal(await movesOf(page), 1, key);
        // No tile can go further: the key is still the board's.
        await putTiles(page, 2, 4, 8, 4, 8, 2, 8, 2, 2);
        await page.keyboard.press('ArrowUp');
        await nextFrames(page);
        assert.deepEqual(await turnsOf(page), [], key);
      }
      await assertSeen(page, 'keydown');
      await page.evaluate(() => {
        document.activeElement.blur();
        if (globalThis.keyTarget !== document.body) globalThis.keyTarget.focus();
      });
      await page.keyboard.press('ArrowRight');
      await assertTurnedOnce(page, 2);
      await page.close();
    });
  });
}
