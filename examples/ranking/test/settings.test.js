import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cleanName } from '../src/names.js';
import { householdOf, siteOf } from '../src/networks.js';
import { isOwner } from '../src/players.js';
import { readSettings } from '../src/settings.js';

describe('DAYS_KEPT', () => {
  it('is 30, or 2 to 36500', () => {
    assert.equal(readSettings({}).daysKept, 30);
    assert.equal(readSettings({ DAYS_KEPT: '2' }).daysKept, 2);
    for (const DAYS_KEPT of ['', '1', '36501', '-3', 'abc', '7.5']) {
      assert.throws(() => readSettings({ DAYS_KEPT }), /DAYS_KEPT must be 2 to 36500, not "/);
    }
  });
});

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

describe('PLAYERS_PER_NETWORK', () => {
  it('is 20, or 1 to 1000000', () => {
    assert.equal(readSettings({}).playersPerNetwork, 20);
    assert.throws(
      () => readSettings({ PLAYERS_PER_NETWORK: '0' }),
      /must be 1 to 1000000, not "0"/,
    );
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

describe('The network of an address', () => {
  for (const [address, household, site] of [
    ['192.0.2.1', '192.0.2.1/32', '192.0.2/24'],
    ['192.0.2.1:4711', '192.0.2.1/32', '192.0.2/24'],
    ['::ffff:192.0.2.1', '192.0.2.1/32', '192.0.2/24'],
    ['[::FFFF:c000:201]:443', '192.0.2.1/32', '192.0.2/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:DB8:0001:2::6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['[2001:db8:1:2::]:443', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['unknown', 'unknown', 'unknown'],
    ['999.0.2.1', 'unknown', 'unknown'],
    ['', 'unknown', 'unknown'],
  ]) {
    it(`${address || 'that is missing'} is ${household}, in ${site}`, () => {
      assert.deepEqual([householdOf(address), siteOf(address)], [household, site]);
    });
  }
});
