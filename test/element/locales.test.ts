import { expect, html, oneEvent } from '@open-wc/testing';
import { registerTranslation, type Game2048Element } from '../../src/index.js';
import { english } from '../../src/element/locales/en.js';
import { german } from '../../src/element/locales/de.js';
import { french } from '../../src/element/locales/fr.js';
import { spanish } from '../../src/element/locales/es.js';
import { chinese } from '../../src/element/locales/zh.js';
import { japanese } from '../../src/element/locales/ja.js';
import { arabic } from '../../src/element/locales/ar.js';
import { nearlyOver, rows } from '../support/boards.js';
import { fixture } from '../support/fixture.js';
import { boardOf, buttonOf, overlayOf, statusOf } from '../support/screen.js';

const others = [german, french, spanish, chinese, japanese, arabic];
const all = 'score best moves new undo hint autoplay help directions save load give-up share';

const make = (lang = '') =>
  fixture<Game2048Element>(
    lang
      ? html`<game-2048 lang=${lang} controls=${all} style="--game-2048-duration:0s"></game-2048>`
      : html`<game-2048 controls=${all}></game-2048>`,
  );

/** Waits until the element has noticed that the page's language changed. */
async function pageIn(lang: string, element: Game2048Element): Promise<void> {
  document.documentElement.lang = lang;
  const told = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element.shadowRoot!, { subtree: true, childList: true, characterData: true });
  });
  await told;
  await element.updateComplete;
}

describe('Game2048Element › lang › translations', () => {
  for (const translation of others) {
    it(`into ${translation.$name} are shown by an element in that language, and fit at 320 px`, async () => {
      const element = await make(translation.$code);
      element.style.width = '320px';
      await element.updateComplete;
      expect(buttonOf(element, 'new').textContent.trim()).to.equal(translation.new);
      expect(element.shadowRoot!.querySelector('.game')!.getAttribute('lang')).to.equal(
        translation.$code,
      );
      element.newGame({ board: nearlyOver });
      element.move('left');
      await element.updateComplete;
      expect(overlayOf(element)!.textContent).to.include(translation.over);
      expect(await statusOf(element)).to.include(translation.over);
      for (const node of element.shadowRoot!.querySelectorAll('button, [part~="score"]')) {
        expect(node.scrollWidth, node.textContent).to.be.at.most(node.clientWidth + 1);
      }
    });
  }
});

describe('The header on a phone', () => {
  for (const { $code, $name } of [english, ...others]) {
    it(`stays in one row in ${$name}`, async () => {
      const element = await fixture<Game2048Element>(html`<game-2048 lang=${$code}></game-2048>`);
      const items = element.shadowRoot!.querySelectorAll('.header .figure, .header button');
      for (const screen of [360, 375, 393, 412]) {
        // A page has margins of 8 px.
        element.style.width = `${screen - 16}px`;
        const boxes = Array.from(items, (item) => item.getBoundingClientRect());
        const lowestTop = Math.max(...boxes.map(({ top }) => top));
        const highestBottom = Math.min(...boxes.map(({ bottom }) => bottom));
        expect(highestBottom, `at ${screen} px`).to.be.greaterThan(lowestTop);
      }
    });
  }
});

