import { mock } from 'node:test';
import { expect } from '@open-wc/testing';
import { Announcer } from '../../../src/element/wording/announcer.js';
import { Language } from '../../../src/words/texts.js';
import '../../../src/words/locales/ar.js';
import '../../../src/words/locales/de.js';
import { english } from '../../../src/words/locales/en.js';
import '../../../src/words/locales/ja.js';
import { Game, type Direction } from '../../../src/engine/index.js';
import type { EndCard } from '../../../src/session/cards.js';
import type { Notice } from '../../../src/session/interaction.js';
import type { Change } from '../../../src/session/session.js';
import type { Announcements } from '../../../src/session/settings.js';
import { endingGame, gameAt, gameWithTiles, moveIn } from '../../support/boards.js';
import { DIRECTIONS } from '../../support/plays.js';
import { sessionOf } from '../../support/told-session.js';

/** An announcer, with functions that return what it says, and a promise of its next sentence. */
function make(verbosity: Announcements = 'normal', tag = 'en') {
  let changed: (() => void) | undefined;
  const announcer = new Announcer(new Language(tag, english), () => changed?.());
  const announce = (change: Change, game: Game, end?: EndCard): string => {
    announcer.announce(change, sessionOf(game, { endCard: end }), verbosity);
    return announcer.sentence;
  };
  const tell = (notice: Notice, game = gameAt([[2]])): string => {
    announcer.tell(notice, sessionOf(game));
    return announcer.sentence;
  };
  const next = () => new Promise<void>((resolve) => (changed = resolve));
  return { announcer, next, announce, tell };
}

const saved: Notice = { kind: 'done', text: 'sentenceSaved' };
const readBoard: Notice = { kind: 'read', command: { read: 'board' } };
const blocked = (direction: 'left' | 'up', repeated = false): Notice => ({
  ...({ kind: 'blocked', by: 'player' } as const),
  direction,
  repeated,
});

const twice = [[4, 4, 8, 8]];

/** What is announced of a move to the left. */
function leftOn(
  board: number[][],
  verbosity: Announcements = 'normal',
  { tag = 'en', end, ...options }: { tag?: string; end?: EndCard; winTile?: number } = {},
): string {
  const stops = end === 'over' ? ({ afterWin: 'stop' } as const) : {};
  const game = gameWithTiles(board, [[3, 2, 2]], { ...options, ...stops });
  return make(verbosity, tag).announce(moveIn(game, 'left'), game, end);
}

