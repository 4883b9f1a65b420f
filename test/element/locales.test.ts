import { expect } from '@open-wc/testing';
import { type Game2048Element } from 'game-2048-element';
import { german } from 'game-2048-element/locales/de';
import { french } from 'game-2048-element/locales/fr';
import { spanish } from 'game-2048-element/locales/es';
import { italian } from 'game-2048-element/locales/it';
import { chinese } from 'game-2048-element/locales/zh';
import { japanese } from 'game-2048-element/locales/ja';
import { arabic } from 'game-2048-element/locales/ar';
import { nearlyOver, rows } from '../support/boards.js';
import { atOnce, game, settled, until } from '../support/fixture.js';
import { boardOf, buttonOf, overlayOf, statusOf } from '../support/screen.js';

const others = [german, french, spanish, italian, chinese, japanese, arabic];
const all =
  'controls="score best moves new undo hint autoplay help directions save load give-up share"';

const newGameOf = (element: Game2048Element) => buttonOf(element, 'new').textContent.trim();

describe('A translation', () => {
  for (const { $code, $name, new: newGame, over } of others) {
    it(`into ${$name} is shown and announced by an element in that language, and fits at 320 px`, async () => {
      const element = await game(`lang="${$code}" ${all} ${atOnce}`, nearlyOver);
      expect(newGameOf(element)).to.equal(newGame);
      expect(element.shadowRoot!.querySelector<HTMLElement>('.game')!.lang).to.equal($code);
      element.move('left');
      await settled(element);
      expect(overlayOf(element)!.textContent).to.include(over);
      expect(await statusOf(element)).to.include(over);
      for (const node of element.shadowRoot!.querySelectorAll('button, [part~="score"]')) {
        expect(node.scrollWidth, node.textContent).to.be.at.most(node.clientWidth + 1);
      }
    });
  }
});

describe('lang', () => {
  it('is inherited from the page, and a change applies before the next sentence', async () => {
    const element = await game();
    element.parentElement!.lang = 'de';
    await until(() => newGameOf(element) === german.new);
    expect(boardOf(element).ariaLabel).to.equal('2048, Spielfeld 4 mal 4');
    expect(element.lang).to.equal('');
    element.parentElement!.lang = 'fr';
    element.newGame({ board: rows([2, 2]) });
    element.move('left');
    expect(await statusOf(element)).to.match(/^Gauche.*ligne/);
  });

  it('of a language from right to left mirrors the controls, not the board', async () => {
    const element = await game(`lang="ar" dir="rtl" ${all}`, rows([0, 0, 16]));
    const at = (selector: string) =>
      element.shadowRoot!.querySelector(selector)!.getBoundingClientRect().x;
    expect(at('[part~="score"]')).to.be.greaterThan(at('[part~="best"]'));
    expect(at('[part~="cell"]')).to.be.lessThan(at('[part~="cell"]:nth-of-type(2)'));
    expect(at('[part~="button-left"]')).to.be.lessThan(at('[part~="button-right"]'));
    buttonOf(element, 'right').click();
    expect(element.board[0]![3]).to.equal(16);
  });
});