describe('Game2048Element › lang', () => {
  afterEach(() => {
    document.documentElement.lang = 'en';
  });

  it('is English by default', async () => {
    const element = await make('tlh');
    expect(buttonOf(element, 'new').textContent.trim()).to.equal('New game');
    expect(element.shadowRoot!.querySelector('.game')!.getAttribute('lang')).to.equal('en');
  });

  it('is inherited from the page', async () => {
    const part = await fixture(
      html`<div lang="fr">
        <p><game-2048></game-2048></p>
      </div>`,
    );
    const element = part.querySelector('game-2048')!;
    expect(element.shadowRoot!.textContent).to.include('Nouvelle partie');
    expect(element.lang).to.equal('');
    // Until it learns of a change, it does not mix two languages.
    (part as HTMLElement).lang = 'de';
    element.newGame({ board: rows([2, 2]) });
    element.move('left');
    expect(await statusOf(element)).to.match(/^Gauche.*ligne/);
  });

  it('is inherited through shadow roots', async () => {
    const part = await fixture(html`<div lang="fr"><p></p></div>`);
    const element = document.createElement('game-2048');
    part.querySelector('p')!.attachShadow({ mode: 'open' }).append(element);
    await element.updateComplete;
    expect(buttonOf(element, 'new').textContent.trim()).to.equal('Nouvelle partie');
  });

  it('may have a text with a misspelt name in braces', async () => {
    const misspelt = { ...english, $code: 'eo', sentenceMoved: '{direction}: {apperas}' };
    registerTranslation(misspelt);
    const element = await make('eo');
    element.newGame({ board: rows([0, 2]) });
    element.move('left');
    expect(await statusOf(element)).to.match(/^Left: apperas/);
  });

  it('falls back from a region to its language', async () => {
    const element = await make('de-AT');
    expect(buttonOf(element, 'new').textContent.trim()).to.equal('Neues Spiel');
  });

  it('follows the page’s', async () => {
    document.documentElement.lang = 'en';
    const element = await make();
    await pageIn('fr', element);
    expect(buttonOf(element, 'new').textContent.trim()).to.equal('Nouvelle partie');
    expect(boardOf(element).getAttribute('aria-label')).to.equal('2048, grille de 4 sur 4');
    await pageIn('ja', element);
    expect(buttonOf(element, 'new').textContent.trim()).to.equal('新しいゲーム');
  });

  it('follows the element’s own attribute', async () => {
    const element = await make('de');
    element.lang = 'es';
    await element.updateComplete;
    expect(buttonOf(element, 'new').textContent.trim()).to.equal('Nueva partida');
    element.removeAttribute('lang');
    await element.updateComplete;
    expect(buttonOf(element, 'new').textContent.trim()).to.equal('New game');
  });

  it('formats the numbers', async () => {
    for (const [lang, number] of [
      ['en', '1,234,567'],
      ['de', '1.234.567'],
      ['fr', '1\u202f234\u202f567'],
    ] as const) {
      const element = await make(lang);
      element.newGame({ board: rows([2]), score: 1234567 });
      await element.updateComplete;
      const score = element.shadowRoot!.querySelector('[part~="score"]')!.textContent;
      expect(score, lang).to.include(number);
    }
  });

  it('applies to the announcements', async () => {
    const element = await make('de');
    element.newGame({ board: rows([4, 4]), seed: 'a' });
    element.move('left');
    expect(await statusOf(element)).to.match(
      /^Links: verschmolzen zu 8\. Neue [24] in Zeile \d, Spalte \d\. Punkte: 8\.$/,
    );
  });

  it('from right to left mirrors the controls, not the board', async () => {
    const element = await make('ar');
    element.dir = 'rtl';
    await element.updateComplete;
    const at = (selector: string) =>
      element.shadowRoot!.querySelector(selector)!.getBoundingClientRect().x;
    expect(at('[part~="score"]')).to.be.greaterThan(at('[part~="best"]'));
    const [first, second] = element.shadowRoot!.querySelectorAll('[part~="cell"]');
    expect(first!.getBoundingClientRect().x).to.be.lessThan(second!.getBoundingClientRect().x);
    expect(at('[part~="button-left"]')).to.be.lessThan(at('[part~="button-right"]'));
    element.newGame({ board: rows([0, 0, 16]) });
    setTimeout(() => buttonOf(element, 'right').click());
    const event = await oneEvent(element, 'move');
    expect((event as CustomEvent<{ direction: string }>).detail.direction).to.equal('right');
    expect(element.board[0]![3]).to.equal(16);
  });
});