describe('Announcer › announce()', () => {
  const won = 'You win! Score 2,048, 1 move, highest tile 2048.';
  const choices = 'Press Enter to keep playing, Tab for the other choices.';

  const one = [[4, 4, 16]];
  const three = [...twice, [2, 2]];
  const none = [[0, 4, 16]];
  const winning = [[1024, 1024]];
  const sentences: Record<string, Parameters<typeof leftOn>> = {
    'Left, 8. 2 in row 3, column 2.': [one, 'brief'],
    'Left: merged into 8. New 2 in row 3, column 2. Score 8.': [one],
    'Left: merged into 8. New 2 in row 3, column 2. Score 8. 13 empty cells.': [one, 'full'],
    'Left, 28. 2 in row 3, column 2.': [three, 'brief'],
    'Left: merged into 8, 16 and 4. New 2 in row 3, column 2. Score 28.': [three],
    'Left. 2 in row 3, column 2.': [none, 'brief'],
    'Left. New 2 in row 3, column 2.': [none],
    'Left. New 2 in row 3, column 2. 13 empty cells.': [none, 'full'],
    [`Left, 2,048. 2 in row 3, column 2. ${won}`]: [winning, 'brief'],
    [`Left, 2,048. 2 in row 3, column 2. ${won} ${choices}`]: [winning, 'brief', { end: 'won' }],
    [`Left: merged into 2048. New 2 in row 3, column 2. ${won} ${choices}`]: [
      ...([winning, 'normal', { end: 'won' }] as const),
    ],
    'Left, 16. 2 in row 3, column 2. You win! Score 16, 1 move, highest tile 16. Press Enter for a new game, Tab for the other choices.':
      [[[8, 8]], 'brief', { end: 'over', winTile: 16 }],
    'Links: verschmolzen zu 8 und 16. Neue 2 in Zeile 3, Spalte 2. Punkte: 24.': [
      ...([twice, 'normal', { tag: 'de' }] as const),
    ],
    '左：8と16に合体。3行2列に新しい2。スコア 24。空きマス 13。': [twice, 'full', { tag: 'ja' }],
  };
  for (const [sentence, of] of Object.entries(sentences)) {
    it(`announces a move: ${sentence}`, () => {
      expect(leftOn(...of)).to.equal(sentence);
    });
  }

  it('announces of a lost game the last move, the result, and the choices', () => {
    const game = endingGame();
    expect(make().announce(moveIn(game, 'left'), game, 'over')).to.match(
      /^Left: merged into 512\. New \d in row 4, column 4\. Game over\. Score 512, 1 move, highest tile 512\. Press Enter for a new game, Tab for the other choices\.$/,
    );
  });

  it('announces a game that the player has given up', () => {
    const game = gameAt([[2]]);
    game.giveUp();
    const sentence = make().announce({ kind: 'give-up', by: 'player' }, game, 'over');
    expect(sentence).to.match(/^Game over\. Score 0, 0 moves, highest tile 2\. Press/);
  });

  it('announces how many undos are left after one, unless in brief', () => {
    const game = gameWithTiles(twice, [[3, 2, 2]]);
    const { move } = moveIn(game, 'left');
    game.undo();
    for (const [undosLeft, verbosity, left] of [
      [2, 'normal', / column 2\. Undos left: 2\. Score 0\.$/],
      [1, 'full', / column 2\. Undos left: 1\. Score 0\./],
      [0, 'normal', / column 2\. No undos left\. Score 0\.$/],
      [2, 'brief', / into 8 and 8\.$/],
    ] as const) {
      const { announcer } = make();
      const change: Change = { kind: 'undo', move: move!, by: 'player' };
      announcer.announce(change, sessionOf(game, { undosLeft }), verbosity);
      expect(announcer.sentence).to.match(left);
    }
  });

  it('announces what an undone move brings back', () => {
    const split = 'Undone: Left. 8 split back into 4 and 4. 16 split back into 8 and 8.';
    const whole = `${split} 2 removed from row 3, column 2. Score 0.`;
    for (const [verbosity, sentence] of [
      ['brief', split],
      ['normal', whole],
      ['full', `${whole} 12 empty cells.`],
    ] as const) {
      const game = gameWithTiles(twice, [[3, 2, 2]]);
      const { move } = moveIn(game, 'left');
      game.undo();
      const change: Change = { kind: 'undo', move: move!, by: 'player' };
      expect(make(verbosity).announce(change, game)).to.equal(sentence);
    }
  });

  for (const [kind, game, sentence] of [
    [
      ...(['undo', gameAt([[64]], { score: 300 })] as const),
      'Back to the previous game. Score 300, 0 moves, highest tile 64.',
    ],
    [
      ...(['new', gameAt([[0, 2], [0], [4]])] as const),
      'New game, 4 by 4. 2 in row 1, column 2. 4 in row 3, column 1.',
    ],
    ['new', new Game({ size: '6x5', startTiles: 9 }), 'New game, 6 by 5.'],
    ['load', gameAt([[8, 8]]), 'Game loaded. Score 0, 0 moves, highest tile 8.'],
    ['keep-playing', gameAt([[16]]), 'The game goes on.'],
  ] as const) {
    it(`announces a change of kind "${kind}": ${sentence}`, () => {
      expect(make().announce({ kind, by: 'player' }, game)).to.equal(sentence);
    });
  }

  it('announces of a loaded game that it is won or over', () => {
    const { announce } = make();
    const game = gameAt([[8, 8]], { winTile: 16 });
    game.move('left');
    const change = { kind: 'load', by: 'player' } as const;
    expect(announce(change, game, 'won')).to.match(
      /^Game loaded\. You win! Score 16, 1 move, .* Press Enter/,
    );
    game.giveUp();
    expect(announce(change, game, 'over')).to.match(/^Game loaded\. Game over\. Score 16/);
  });
});

