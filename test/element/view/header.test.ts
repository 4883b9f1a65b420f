import { expect, fixture, html } from '@open-wc/testing';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import 'game-2048-element/locales/ar';
import 'game-2048-element/locales/de';
import 'game-2048-element/locales/es';
import 'game-2048-element/locales/fr';
import 'game-2048-element/locales/ja';
import 'game-2048-element/locales/zh';
import { resizePage } from '../../support/player.js';

const languages = ['ar', 'de', 'en', 'es', 'fr', 'ja', 'zh'];
const widths = [304, 320, 344, 359, 374, 396, 430, 480, 512];

describe('The header', () => {
  before(() => resizePage(800, 900));

  for (const lang of languages) {
    it(`has one row of 48 px in "${lang}" at 304 to 512 px, so that a page can reserve it`, async () => {
      const element = await fixture<Game2048Element>(html`<game-2048 lang=${lang}></game-2048>`);
      for (const width of widths) {
        element.style.width = `${width}px`;
        const header = element.shadowRoot!.querySelector('.header')!;
        expect(header.getBoundingClientRect().height, `${width} px`).to.equal(48);
        expect(element.getBoundingClientRect().height).to.be.closeTo(width + 60, 0.5);
      }
    });

    it(`has one row in "${lang}" with hint and autoplay from 390 px on`, async () => {
      const element = await fixture<Game2048Element>(
        html`<game-2048
          lang=${lang}
          controls="score best new undo hint autoplay help"
        ></game-2048>`,
      );
      for (const width of [390, 430, 480, 512]) {
        element.style.width = `${width}px`;
        const topOf = (name: string) =>
          element.shadowRoot!.querySelector(name)!.getBoundingClientRect().top;
        expect(topOf('.buttons'), `${width} px`).to.equal(topOf('.figures'));
      }
    });
  }
});
