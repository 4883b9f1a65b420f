import { expect, html } from '@open-wc/testing';
import { Game2048Element } from '../../src/index.js';
import { warningsOf } from '../support/attributes.js';
import { fixture } from '../support/fixture.js';

let tags = 0;

/** An element in the page that is not defined yet, and what defines it. */
async function undefinedElement(): Promise<{ element: Game2048Element; define: () => void }> {
  const tag = `game-later-${++tags}`;
  const holder = await fixture<HTMLElement>(html`<div></div>`);
  const element = holder.appendChild(document.createElement(tag)) as Game2048Element;
  return { element, define: () => Game2048Element.define(tag) };
}

describe('Game2048Element › properties set before the definition', () => {
  it('do not shadow read-only ones', async () => {
    const { element, define } = await undefinedElement();
    Object.assign(element, { score: 99, moves: 99, board: [], best: 99, form: 1, validity: 1 });
    define();
    expect(element).to.include({ score: 0, moves: 0, best: 0, form: null });
    expect(element.board).to.have.length(4);
    expect(element.validity.valid).to.equal(true);
  });
});

const listed = (words: readonly string[]): string =>
  words
    .map((word) => `"${word}"`)
    .join(', ')
    .replace(/, ("\w+")$/, ' or $1');

describe('Game2048Element › enumerated attributes', () => {
  for (const [name, property, words, initial] of [
    ['after-win', 'afterWin', ['ask', 'continue', 'stop'], 'ask'],
    ['announcements', 'announcements', ['brief', 'normal', 'full'], 'normal'],
    ['swipe', 'swipe', ['always', 'focused', 'never'], 'always'],
    ['keys', 'keys', ['board', 'page'], 'board'],
    ['best-of', 'bestOf', ['played', 'finished'], 'played'],
    ['hints', 'hints', ['move', 'values', 'reasons'], 'move'],
  ] as const) {
    it(`${name} ignores case; its property is the default if the value is not allowed`, async () => {
      const element = await fixture<Game2048Element>(html`<game-2048></game-2048>`);
      expect(element[property]).to.equal(initial);
      for (const word of words) {
        element.setAttribute(name, word.toUpperCase());
        expect(element[property]).to.equal(word);
      }
      const warnings = await warningsOf(async () => {
        element.setAttribute(name, 'bogus');
        await element.updateComplete;
      });
      expect(element[property]).to.equal(initial);
      expect(element.getAttribute(name)).to.equal('bogus');
      expect(warnings).to.deep.equal([`<game-2048> ${name} must be ${listed(words)}, not "bogus"`]);
    });
  }

  it('size accepts a capital X', async () => {
    const element = await fixture<Game2048Element>(html`<game-2048 size="4X5"></game-2048>`);
    expect([element.board.length, element.board[0]?.length]).to.deep.equal([5, 4]);
  });
});

describe('Game2048Element › reflection', () => {
  it('of name and lang takes effect at once', async () => {
    const form = await fixture<HTMLFormElement>(html`<form><game-2048></game-2048></form>`);
    const element = form.querySelector('game-2048')!;
    element.name = 'game';
    element.lang = 'de';
    expect(new FormData(form).get('game')).to.equal(element.replay);
    expect(element.matches(':lang(de)')).to.equal(true);
    const copy = element.cloneNode() as Game2048Element;
    expect([copy.name, copy.lang]).to.deep.equal(['game', 'de']);
  });
});

describe('Game2048Element › ready', () => {
  it('resolves when the first game is drawn', async () => {
    const holder = await fixture<HTMLElement>(html`<div></div>`);
    const element = document.createElement('game-2048');
    let isReady = false;
    void element.ready.then(() => (isReady = true));
    await Promise.resolve();
    expect(isReady).to.equal(false);
    holder.append(element);
    await element.ready;
    expect(element.shadowRoot!.querySelectorAll('[part~="tile"][data-state=""]')).to.have.length(2);
  });
});

describe('Game2048Element › lang', () => {
  it('follows an ancestor’s', async () => {
    const outer = await fixture<HTMLElement>(
      html`<div lang="en">
        <p><game-2048></game-2048></p>
      </div>`,
    );
    const element = outer.querySelector('game-2048')!;
    const spoken = (): unknown => element.shadowRoot!.querySelector('.game')!.getAttribute('lang');
    expect(spoken()).to.equal('en');
    outer.lang = 'en-GB';
    // Observers run before the update that they ask for.
    await Promise.resolve();
    await element.updateComplete;
    expect(spoken()).to.match(/^en/);
    expect(element.matches(':lang(en-GB)')).to.equal(true);
  });
});

describe('Game2048Element › font', () => {
  it('can be inherited from the page', async () => {
    const holder = await fixture<HTMLElement>(html`
      <div style="font-family: Courier, monospace">
        <style>
          .own-font {
            font-family: inherit;
          }
        </style>
        <game-2048 class="own-font"></game-2048>
      </div>
    `);
    const root = holder.querySelector('game-2048')!.shadowRoot!;
    for (const selector of ['.figures', 'button', '[part~="tile"]']) {
      const { fontFamily } = getComputedStyle(root.querySelector(selector)!);
      expect(fontFamily, selector).to.equal('Courier, monospace');
    }
  });
});
