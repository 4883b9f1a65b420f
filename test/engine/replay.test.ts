import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { Game, ReplayError, steps, verify } from '../../src/engine/index.js';
import { played, playOn, runs, snapshot, thrown } from '../support/plays.js';
import { sealed } from '../support/sealed.js';
import { countDraws } from '../support/work.js';
import { vectors } from '../support/vectors.js';

/** The line of a game between its head and its check. */
const body = (game: Game) => game.replay.split('_').slice(7).join('_').slice(0, -2);

describe('Game › replay', () => {
  it('begins with readable rules and seed', () => {
    const { replay } = new Game({ size: '5x4', seed: 'daily', fourChance: 0.25, afterWin: 'stop' });
    expect(replay).to.equal(sealed('1_5x4_2048_0.25_2_stop_daily_'));
  });

  it('has a character for each three moves, and a mark for each of the one or two that are left', () => {
    const game = new Game({ seed: 7 });
    for (const length of [3, 6, 1, 4, 7, 2]) {
      playOn(game, 1);
      expect(body(game)).to.have.lengthOf(length);
    }
  });

  it('is printable, needs no escaping in a URL, and has at most 100 + moves / 2 characters', () => {
    const seed = 'a seed of 28 characters, or'.replaceAll(' ', '-');
    for (const options of [
      { seed, size: 32, winTile: 2 ** 52, fourChance: 2 ** -50 / 3, startTiles: 1024 },
      { seed, size: 32, winTile: 2 ** 52, fourChance: 1.2345678901234567e-100 },
    ]) {
      const game = new Game(options);
      for (let moves = 0; moves < 40; moves++) {
        expect(game.replay.length).to.be.at.most(100 + game.moves / 2);
        playOn(game, 1, moves);
      }
    }
    const { replay } = played({ seed: 'zwölf ~ _ 🎲 %41 !*\'()"<>&' }, 50);
    expect(replay).to.match(/^[\w.~!*'()-]+$/);
    expect(encodeURIComponent(replay)).to.equal(replay);
    expect(new URL(`https://example.org/#${replay}`).hash).to.equal(`#${replay}`);
  });

  it('omits a score that is the default', () => {
    expect(new Game({ seed: 's', score: 0 }).replay).to.equal(new Game({ seed: 's' }).replay);
    expect(body(new Game({ seed: 's', score: 4 }))).to.equal('~s4.');
  });

  it('holds only the last of several boards or scores in a row', () => {
    const game = new Game({ seed: 1, size: 2, startTiles: 0 });
    game.setTile(0, 0, 2);
    expect(body(game)).to.equal('~bB.');
    game.setTile(1, 0, 4);
    expect(body(game)).to.equal('~bBC.');
    game.setScore(4);
    game.setScore(-8);
    expect(body(game)).to.equal('~bBC.~s-8.');
    game.setTile(0, 0, 0);
    game.addTile();
    game.addTile();
    expect(body(game)).to.equal('~bBC.~s-8.~bAC.~a.~a.');
    game.setBoard([[0, 0], [0, 0]]); // prettier-ignore
    expect(body(game)).to.match(/~a\.~b\.$/);
    expect(snapshot(Game.fromReplay(game.replay))).to.deep.equal(snapshot(game));
  });

  it('holds a start board, and tiles of a source with their moves', () => {
    const { board } = new Game({ size: 6 });
    const game = new Game({ random: [{ cell: 33, value: 4 }], board });
    game.setBoard([[2, 0, 0, 0, 0, 0], ...Array.from({ length: 5 }, () => [0, 0, 0, 0, 0, 0])]);
    game.move('right');
    game.giveUp();
    expect(body(game)).to.match(/^~i[AB C]+\.~bB\.~rAhC\.~x\.$/);
  });
});

describe('Game › replay › its check characters', () => {
  const { replay } = played({ seed: 'check', size: '5x4' }, 100);
  const refusal = (line: string) => {
    const error = thrown(() => verify(line)) as ReplayError;
    expect(error, line).to.be.instanceOf(ReplayError);
    return [error.message.replace(/ \(character \d+\)$/, ''), error.position];
  };
  const incomplete = 'this replay is incomplete: its last characters are missing';

  it('are letters or digits, so that no chat cuts them off a link', () => {
    const moves = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(fc.string(), moves, fc.boolean(), (seed, count, givenUp) => {
        const game = played({ seed }, count, count);
        if (givenUp) game.giveUp();
        expect(game.replay).to.match(/[\da-z]{2}$/);
        expect(game.replay).to.equal(sealed(game.replay.slice(0, -2)));
      }),
      { numRuns: runs(300) },
    );
  });

  it('reveal a cut line wherever it is cut', () => {
    for (let length = 0; length < replay.length; length++) {
      const [message, position] = refusal(replay.slice(0, length));
      expect(message).to.match(new RegExp(`^${incomplete}(, or others were changed)?$`));
      expect(position).to.equal(length);
    }
  });

  it('detect every character that was replaced, and every two neighbours exchanged', () => {
    const characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~.!*'()";
    for (let at = 0; at < replay.length; at++) {
      const [before, after] = [replay.slice(0, at), replay.slice(at + 1)];
      const changed = Array.from(characters, (character) => before + character + after);
      changed.push(before + after.charAt(0) + replay.charAt(at) + after.slice(1));
      for (const line of changed) {
        if (line !== replay) expect(() => verify(line), line).to.throw(ReplayError);
      }
    }
  });

  it('are compared before anything is played', () => {
    const long = played({ seed: 'long', size: 8 }, runs(2000)).replay;
    const cut = long.slice(0, -1);
    for (const read of [verify, Game.fromReplay.bind(Game), (line: string) => [...steps(line)]]) {
      expect(countDraws(() => thrown(() => read(cut)))).to.equal(0);
    }
  });

  it('make the error say what may have happened to the line', () => {
    const end = replay.length;
    expect(refusal('')).to.deep.equal([incomplete, 0]);
    expect(refusal(`${replay.slice(0, -3)}~`)).to.deep.equal([incomplete, end - 2]);
    const changed = replay.replace('_2048_', '_1024_');
    expect(refusal(changed)).to.deep.equal([`${incomplete}, or others were changed`, end]);
    const surplus = 'replay must end with a letter or digit, not ".)"';
    expect(refusal(`${replay}.)`)).to.deep.equal([surplus, end]);
    const space = 'replay must have no white space';
    expect(refusal(`${replay}\r\n`)).to.deep.equal([space, end]);
    expect(refusal(` ${replay}`)).to.deep.equal([space, 0]);
    for (const text of ['Dear Ada, hello', ' ', 'x\n', `Ada ${replay}`]) {
      expect(refusal(text)).to.deep.equal(['this is not a game', 0]);
    }
    expect(refusal('hello')).to.deep.equal(['version must be 1, not "hello"', 0]);
    expect(refusal(replay.replace('1_', '2_'))).to.deep.equal(['version must be 1, not "2"', 0]);
  });
});

describe('Game.fromReplay()', () => {
  it('returns the game at the end of the line, which can be undone and continued', () => {
    const game = played({ seed: 'b', size: '3x7', fourChance: 0.5 }, 150);
    const loaded = Game.fromReplay(game.replay);
    expect(snapshot(loaded)).to.deep.equal(snapshot(game));
    expect(snapshot(playOn(loaded, 30, 4))).to.deep.equal(snapshot(playOn(game, 30, 4)));
    while (game.undo()) expect(loaded.undo()).to.equal(true);
    expect(snapshot(loaded)).to.deep.equal(snapshot(game));
  });

  it('reads every legal vector, and writes it again letter by letter', () => {
    for (const { name, replay, result } of vectors.legal) {
      const game = Game.fromReplay(replay);
      expect(game.replay, name).to.equal(replay);
      expect(game.board, name).to.deep.equal(result.board);
      while (game.undo());
      expect(Game.fromReplay(game.replay).board, name).to.deep.equal(game.board);
    }
  });

  it('refuses anything but a string', () => {
    for (const text of [undefined, null, 7, Symbol('1'), Object.create(null), new String('1')]) {
      for (const read of [(line: string) => Game.fromReplay(line), verify]) {
        const error = thrown(() => read(text as string));
        expect(error).to.be.instanceOf(TypeError);
        expect(error?.message).to.include('replay must be a string');
      }
    }
  });
});

describe('verify()', () => {
  it('returns the result of each legal vector', () => {
    expect(vectors.legal.length).to.be.at.least(20);
    for (const { name, replay, result } of vectors.legal) {
      expect(verify(replay, { allowEdits: true }), name).to.deep.equal(result);
    }
  });

  it('says what is wrong, and where', () => {
    const refused = (unsealed: string, position: number, message: string) => {
      const text = sealed(unsealed);
      const error = thrown(() => verify(text, { allowEdits: true })) as ReplayError;
      expect(error.message, text).to.include(message).and.to.include(`(character ${position})`);
      expect(error.position, text).to.equal(position);
    };
    refused('_', 0, 'version must be 1, not ""');
    refused('2_2x2_2048_0.1_0_continue_s_', 0, 'version must be 1, not "2"');
    const sizes = 'size must be N or COLUMNSxROWS, each 2 to 32';
    refused('1_2x1_2048_0.1_0_continue_s_', 2, `${sizes}, not "2x1"`);
    refused('1_2_2048_0.1_0_continue_s_', 2, 'size must be written 2x2, not "2"');
    refused('1_02x2_2048_0.1_0_continue_s_', 2, 'size must be written 2x2, not "02x2"');
    const tiles = 'winTile must be a power of two from 4 to 2 ** 52';
    refused('1_2x2', 5, `${tiles}, not ""`);
    refused('1_2x2_abc_0.1_0_continue_s_', 6, `${tiles}, not "abc"`);
    refused('1_2x2_0x4_0.1_0_continue_s_', 6, 'winTile must be written 4, not "0x4"');
    refused('1_2x2_2048_0.10_0_continue_s_', 11, 'fourChance must be written 0.1, not "0.10"');
    refused('1_2x2_2048_0.1_5_continue_s_', 15, 'startTiles must be an integer from 0 to 4, not 5');
    refused('1_2x2_2048_0.1_0_ask_s_', 17, 'afterWin must be continue or stop, not "ask"');
    refused('1_2x2_2048_0.1_0_continue_s', 27, 'seed must end with _');
    const seeds = { 'a b': 'a~20b', 'a%41': 'aA', '~c3~a4': '~C3~A4', 'ab~41': 'abA' };
    for (const [seed, written] of Object.entries(seeds)) {
      const message = `seed must be written ${written}, not "${seed}"`;
      refused(`1_2x2_2048_0.1_0_continue_${seed}_`, 26, message);
    }
    for (const seed of ['a~4', 'a~FF']) {
      const message = `seed must be UTF-8 with escapes ~XX, not "${seed}"`;
      refused(`1_2x2_2048_0.1_0_continue_${seed}_`, 26, message);
    }
    const start = '1_2x2_2048_0.1_0_continue_s_~iBCD.';
    refused(`${start}~u.`, start.length, 'move 1 changes nothing');
    refused(`${start}~d.~x.~l.`, start.length + 6, 'the game is over');
    refused(`${start}~x.~x.`, start.length + 3, 'the game is over');
    for (const found of ['~q', '~Q', '~', '~x', 'é', ' \n']) {
      const shown = `a mark must be a digit, or from ~ with a letter to a full stop, not "${found}"`;
      refused(`${start}${found}`, start.length, shown);
    }
    refused(`${start}~iB.`, start.length, 'a start board must come first');
    refused(`${start}~bBBBBB.`, start.length, 'a board must have 4 ranks at most, not 5');
    refused(`${start}~bBA.`, start.length, 'a mark must be written ~bB., not "~bBA."');
    refused(`${start}~bBBBB.~a.`, start.length + 7, 'the board is full');
    refused(`${start}~dAAB.`, start.length, 'cell 0 must be an empty cell of the board');
    refused(`${start}~dAEB.`, start.length, 'cell 4 must be an empty cell of the board');
    refused(`${start}~dABA.`, start.length, 'a new tile must have a rank from 1 to 63, not 0');
    refused(`${start}~dAD.`, start.length, 'a mark must be written ~dADA., not "~dAD."');
    refused(`${start}~dADBB.`, start.length, 'a mark must be written ~dADB., not "~dADBB."');
    refused(`${start}~bB.~bC.`, start.length + 4, 'two boards must not follow one another');
    refused(`${start}~s1.~s2.`, start.length + 4, 'two scores must not follow one another');
    refused(`${start}~s9007199254740993.`, start.length, 'written ~s9007199254740992.');
    refused(`${start}~s1e3.`, start.length, 'written ~s1000.');
    for (const score of ['', '-0', '0x0'])
      refused(`${start}~s${score}.`, start.length, 'written ~s0.');
    for (const score of ['-', '9'.repeat(400)]) {
      refused(`${start}~s${score}.`, start.length, 'score must be an integer, not "');
    }
    refused(`${start}~xB.`, start.length, 'a mark must be written ~x., not "~xB."');
    refused('1_4x4_2048_0.1_2_continue_7_~r.SF', 31, 'a digit must not follow a single move');
    refused('1_4x4_2048_0.1_2_continue_7_~r.~u.~d.', 34, 'three single moves must share a digit');
  });

  it('agrees with the game itself, for any rules', () => {
    const anyOptions = fc.record({
      size: fc.constantFrom('4x4', '4x4', '4x4', '2x2', '3x3', '4x5', '5x4', '8x2', '6x6'),
      fourChance: fc.constantFrom(0, 0.1, 0.5, 1),
      winTile: fc.constantFrom(4, 8, 64, 128, 2048),
      afterWin: fc.constantFrom('continue' as const, 'stop' as const),
      seed: fc.nat(),
    });
    fc.assert(
      fc.property(anyOptions, (options) => {
        const game = played(options, 400, options.seed);
        const { rules, seed, score, moves, maxTile, won, over, endReason, board } = game;
        expect(verify(game.replay)).to.deep.equal({
          rules,
          seed,
          score,
          moves,
          maxTile,
          won,
          over,
          endReason,
          board,
          edited: false,
        });
      }),
      { numRuns: runs(150) },
    );
  });

  it('refuses more moves than maxMoves', () => {
    const game = played({ seed: 'limit' }, 8);
    expect(verify(game.replay, { maxMoves: 8 }).moves).to.equal(8);
    const start = game.replay.length - 10;
    for (const [maxMoves, position] of [
      [7, start + 5],
      [6, start + 2],
      [5, start + 1],
      [0, start],
    ] as const) {
      const error = thrown(() => verify(game.replay, { maxMoves })) as ReplayError;
      expect(error.message).to.include(`replay must have ${maxMoves} moves and edits at most`);
      expect(error.position).to.equal(position);
    }
  });

  it('refuses a game that was edited, unless `allowEdits` is true', () => {
    const pure = played({ seed: 'pure' }, 10);
    expect(verify(pure.replay).edited).to.equal(false);
    pure.giveUp();
    expect(verify(pure.replay, { allowEdits: false }).endReason).to.equal('gave-up');
    const refused = (change: (game: Game) => void) => {
      const game = played({ seed: 'pure' }, 10);
      const position = game.replay.length - 2;
      change(game);
      const { moves } = game;
      expect(verify(game.replay, { allowEdits: true })).to.include({ moves, edited: true });
      const error = thrown(() => verify(game.replay)) as ReplayError;
      expect(error).to.be.instanceOf(ReplayError);
      expect(error.position).to.equal(position);
    };
    refused((game) => game.addTile());
    refused((game) => game.setScore(9));
    refused((game) => game.setTile(0, 0, 2));
    for (const game of [new Game({ board: pure.board }), new Game({ random: [], startTiles: 0 })]) {
      expect(() => verify(game.replay, { allowEdits: undefined })).to.throw(
        ReplayError,
        'must come from the seed and the moves',
      );
    }
    const written = sealed('1_4x4_2048_0.1_2_continue_7_~rAAC.');
    expect(() => verify(written)).to.throw(ReplayError, 'must come from the seed and the moves');
  });
});
