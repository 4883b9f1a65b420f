import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import {
  formatSavedGame,
  parseSavedGame,
  withHigherBest,
  type SavedState,
} from '../../src/session/saved-game.js';
import { played } from '../support/plays.js';

const { replay } = new Game({ seed: 'saved' });

const startedAt = Date.UTC(2026, 0, 2);
const usual = {
  best: 12,
  bestBefore: 12,
  playedHere: true,
  unassistedMoves: Infinity,
  arrowButtons: false,
  startedAt,
  undosUsed: 0,
};
const unusual: SavedState = {
  startedAt,
  best: -4,
  bestBefore: -9,
  playedHere: false,
  unassistedMoves: 0,
  afterWin: 'stop',
  arrowButtons: true,
  undosUsed: 3,
};

describe('formatSavedGame()', () => {
  it('writes version, best, replay and startedAt, and anything else only if it is not the default', () => {
    expect(JSON.parse(formatSavedGame(usual, replay))).to.deep.equal({
      version: 1,
      best: 12,
      replay,
      startedAt,
    });
    expect(JSON.parse(formatSavedGame(unusual, replay))).to.deep.equal({
      version: 1,
      replay,
      ...unusual,
    });
  });
});

describe('withHigherBest()', () => {
  it('writes a higher best score alone', () => {
    const text = formatSavedGame(usual, replay);
    for (const best of [11, 12]) expect(withHigherBest(text, best)).to.equal(undefined);
    expect(withHigherBest('{', 13)).to.equal(undefined);
    const raised = JSON.parse(withHigherBest(text, 13)!) as object;
    expect(raised).to.deep.equal({ version: 1, best: 13, replay, startedAt, isRaised: true });
  });
});

describe('parseSavedGame()', () => {
  it('reads what formatSavedGame() writes', () => {
    const game = played({ seed: 'saved', size: '5x3' }, 20);
    for (const entry of [usual, unusual]) {
      const saved = parseSavedGame(formatSavedGame(entry, game.replay));
      expect(saved).to.include(entry);
      expect([saved.game?.replay, saved.problem]).to.deep.equal([game.replay, undefined]);
    }
  });

  it('uses the default for values that are missing or of the wrong type', () => {
    for (const odd of ['true', 1.5, null, {}]) {
      const flags = { playedHere: odd, arrowButtons: odd, afterWin: odd };
      const entry = { ...flags, bestBefore: odd, unassistedMoves: String(odd), undosUsed: odd };
      const text = JSON.stringify({ version: 1, best: 12, replay, startedAt, ...entry });
      expect(parseSavedGame(text)).to.include({ ...usual, afterWin: undefined });
    }
    const negative = formatSavedGame({ ...usual, undosUsed: -1 }, replay);
    expect(parseSavedGame(negative)).to.include(usual);
  });

  it('gives the usual values for an entry, or for one field, that it cannot read', () => {
    const { problem, ...saved } = parseSavedGame('{');
    expect(problem).to.be.instanceOf(SyntaxError);
    expect(saved).to.include({ best: 0, playedHere: true, arrowButtons: false });
    const entry = { version: 1, best: 12, replay, startedAt, startedUnder: 4 };
    expect(parseSavedGame(JSON.stringify(entry)).startedUnder).to.equal(undefined);
  });

  it('gives each entry without startedAt a time of its own', () => {
    const before = Date.now();
    const times = [undefined, null, '1', 1.5, Infinity].map((odd) => {
      const text = JSON.stringify({ version: 1, best: 12, replay, startedAt: odd });
      return parseSavedGame(text).startedAt;
    });
    expect(new Set(times).size).to.equal(times.length);
    expect(Math.min(...times)).to.be.at.least(before);
  });

  it('reads the best score and the rest if only the game is damaged', () => {
    const saved = parseSavedGame(formatSavedGame(unusual, `${replay}!`));
    expect(saved).to.include({ ...unusual, game: undefined });
    expect(saved.problem).to.have.property('name', 'ReplayError');
  });

  const refused: [text: string, name: string, message: string][] = [
    ['', 'SyntaxError', 'JSON'],
    ['{"version":1', 'SyntaxError', 'JSON'],
    ['null', 'TypeError', 'a stored game must be an object'],
    ['['.repeat(20_000), 'SyntaxError', 'JSON'],
    ['{"__proto__":{"version":1,"best":1}}', 'TypeError', 'version of a stored game must be 1'],
    ['[]', 'TypeError', 'a stored game must be an object, not an array'],
    ['{}', 'TypeError', 'version of a stored game must be 1, not undefined'],
    ['{"version":"1"}', 'TypeError', 'version of a stored game must be 1, not "1"'],
    ['{"version":1}', 'TypeError', 'best of a stored game must be a safe integer, not undefined'],
    ['{"version":1,"best":1.5}', 'TypeError', 'a safe integer, not 1.5'],
    ['{"version":1,"best":1e300}', 'TypeError', 'a safe integer, not 1e+300'],
    ['{"version":1,"best":"9"}', 'TypeError', 'a safe integer, not "9"'],
    ['{"version":1,"best":9}', 'TypeError', 'a string'],
    ['{"version":1,"best":9,"replay":"x"}', 'ReplayError', 'character 0'],
    [JSON.stringify({ version: 1, best: 9, replay: `${replay}~u~u` }), 'ReplayError', 'character'],
  ];

  for (const [text, name, message] of refused) {
    it(`reports a problem with ${JSON.stringify(text.slice(0, 50))}`, () => {
      const { game, problem } = parseSavedGame(text);
      expect([game, problem?.name]).to.deep.equal([undefined, name]);
      expect(problem!.message).to.include(message);
    });
  }
});
