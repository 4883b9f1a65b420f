import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cleanName } from '../src/names.js';
import { householdOf } from '../src/networks.js';
import { isOwner } from '../src/players.js';
import { readSettings } from '../src/settings.js';

describe('OWNER_TOKEN', () => {
  it('has only characters that an Authorization header carries', () => {
    for (const OWNER_TOKEN of ['abcdefghijklmnopqrstuv', 'a+b/c~d_e.f-g+h/i~j_k.l==']) {
      assert.equal(readSettings({ OWNER_TOKEN }).ownerToken, OWNER_TOKEN);
    }
    for (const OWNER_TOKEN of [
      'a'.repeat(21),
      'a'.repeat(257),
      `${'a'.repeat(22)} `,
      'é'.repeat(22),
    ]) {
      assert.throws(() => readSettings({ OWNER_TOKEN }), /^RangeError: OWNER_TOKEN must be/);
    }
  });
});

describe('The owner', () => {
  it('is nobody where no token is set', () => {
    assert.equal(isOwner(new Request('http://localhost'), undefined), false);
  });
});

describe('A name', () => {
  it('costs no time, however long and whatever it is made of', () => {
    const start = performance.now();
    for (const text of ['\u0301', '\u0628\u064B', '\u0301\u0327', '\u0628\u200C', '👩\u200D']) {
      cleanName(`A${text.repeat(9_800)}`);
    }
    assert.ok(performance.now() - start < 1_000);
  });
});

describe('SEED_SECRET', () => {
  it('has at least 22 characters', () => {
    assert.throws(() => readSettings({ SEED_SECRET: 'short' }), /at least 22 characters/);
  });
});

describe('ORIGINS', () => {
  it('is a list of origins', () => {
    assert.equal(readSettings({}).origins, undefined);
    const { origins } = readSettings({ ORIGINS: 'https://one.example, http://localhost:8080' });
    assert.deepEqual(origins, ['https://one.example', 'http://localhost:8080']);
    for (const ORIGINS of ['one.example', 'https://one.example/page', 'https://one.example,']) {
      assert.throws(() => readSettings({ ORIGINS }), /ORIGINS must be origins/);
    }
  });
});

describe('householdOf()', () => {
  for (const [address, household] of [
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['[::FFFF:c000:201]:443', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::6', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::]:443', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['999.0.2.1', 'unknown'],
    ['', 'unknown'],
  ]) {
    it(`of ${address || 'a missing address'} is ${household}`, () => {
      assert.equal(householdOf(address), household);
    });
  }
});
