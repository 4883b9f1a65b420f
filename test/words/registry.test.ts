import { expect } from '@open-wc/testing';
import { english } from '../../src/words/locales/en.js';
import { onRegistration, registerTranslation, translationsFor } from '../../src/words/registry.js';
import { Language } from '../../src/words/texts.js';

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
      `${new URL('../../src/words/registry.ts', import.meta.url).href}?ver=2`
    )) as { registerTranslation: typeof registerTranslation };
    expect(other.registerTranslation).not.to.equal(registerTranslation);
    let registrations = 0;
    onRegistration(() => registrations++);
    other.registerTranslation({ $code: 'da', new: 'Nyt spil' });
    expect(registrations).to.equal(1);
    expect(new Language('da', english).text('new')).to.equal('Nyt spil');
  });

  it('tells nobody who has stopped listening', () => {
    let registrations = 0;
    const stop = onRegistration(() => registrations++);
    stop();
    registerTranslation({ $code: 'fi', undo: 'Kumoa' });
    expect(registrations).to.equal(0);
  });

  it('refuses a $code that is not a language tag', () => {
    const register = (code: unknown): void => registerTranslation({ $code: code as string });
    expect(() => register('no tag')).to.throw(
      RangeError,
      '$code must be a language tag such as "de" or "pt-BR", not "no tag"',
    );
    expect(() => register(undefined)).to.throw(
      TypeError,
      '$code must be a language tag such as "de" or "pt-BR", not undefined',
    );
    for (const nothing of [null, undefined]) {
      expect(() => registerTranslation(nothing as never)).to.throw(TypeError, 'not undefined');
    }
  });

  it('refuses a text that is neither a string nor plural forms with `other`, and registers nothing', () => {
    for (const [texts, message] of [
      [{ score: 5 }, 'score must be a string, not 5'],
      [{ score: null }, 'score must be a string, not null'],
      [{ score: [] }, 'score must be a string, not an array'],
      [{ movesMade: { one: '1 Zug' } }, 'movesMade.other must be a string, not undefined'],
      [{ movesMade: { one: 1n, other: '{count} Züge' } }, 'movesMade.one must be a string, not 1n'],
      [
        { movesMade: { __proto__: { other: 'x' } } },
        'movesMade.other must be a string, not undefined',
      ],
    ] as const) {
      const translation = { $code: 'et', new: 'Uus', ...(texts as object) };
      expect(() => registerTranslation(translation)).to.throw(TypeError, message);
    }
    expect(translationsFor('et')).to.deep.equal([]);
  });

  it('takes an undefined text for one that is not translated', () => {
    registerTranslation({ $code: 'lv', undo: undefined } as never);
    expect(new Language('lv', english).text('undo')).to.equal('Undo');
  });

  it('registers none of several translations if it refuses one', () => {
    expect(() => registerTranslation({ $code: 'nb', new: 'Nytt spill' }, { $code: '?' })).to.throw(
      RangeError,
    );
    expect(translationsFor('nb')).to.deep.equal([]);
  });
});
