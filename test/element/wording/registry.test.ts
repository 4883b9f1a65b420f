import { expect } from '@open-wc/testing';
import { english } from '../../../src/element/locales/en.js';
import {
  onRegistration,
  registerTranslation,
  translationsFor,
} from '../../../src/element/wording/registry.js';
import { Language } from '../../../src/element/wording/texts.js';

/** What a function writes to the console as warnings. */
function warningsOf(act: () => void): string[] {
  const { warn } = console;
  const warnings: string[] = [];
  console.warn = (message: string) => warnings.push(message);
  try {
    act();
  } finally {
    console.warn = warn;
  }
  return warnings;
}

describe('registerTranslation()', () => {
  it('adds to what is registered in a language, and replaces only the texts that it names', () => {
    registerTranslation({ $code: 'sv', new: 'Nytt spel', undo: 'Ångra' });
    registerTranslation({ $code: 'sv', new: 'Ny omgång' }, { $code: 'sv', help: 'Hjälp' });
    const [swedish] = translationsFor('sv');
    expect(swedish).to.include({ new: 'Ny omgång', undo: 'Ångra', help: 'Hjälp' });
  });

  it('reaches every copy of the element, whatever it was loaded from', async () => {
    // A query string makes a second module of the same file.
    const other = (await import(
      `${new URL('../../../src/element/wording/registry.ts', import.meta.url).href}?ver=2`
    )) as { registerTranslation: typeof registerTranslation };
    expect(other.registerTranslation).not.to.equal(registerTranslation);
    let registrations = 0;
    const stop = onRegistration(() => registrations++);
    other.registerTranslation({ $code: 'da', new: 'Nyt spil' });
    stop();
    other.registerTranslation({ $code: 'da', undo: 'Fortryd' });
    expect(registrations).to.equal(1);
    expect(new Language('da', english).text('new')).to.equal('Nyt spil');
  });

  it('refuses a $code that is not a language tag', () => {
    const register = (code: unknown): void => registerTranslation({ $code: code as string });
    expect(() => register('no tag')).to.throw(
      RangeError,
      '$code must be a language tag such as "de" or "pt-BR", not "no tag"',
    );
    expect(() => register(undefined)).to.throw(
      TypeError,
      '$code must be a language tag, not undefined',
    );
  });

  it('warns once of a file for another version that lacks texts', () => {
    registerTranslation({ $code: 'nb', $version: '0.0.1', new: 'Nytt spill' });
    const warnings = warningsOf(() => {
      const language = new Language('nb', english);
      expect(language.text('new')).to.equal('Nytt spill');
      expect(language.text('undo')).to.equal('Undo');
      expect(new Language('nb-NO', english).code).to.equal('nb');
    });
    expect(warnings.length).to.equal(1);
    expect(warnings[0]).to.match(
      /"nb" is for version 0\.0\.1, this is version \d.*in English: \d+/,
    );
  });

  it('warns neither of a page’s few texts, nor of a file for another version that lacks none', () => {
    registerTranslation({ $code: 'fi', new: 'Uusi peli' });
    registerTranslation({ ...english, $code: 'et', $version: '0.0.1' });
    const warnings = warningsOf(() => {
      expect(new Language('fi', english).text('undo')).to.equal('Undo');
      expect(new Language('et', english).code).to.equal('et');
    });
    expect(warnings).to.deep.equal([]);
  });
});
