import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import { formatSavedGame, parseSavedGame } from '../../src/session/saved-game.js';
import { played, thrown } from '../support/plays.js';

const { replay } = new Game({ seed: 'saved' });

describe('formatSavedGame()', () => {
  it('writes version, best and replay, and flags only if they are unusual', () => {
    const entry = { version: 1, best: 12, replay };
    const usual = { best: 12, playedHere: true, arrowButtons: false };
    expect(JSON.parse(formatSavedGame(usual, replay))).to.deep.equal(entry);
    const unusual = { best: 12, playedHere: false, arrowButtons: true };
    expect(JSON.parse(formatSavedGame(unusual, replay))).to.deep.equal({
      ...entry,
      playedHere: false,
      arrowButtons: true,
    });
  });
});

describe('parseSavedGame()', () => {
  it('reads what formatSavedGame() writes', () => {
    const game = played({ seed: 'saved', size: '5x3' }, 20);
    for (const flag of [true, false]) {
      const flags = { best: -4, playedHere: flag, arrowButtons: flag };
      const saved = parseSavedGame(formatSavedGame(flags, game.replay));
      expect(saved).to.include(flags);
      expect(saved.game.replay).to.equal(game.replay);
    }
  });

  it('reads anything but `true` as arrow buttons that are off', () => {
    for (const arrowButtons of ['true', 1, null, {}]) {
      const text = JSON.stringify({ version: 1, best: 0, replay, arrowButtons });
      expect(parseSavedGame(text).arrowButtons).to.equal(false);
    }
  });

  const refused: [text: string, name: string, message: string][] = [
    ['', 'SyntaxError', 'JSON'],
    ['{"version":1', 'SyntaxError', 'JSON'],
    ['null', 'TypeError', 'a stored game must be an object'],
    ['7', 'TypeError', 'a stored game must be an object'],
    ['"text"', 'TypeError', 'a stored game must be an object'],
    ['[]', 'TypeError', 'version of a stored game must be 1, not undefined'],
    ['{}', 'TypeError', 'version of a stored game must be 1, not undefined'],
    ['{"version":2}', 'TypeError', 'version of a stored game must be 1, not 2'],
    ['{"version":"1"}', 'TypeError', 'version of a stored game must be 1, not "1"'],
    ['{"version":1}', 'TypeError', 'best of a stored game must be a safe integer, not undefined'],
    ['{"version":1,"best":1.5}', 'TypeError', 'a safe integer, not 1.5'],
    ['{"version":1,"best":1e300}', 'TypeError', 'a safe integer, not 1e+300'],
    ['{"version":1,"best":"9"}', 'TypeError', 'a safe integer, not "9"'],
    ['{"version":1,"best":9}', 'TypeError', 'a text'],
    ['{"version":1,"best":9,"replay":[]}', 'TypeError', 'a text'],
    ['{"version":1,"best":9,"replay":"x"}', 'ReplayError', 'character 0'],
    [JSON.stringify({ version: 1, best: 9, replay: `${replay}!` }), 'ReplayError', 'character'],
  ];

  for (const [text, name, message] of refused) {
    it(`refuses ${text || 'an empty text'}`, () => {
      const error = thrown(() => parseSavedGame(text));
      expect(error).to.include({ name });
      expect(error!.message).to.include(message);
    });
  }
});
