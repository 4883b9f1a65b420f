import { expect } from '@open-wc/testing';
import { english } from '../../../src/words/locales/en.js';
import { Language } from '../../../src/words/texts.js';
import { listKeys } from '../../../src/element/wording/key-list.js';

it('listKeys() lists all keys', () => {
  const keys = listKeys(new Language('en', english)).map((entry) => entry.keys.join('+'));
  expect(keys.join(' ')).to.equal(
    'Arrow keys, W A S D Ctrl+Z N H Shift+Arrow keys 1–9 Shift+1–9 B P M R ? Enter Esc',
  );
});
