import { expect, nextFrame } from '@open-wc/testing';
import { LitElement } from 'lit';
import { english } from '../../src/words/locales/en.js';
import { Localizer } from '../../src/words/localizer.js';
import { canonicalTag, registerTranslation } from '../../src/words/registry.js';

/** An element with texts, which counts how often it is asked to update. */
class BareHost extends LitElement {
  updates = 0;
  readonly texts = new Localizer(this, english);

  override requestUpdate(...change: Parameters<LitElement['requestUpdate']>): void {
    this.updates++;
    super.requestUpdate(...change);
  }
}
customElements.define('bare-host', BareHost);

describe('Localizer', () => {
  const parts: HTMLElement[] = [];

  /** An element in a part of the page with the given language. */
  function make(lang?: string) {
    const part = document.createElement('div');
    if (lang !== undefined) part.lang = lang;
    const host = new BareHost();
    part.append(host);
    document.body.append(part);
    parts.push(part);
    return { part, host };
  }

  const codeIn = (lang?: string) => make(lang).host.texts.code;

  before(() => {
    for (const $code of ['de', 'fr', 'ja']) registerTranslation({ $code, undo: `undo-${$code}` });
  });
  afterEach(async () => {
    for (const part of parts.splice(0)) part.remove();
    document.documentElement.lang = 'en';
    await nextFrame();
  });

  it('takes the nearest lang, and keeps that language until reset()', () => {
    const { host } = make('fr');
    expect(host.texts.text('undo')).to.equal('undo-fr');
    host.lang = 'ja';
    expect(host.texts.text('undo')).to.equal('undo-fr');
    const { updates } = host;
    host.texts.reset();
    expect([host.updates, host.texts.text('undo')]).to.deep.equal([updates + 1, 'undo-ja']);
  });

  it('takes the language of the page, even before the element is connected', () => {
    document.documentElement.lang = 'de';
    expect([codeIn(), new BareHost().texts.code]).to.deep.equal(['de', 'de']);
  });

  it('takes the language of the browser if the page has none', () => {
    document.documentElement.lang = '';
    // Not every browser's language is a tag: WebKitGTK has "C" where the system has none.
    const [primary] = (canonicalTag(navigator.language) ?? 'en').split('-');
    expect(codeIn()).to.equal(primary);
  });

  it('follows a changed lang of an ancestor and of the page', async () => {
    const { part, host } = make('fr');
    expect(host.texts.code).to.equal('fr');
    part.lang = 'de';
    await nextFrame();
    expect(host.texts.code).to.equal('de');
    part.removeAttribute('lang');
    document.documentElement.lang = 'ja';
    await nextFrame();
    expect(host.texts.code).to.equal('ja');
  });

  it('follows nothing while the element is disconnected, and catches up when it is connected', async () => {
    const { part, host } = make('io');
    expect(host.texts.text('new')).to.equal('New game');
    host.remove();
    const { updates } = host;
    part.lang = 'ia';
    registerTranslation({ $code: 'ia', new: 'Nove joco' });
    await nextFrame();
    expect(host.updates).to.equal(updates);
    part.append(host);
    expect(host.texts.text('new')).to.equal('Nove joco');
  });

  it('updates its element when a translation is registered', () => {
    const { host } = make('ie');
    expect(host.texts.text('new')).to.equal('New game');
    const { updates } = host;
    registerTranslation({ $code: 'ie', new: 'Nov lude' });
    expect([host.updates, host.texts.text('new')]).to.deep.equal([updates + 1, 'Nov lude']);
  });

  it('returns other texts in the same language', () => {
    registerTranslation({ $code: 'de', greeting: 'Moin' } as { $code: string });
    const others = make('de').host.texts.withTexts({ greeting: 'Hello', parting: 'Bye' });
    expect([others.text('greeting'), others.text('parting')]).to.deep.equal(['Moin', 'Bye']);
    expect(others.number(1234)).to.equal('1.234');
  });

  describe('reports what a translation lacks', () => {
    const { warn } = console;
    let said: string[];

    beforeEach(() => {
      said = [];
      console.warn = (message: string) => said.push(message);
    });
    afterEach(() => (console.warn = warn));

    it('once, when such a text is shown in English, and names all', async () => {
      const texts = { ...english, undo: '', best: '' };
      registerTranslation({ ...texts, $code: 'vo' });
      const { host } = make('vo');
      expect(host.texts.text('new')).to.equal('New game');
      await host.updateComplete;
      expect(said).to.deep.equal([]);
      for (const element of [host, make('vo').host]) {
        expect(element.texts.text('undo')).to.equal('Undo');
        await element.updateComplete;
      }
      expect(said).to.deep.equal([
        'The translation "vo" of <game-2048> lacks these texts, shown in English: best undo',
      ]);
    });

    it('but not what the element fetches while it updates', async () => {
      registerTranslation({ $code: 'lfn', new: 'Jua nova' });
      const { host } = make('lfn');
      expect(host.texts.text('undo')).to.equal('Undo');
      registerTranslation({ ...english, $code: 'lfn' });
      await host.updateComplete;
      expect(said).to.deep.equal([]);
    });

    it('but not in English, nor in a language without a translation', async () => {
      registerTranslation({ $code: 'en-NZ', new: 'Start again' });
      for (const lang of ['en-NZ', 'tlh']) {
        const { host } = make(lang);
        expect(host.texts.text('undo')).to.equal('Undo');
        await host.updateComplete;
      }
      expect(said).to.deep.equal([]);
    });
  });
});