describe('Announcer › sentence', () => {
  it('is empty where there is nothing to say', () => {
    const { announcer, tell } = make();
    expect(announcer.sentence).to.equal('');
    tell(saved);
    announcer.clear();
    expect(announcer.sentence).to.equal('');
  });

  it('changes when the same is announced again', () => {
    const { tell } = make();
    const said = [1, 2, 3].map(() => tell(saved));
    expect(said.map((sentence) => sentence.trim())).to.deep.equal(Array(3).fill('Game saved.'));
    expect(said[1]).not.to.equal(said[0]);
    expect(said[2]).not.to.equal(said[1]);
  });

  it('announces the first of ten fast moves at once, and the last one after a pause', async () => {
    const { announcer, next, announce } = make();
    const seen = new Set<string>();
    const game = new Game({ seed: 'a' });
    let last = '';
    for (let n = 0; n < 10; n++) {
      const direction = DIRECTIONS.find((one) => game.canMove(one));
      const change = moveIn(game, direction!);
      seen.add(announce(change, game));
      last = make().announce(change, game);
    }
    await next();
    seen.add(announcer.sentence);
    expect(announcer.sentence).to.equal(`10 moves. ${last}`);
    expect(seen.size).to.equal(2);
  });

  it('announces a script’s moves at once', () => {
    const { announce } = make();
    const game = gameAt([[0, 4]]);
    announce(moveIn(game, 'left', 'page'), game);
    expect(announce(moveIn(game, 'right', 'page'), game)).to.match(/^Right/);
  });
});

describe('Announcer › tell()', () => {
  it('announces a blocked direction each time, but only once for a key that is held down', () => {
    const { announcer, tell } = make();
    const changes: string[] = [];
    for (const repeated of [false, false, ...Array<boolean>(43).fill(true)]) {
      const before = announcer.sentence;
      const sentence = tell(blocked('left', repeated));
      if (sentence !== before) changes.push(sentence.trim());
    }
    expect(changes).to.deep.equal(['Left: nothing moves.', 'Left: nothing moves.']);
  });

  it('announces a blocked direction for a held key that has moved tiles before', () => {
    const { announce, tell } = make();
    for (const game of [gameWithTiles([[0, 4]], [[1, 2, 2]]), gameAt([[0, 4]])]) {
      announce(moveIn(game, 'left', 'page'), game);
      expect(tell(blocked('left', true))).to.equal('Left: nothing moves.');
    }
  });

  it('announces with a blocked direction the fast move before it', () => {
    const { announce, tell } = make();
    const tiles = [[2, 2, 2] as const, [3, 1, 2] as const];
    const game = gameWithTiles([[0, 0, 4]], tiles);
    for (let n = 0; n < 2; n++) announce(moveIn(game, 'left'), game);
    expect(tell(blocked('left', true))).to.equal(
      '2 moves. Left. New 2 in row 3, column 1. Left: nothing moves.',
    );
  });

  it('counts the moves since the last pause of a second, of a blocked key too, unless in brief', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const clock = mock.method(performance, 'now', () => time);
    let time = 0;
    for (const [verbosity, tag, counts] of [
      ['normal', 'en', ['', '2 moves. ', '2 moves. ', '3 moves. ', '', '1 move. ']],
      ['full', 'de', ['', '2 Züge. ', '2 Züge. ', '3 Züge. ', '', '1 Zug. ']],
      ['normal', 'ar', ['', 'نقلتان. ', 'نقلتان. ', '3 نقلات. ', '', 'نقلة واحدة. ']],
      ['brief', 'en', ['', '', '', '', '', '']],
    ] as const) {
      const { announce, tell } = make(verbosity, tag);
      const game = gameAt([[0, 4]]);
      for (const [nth, direction] of ['left', 'right', '', 'left', 'right', ''].entries()) {
        const pause = nth === 4 ? 1000 : 990;
        time += pause;
        mock.timers.tick(pause);
        const alone = make(verbosity, tag);
        const change = direction ? moveIn(game, direction as Direction) : undefined;
        const said = change ? announce(change, game) : tell(blocked('up'));
        const sentence = change ? alone.announce(change, game) : alone.tell(blocked('up'));
        expect(said).to.equal(`${counts[nth]}${sentence}`);
      }
    }
    clock.mock.restore();
    mock.timers.reset();
  });

  it('says why a move is refused, not what the last move did', () => {
    const game = gameAt([[8, 8]], { winTile: 16 });
    const { announce, tell } = make();
    announce(moveIn(game, 'left'), game, 'won');
    expect(tell({ kind: 'refused' }, game)).to.equal(
      'You win! Press Enter to keep playing, Tab for the other choices.',
    );
    expect(tell({ kind: 'repeat' }, game)).to.match(/^Left: merged into 16\. .* You win! /);
    game.giveUp();
    expect(tell({ kind: 'refused' }, game)).to.match(/ Press Enter for a new game, Tab for/);
    tell({ kind: 'card', card: 'askNewGame' });
    expect(tell({ kind: 'refused' }, game)).to.match(/^Start a new game\? The game in progress/);
    tell({ kind: 'card', card: 'help' });
    expect(tell({ kind: 'refused' }, game)).to.equal('How to play. Press Escape to close.');
  });

  it('says that a card was closed, or a question not confirmed', () => {
    const { tell } = make();
    expect(tell({ kind: 'card-closed', text: 'sentenceClosed' })).to.equal('Closed.');
    expect(tell({ kind: 'card-closed', text: 'sentenceCancelled' })).to.equal('Cancelled.');
    expect(make('normal', 'de').tell({ kind: 'card-closed', text: 'sentenceCancelled' })).to.equal(
      'Abgebrochen.',
    );
  });

  it('repeats the last sentence about the game, whatever has been read since', () => {
    const { tell } = make();
    expect(tell({ kind: 'repeat' })).to.equal('Nothing has happened yet.');
    for (const notice of [saved, readBoard, blocked('up')]) tell(notice);
    expect(tell({ kind: 'repeat' })).to.equal('Game saved.');
    expect(tell({ kind: 'repeat' })).to.equal('Game saved.\u00a0');
  });

  it('repeats an open question until it is answered', () => {
    const { announce, tell } = make();
    tell(saved);
    const question =
      'Start a new game? The game in progress will end. Press Enter to confirm, Escape to cancel.';
    expect(tell({ kind: 'card', card: 'askNewGame' })).to.equal(question);
    tell(readBoard);
    expect(tell({ kind: 'repeat' })).to.equal(question);
    tell({ kind: 'card-closed', text: 'sentenceCancelled' });
    expect(tell({ kind: 'repeat' })).to.equal('Game saved.');
    tell({ kind: 'card', card: 'askGiveUp' });
    announce({ kind: 'keep-playing', by: 'player' }, gameAt([[16]]));
    expect(tell({ kind: 'repeat' }).trim()).to.equal('The game goes on.');
  });

  for (const [card, sentence] of [
    [
      'help',
      'How to play. Slide all tiles in one direction; two equal tiles that meet become one. A new tile appears after each move. Make a 2048 tile to win; the game ends when nothing can move. Arrow keys move the tiles, B reads the board, H gives a hint, Control Z undoes, N starts a new game. Press Escape to close.',
    ],
    ['share', 'Share your game. Press Escape to close.'],
    ['unreadable', 'This file does not contain a game. Press Escape to close.'],
  ] as const) {
    it(`announces a card: ${sentence}`, () => {
      expect(make().tell({ kind: 'card', card })).to.equal(sentence);
    });
  }

  it('names the direction of a hint in the language of the texts', () => {
    const hint = { direction: 'left', ratings: [] } as const;
    expect(make('normal', 'de').tell({ kind: 'hint', hint })).to.equal('Tipp: Links.');
  });
});

