import { expect, html, oneEvent } from '@open-wc/testing';
import { type Game2048Element } from 'game-2048-element';
import { german } from 'game-2048-element/locales/de';
import { french } from 'game-2048-element/locales/fr';
import { spanish } from 'game-2048-element/locales/es';
import { chinese } from 'game-2048-element/locales/zh';
import { japanese } from 'game-2048-element/locales/ja';
import { arabic } from 'game-2048-element/locales/ar';
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

describe('Game2048Element › lang', () => {
  afterEach(() => {
    document.documentElement.lang = 'en';
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

  it('follows the page’s', async () => {
    document.documentElement.lang = 'en';
    const element = await make();
    await pageIn('fr', element);
    expect(buttonOf(element, 'new').textContent.trim()).to.equal('Nouvelle partie');
    expect(boardOf(element).getAttribute('aria-label')).to.equal('2048, grille de 4 sur 4');
    await pageIn('ja', element);
    expect(buttonOf(element, 'new').textContent.trim()).to.equal('新しいゲーム');
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
