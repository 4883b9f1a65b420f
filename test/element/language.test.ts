import { expect, nextFrame } from '@open-wc/testing';
import { LitElement } from 'lit';
import { LanguageController } from '../../src/element/wording/language.js';

class BareHost extends LitElement {}
customElements.define('bare-host', BareHost);

describe('LanguageController', () => {
  const parts: HTMLElement[] = [];

  /** An element in a part of the page with the given language. */
  function make(lang?: string) {
    const part = document.createElement('div');
    if (lang !== undefined) part.lang = lang;
    const host = new BareHost();
    part.append(host);
    document.body.append(part);
    parts.push(part);
    let changes = 0;
    const controller = new LanguageController(host, () => changes++);
    return { part, host, controller, changes: () => changes };
  }

  afterEach(async () => {
    for (const part of parts.splice(0)) part.remove();
    document.documentElement.lang = 'en';
    await nextFrame();
  });

  it('finds the nearest lang', () => {
    const { host, controller } = make('fr');
    expect(controller.language).to.equal('fr');
    host.lang = 'ja';
    expect(controller.language).to.equal('ja');
  });

  it('finds the page’s, even before the element is in the page', () => {
    document.documentElement.lang = 'de';
    expect(make().controller.language).to.equal('de');
    expect(new LanguageController(new BareHost(), () => undefined).language).to.equal('de');
  });

  it('finds the browser’s if the page has none', () => {
    document.documentElement.lang = '';
    expect(make().controller.language).to.equal(navigator.language);
  });

  it('reports a change of the part of the page, and of the page', async () => {
    const { part, changes } = make('fr');
    const before = changes();
    part.lang = 'de';
    await nextFrame();
    expect(changes()).to.equal(before + 1);
    document.documentElement.lang = 'ja';
    await nextFrame();
    expect(changes()).to.equal(before + 2);
  });

  it('reports nothing outside the page, and reports a return to it', async () => {
    const { part, host, changes } = make('fr');
    host.remove();
    const before = changes();
    part.lang = 'de';
    await nextFrame();
    expect(changes()).to.equal(before);
    part.append(host);
    expect(changes()).to.equal(before + 1);
  });
});