describe('Announcer, while the computer plays,', () => {
  it('is silent on each move and sums them up when it stops', () => {
    const { announce, tell } = make();
    const game = gameAt(twice);
    expect(announce(moveIn(game, 'left', 'computer'), game)).to.equal('');
    announce(moveIn(game, 'right', 'computer'), game);
    const sum = 'The computer made 2 moves. Score 24, highest tile 16.';
    expect(tell({ kind: 'computer-stopped' }, game)).to.equal(sum);
    tell(saved);
    expect(tell({ kind: 'computer-stopped' }, game)).to.equal('Game saved.');
  });

  it('sums up before the player’s move that turns it off', () => {
    const { announce } = make();
    const tiles = [[2, 1, 2] as const, [3, 1, 2] as const];
    const game = gameWithTiles([[0, 4]], tiles);
    announce(moveIn(game, 'left', 'computer'), game);
    expect(announce(moveIn(game, 'right'), game)).to.equal(
      'The computer made 1 move. Right. New 2 in row 3, column 1.',
    );
  });

  it('sums up every few seconds', () => {
    const { announcer, announce } = make();
    const now = performance.now.bind(performance);
    let time = 0;
    performance.now = () => time;
    try {
      const game = new Game({ seed: 'a' });
      for (const direction of ['left', 'down', 'right', 'left'] as const) {
        announce(moveIn(game, direction, 'computer'), game);
        time += 3000;
      }
      expect(announcer.sentence).to.match(/^The computer made 4 moves\./);
    } finally {
      performance.now = now;
    }
  });

  it('announces that its last move wins', () => {
    const game = gameAt([[8, 8]], { winTile: 16 });
    expect(make().announce(moveIn(game, 'left', 'computer'), game, 'won')).to.match(
      /^The computer made 1 move\. Left: merged into 16\. .* You win! .* Press Enter/,
    );
  });
});
