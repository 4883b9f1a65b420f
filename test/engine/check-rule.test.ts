import { expect } from '@open-wc/testing';
import { checkRule, Game, type CheckedSettings } from '../../src/engine/index.js';
import { thrown } from '../support/plays.js';

describe('checkRule()', () => {
  it('returns each setting in its checked form', () => {
    expect(checkRule('size', '5x4')).to.deep.equal({ columns: 5, rows: 4 });
    expect(checkRule('size', 3)).to.deep.equal({ columns: 3, rows: 3 });
    expect(checkRule('columns', 32)).to.equal(32);
    expect(checkRule('rows', 2)).to.equal(2);
    expect(checkRule('winTile', 64)).to.equal(64);
    expect(checkRule('fourChance', 0.3)).to.equal(0.3);
    expect(checkRule('startTiles', 1024)).to.equal(1024);
    expect(checkRule('startTiles', 4, { columns: 2, rows: 2 })).to.equal(4);
    expect(checkRule('afterWin', 'stop')).to.equal('stop');
    expect(checkRule('afterWin', 'continue')).to.equal('continue');
    expect(checkRule('seed', 7)).to.equal('7');
    expect(checkRule('score', -5)).to.equal(-5);
  });

  it('throws the same error as new Game()', () => {
    const wrong: [keyof CheckedSettings, unknown][] = [
      ['size', '1x4'],
      ['columns', 33],
      ['rows', '4'],
      ['winTile', 3],
      ['fourChance', -1],
      ['startTiles', -1],
      ['afterWin', 'ask'],
      ['seed', null],
      ['score', 0.5],
    ];
    for (const [name, value] of wrong) {
      const error = thrown(() => checkRule(name, value, { columns: 4, rows: 4 }));
      const other = thrown(() => new Game({ [name]: value }));
      expect([error?.name, error?.message]).to.deep.equal([other?.name, other?.message]);
      expect(error?.message).to.include(`${name} must be`);
    }
    expect(() => checkRule('startTiles', 5, { columns: 2, rows: 2 })).to.throw(
      'an integer from 0 to 4',
    );
  });
});
