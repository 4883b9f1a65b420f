/** What a visitor sees of each page of the built demo: nothing covers anything, nothing is cut off, at any size of the text. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openSite } from './site.mjs';

const names = [
  ...['index', 'daily', 'article', 'replay', 'themes', 'computer'],
  ...['class', 'form', 'strict', 'course'],
];

let site;
before(async () => (site = await openSite()));
after(() => site.close());

describe('each page of the demo', () => {
  for (const name of names) {
    it(`${name} is not wider than a phone where all text is twice as large`, async () => {
      const { page, close } = await site.open(name);
      await page.setViewport({ width: 390, height: 844 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      if (name === 'replay') await page.waitForSelector('#facts li');
      const found = await page.evaluate(() => {
        const { scrollWidth } = document.documentElement;
        // What a card or a scroller cuts off makes no page wider.
        const beyond = [...document.querySelectorAll('main *')].filter((node) => {
          const { right, width } = node.getBoundingClientRect();
          return width > 0 && right > innerWidth && !node.closest('.scrolls');
        });
        return { scrollWidth, beyond: beyond.map(({ outerHTML }) => outerHTML.slice(0, 60)) };
      });
      assert.deepEqual(found, { scrollWidth: 390, beyond: [] });
      await close();
    });
  }
});

describe('the article', () => {
  for (const width of [1280, 1440]) {
    it(`has each board in a place of its own at ${width} px, however far it is scrolled`, async () => {
      const { page, close } = await site.open('article');
      await page.setViewport({ width, height: 800 });
      const covered = await page.evaluate(async () => {
        const found = new Set();
        const blocks = [...document.querySelectorAll('article > *')];
        for (let top = 0; top < document.documentElement.scrollHeight; top += 150) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
          const boxes = blocks.map((block) => block.getBoundingClientRect());
          for (const [one, box] of boxes.entries()) {
            for (const [other, second] of boxes.entries()) {
              const isBeside = box.right <= second.left || second.right <= box.left;
              const isApart = box.bottom <= second.top || second.bottom <= box.top;
              if (one < other && !isBeside && !isApart) found.add(`${one} and ${other} at ${top}`);
            }
          }
        }
        return [...found];
      });
      assert.deepEqual(covered, []);
      await close();
    });
  }
});

describe('the page for a class', () => {
  it('breaks the label of its button for files, where all text is twice as large, and cuts nothing off', async () => {
    const { page, close } = await site.open('class');
    await page.setViewport({ width: 390, height: 844 });
    const heightAt = (size) =>
      page.evaluate((value) => {
        document.documentElement.style.fontSize = value;
        const field = document.querySelector('#files');
        return field.offsetHeight / parseFloat(getComputedStyle(field).fontSize);
      }, size);
    assert.ok((await heightAt('200%')) > 1.3 * (await heightAt('100%')));
    await close();
  });
});

describe('the form of the first page', () => {
  it('asks for pictures in one line', async () => {
    const { page, close } = await site.open('index');
    await page.click('[name=kind][value=pictures]');
    const { text, line } = await page.$eval('label[data-kind=pictures]', (label) => {
      const field = label.querySelector('input').getBoundingClientRect();
      const line = Number.parseFloat(getComputedStyle(label).lineHeight);
      return { text: field.top - label.getBoundingClientRect().top, line };
    });
    assert.ok(text < 2 * line, `${text} px of text, ${line} px a line`);
    await close();
  });
});

describe('the first page', () => {
  it('leads from the end of a game to its film, which scrolls in its column', async () => {
    const { page, close } = await site.open('index');
    await page.$eval('#game', (game) => {
      while (!game.over) ['left', 'down', 'right', 'up'].some((way) => game.move(way));
    });
    // Down among the settings, where the column of the board sticks.
    await page.evaluate(() => scrollTo(0, 600));
    const topOf = () => page.$eval('#game', (game) => game.getBoundingClientRect().top);
    const top = await topOf();
    await page.evaluate(() =>
      document.addEventListener('watch', (event) => event.preventDefault()),
    );
    const button = await page.waitForSelector('#game >>> [part~=button-watch]');
    await button.click();
    assert.ok(Math.abs((await topOf()) - top) <= 1);
    await page.evaluate(() => scrollBy(0, 300));
    assert.ok((await topOf()) < top - 200, 'the board scrolls');
    await page.$eval('#game', (game) => game.newGame());
    await page.evaluate(() => scrollTo(0, 900));
    assert.ok((await topOf()) > 0, 'the board sticks again');
    await close();
  });
});
