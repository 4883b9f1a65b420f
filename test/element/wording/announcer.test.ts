import { expect } from '@open-wc/testing';
import { Announcer } from '../../../src/element/wording/announcer.js';
import { Language } from '../../../src/element/wording/texts.js';
import '../../../src/element/locales/ar.js';
import '../../../src/element/locales/de.js';
import { english } from '../../../src/element/locales/en.js';
import '../../../src/element/locales/ja.js';
import { Game } from '../../../src/engine/index.js';
import type { EndCard } from '../../../src/session/cards.js';
import type { Notice } from '../../../src/session/play.js';
import type { Change } from '../../../src/session/session.js';
import type { Announcements } from '../../../src/session/settings.js';
import { gameAt, gameWithTiles, moveIn } from '../../support/boards.js';

const sessionOf = (game: Game) => ({ game, shownBest: 0, isNewBest: false });

/** An announcer for games alone, and a promise for its next sentence. */
function make(verbosity: Announcements = 'normal', tag = 'en') {
  let changed: (() => void) | undefined;
  const announcer = new Announcer(new Language(tag, english), () => changed?.());
  const next = (): Promise<void> =>
    new Promise((resolve) => {
      changed = resolve;
    });
  const announce = (change: Change, game: Game, end?: EndCard): void =>
    announcer.announce(change, sessionOf(game), verbosity, end);
  const tell = (notice: Notice, game = gameAt([[2]])): void =>
    announcer.tell(notice, sessionOf(game));
  return { announcer, next, announce, tell };
}

/** What is announced of a move to the left. */
function leftOn(
  board: number[][],
  verbosity: Announcements,
  { tag = 'en', screen }: { tag?: string; screen?: EndCard } = {},
  options = {},
): string {
  const { announcer, announce } = make(verbosity, tag);
  const game = gameWithTiles(board, [[3, 2, 2]], options);
  announce(moveIn(game, 'left'), game, screen);
  return announcer.sentence;
}

describe('Announcer › announce()', () => {
  it('announces a merge as verbosely as it is asked to', () => {
    const board = [[4, 4, 16]];
    expect(leftOn(board, 'brief')).to.equal('Left, 8. 2 at row 3, column 2.');
    expect(leftOn(board, 'normal')).to.equal(
      'Left: merged into 8. New 2 at row 3, column 2. Score 8.',
    );
    expect(leftOn(board, 'full')).to.equal(
      'Left: merged into 8. New 2 at row 3, column 2. Score 8. 13 empty cells.',
    );
  });

  it('announces every merge, or in brief the points of all', () => {
    const board = [
      [4, 4, 8, 8],
      [2, 2],
    ];
    expect(leftOn(board, 'brief')).to.equal('Left, 28. 2 at row 3, column 2.');
    expect(leftOn(board, 'normal')).to.include('merged into 8, 16 and 4.');
  });

  it('omits the score when it has not changed', () => {
    const board = [[0, 4, 16]];
    expect(leftOn(board, 'brief')).to.equal('Left. 2 at row 3, column 2.');
    expect(leftOn(board, 'normal')).to.equal('Left. New 2 at row 3, column 2.');
    expect(leftOn(board, 'full')).to.equal('Left. New 2 at row 3, column 2. 13 empty cells.');
  });

  it('announces of a won game the last move, the result, and the choices', () => {
    const board = [[1024, 1024]];
    const result = 'You win! Score 2,048, 1 move, highest tile 2048.';
    const choices = 'Press Enter to keep playing, Tab for the other choices.';
    expect(leftOn(board, 'normal', { screen: 'won' })).to.equal(
      `Left: merged into 2048. New 2 at row 3, column 2. ${result} ${choices}`,
    );
    expect(leftOn(board, 'brief', { screen: 'won' })).to.equal(
      `Left, 2,048. 2 at row 3, column 2. ${result} ${choices}`,
    );
    // Without a question whether to go on.
    expect(leftOn(board, 'brief')).to.match(/highest tile 2048\.$/);
  });

  it('announces a win that ends the game, and how to start a new one', () => {
    const said = leftOn([[8, 8]], 'normal', { screen: 'over' }, { winTile: 16, afterWin: 'stop' });
    expect(said).to.match(/You win! .* Press Enter for a new game, Tab for the other choices\.$/);
  });

  it('announces of a lost game the last move, the result, and the choices', () => {
    const { announcer, announce } = make();
    const game = gameWithTiles(
      [
        [2, 4, 8, 16],
        [32, 64, 128, 256],
        [2, 4, 8, 16],
        [32, 64, 256, 256],
      ],
      [[4, 4, 2]],
    );
    announce(moveIn(game, 'left'), game, 'over');
    expect(announcer.sentence).to.equal(
      'Left: merged into 512. New 2 at row 4, column 4. Game over. Score 512, 1 move, highest tile 512. Press Enter for a new game, Tab for the other choices.',
    );
  });

  it('announces a game that the player has given up', () => {
    const { announcer, announce } = make();
    const game = gameAt([[2]]);
    game.giveUp();
    announce({ kind: 'end', by: 'player' }, game, 'over');
    expect(announcer.sentence).to.match(/^Game over\. Score 0, 0 moves, highest tile 2\. Press/);
  });

  it('announces what an undone move brings back', () => {
    const undo = (verbosity: Announcements): string => {
      const { announcer, announce } = make(verbosity);
      const game = gameWithTiles([[4, 4, 8, 8]], [[3, 2, 2]]);
      const { move } = moveIn(game, 'left');
      game.undo();
      announce({ kind: 'undo', move: move!, by: 'player' }, game);
      return announcer.sentence;
    };
    const split = 'Undone: Left. 8 split back into 4 and 4. 16 split back into 8 and 8.';
    expect(undo('brief')).to.equal(split);
    expect(undo('normal')).to.equal(`${split} 2 removed from row 3, column 2. Score 0.`);
    expect(undo('full')).to.match(/Score 0\. 12 empty cells\.$/);
  });

  it('announces a game that came back in place of a new one', () => {
    const { announcer, announce } = make();
    announce({ kind: 'undo', by: 'player' }, gameAt([[64]], { score: 300 }));
    expect(announcer.sentence).to.equal(
      'Back to the previous game. Score 300, 0 moves, highest tile 64.',
    );
  });

  it('announces a new game with its tiles, unless there are many', () => {
    const { announcer, announce } = make();
    announce({ kind: 'new', by: 'player' }, gameAt([[0, 2], [0], [4]]));
    expect(announcer.sentence).to.equal(
      'New game, 4 by 4. 2 at row 1, column 2. 4 at row 3, column 1.',
    );
    announce({ kind: 'new', by: 'player' }, new Game({ size: '6x5', startTiles: 9 }));
    expect(announcer.sentence).to.equal('New game, 6 by 5.');
  });

  it('announces the state of a loaded game, and that it is won or over', () => {
    const { announcer, announce } = make();
    const game = gameAt([[8, 8]], { winTile: 16 });
    announce({ kind: 'load', by: 'player' }, game);
    expect(announcer.sentence).to.equal('Game loaded. Score 0, 0 moves, highest tile 8.');
    game.move('left');
    announce({ kind: 'load', by: 'player' }, game, 'won');
    expect(announcer.sentence).to.match(/^Game loaded\. You win! Score 16, 1 move, .* Press Enter/);
    game.giveUp();
    announce({ kind: 'load', by: 'player' }, game, 'over');
    expect(announcer.sentence).to.match(/^Game loaded\. Game over\. Score 16/);
  });

  it('announces that the game continues', () => {
    const { announcer, announce } = make();
    announce({ kind: 'continue', by: 'player' }, gameAt([[16]], { winTile: 16 }));
    expect(announcer.sentence).to.equal('The game goes on.');
  });

  it('uses the language of its texts', () => {
    expect(leftOn([[4, 4, 8, 8]], 'normal', { tag: 'de' })).to.equal(
      'Links: verschmolzen zu 8 und 16. Neue 2 in Zeile 3, Spalte 2. Punkte: 24.',
    );
    expect(leftOn([[4, 4, 8, 8]], 'full', { tag: 'ja' })).to.equal(
      '左：8と16に合体。3行2列に新しい2。スコア 24。空きマス 13。',
    );
    expect(leftOn([[4, 4]], 'full', { tag: 'ar-AE' })).to.match(/14 خانة فارغة\.$/);
  });
});

describe('Announcer › sentence', () => {
  it('is never empty', () => {
    const { announcer, tell } = make();
    expect(announcer.sentence).to.equal(' ');
    tell({ kind: 'done', text: 'sentenceSaved' });
    tell({ kind: 'card-closed' });
    expect(announcer.sentence).to.equal(' ');
  });

  it('changes when the same is announced again', () => {
    const { announcer, tell } = make();
    const said = [1, 2, 3].map(() => {
      tell({ kind: 'done', text: 'sentenceSaved' });
      return announcer.sentence;
    });
    expect(said.map((sentence) => sentence.trim())).to.deep.equal(Array(3).fill('Game saved.'));
    expect(said[1]).not.to.equal(said[0]);
    expect(said[2]).not.to.equal(said[1]);
  });

  it('announces the first of ten fast moves, and the last when they pause', async () => {
    const { announcer, next, announce } = make();
    const seen = new Set<string>();
    const game = new Game({ seed: 'a' });
    let last = '';
    for (let n = 0; n < 10; n++) {
      const direction = (['left', 'down', 'right', 'up'] as const).find((one) => game.canMove(one));
      const change = moveIn(game, direction!);
      announce(change, game);
      seen.add(announcer.sentence);
      const alone = make();
      alone.announce(change, game);
      last = alone.announcer.sentence;
    }
    await next();
    seen.add(announcer.sentence);
    expect(announcer.sentence).to.equal(last);
    expect(seen.size).to.equal(2);
  });

  it('announces a script’s moves at once', () => {
    const { announcer, announce } = make();
    const game = gameAt([[0, 4]]);
    announce(moveIn(game, 'left', 'page'), game);
    announce(moveIn(game, 'right', 'page'), game);
    expect(announcer.sentence).to.match(/^Right/);
  });
});

describe('Announcer › tell() of a blocked direction', () => {
  it('announces it each time, but only once for a key that is held down', () => {
    const { announcer, tell } = make();
    const changes: string[] = [];
    const press = (repeated: boolean): void => {
      const before = announcer.sentence;
      tell({ kind: 'blocked', direction: 'left', by: 'player', repeated: repeated });
      if (announcer.sentence !== before) changes.push(announcer.sentence.trim());
    };
    press(false);
    press(false);
    for (let n = 0; n < 43; n++) press(true);
    expect(changes).to.deep.equal(['Left: nothing moves.', 'Left: nothing moves.']);
  });

  it('announces it for a held key that has moved tiles before', () => {
    const { announcer, announce, tell } = make();
    const game = gameWithTiles([[0, 4]], [[1, 2, 2]]);
    announce(moveIn(game, 'left', 'page'), game);
    tell({ kind: 'blocked', direction: 'left', by: 'player', repeated: true });
    expect(announcer.sentence).to.equal('Left: nothing moves.');
    announce(moveIn(gameAt([[0, 4]]), 'left', 'page'), game);
    tell({ kind: 'blocked', direction: 'left', by: 'player', repeated: true });
    expect(announcer.sentence).to.equal('Left: nothing moves.');
  });

  it('also announces the fast move before it', () => {
    const { announcer, announce, tell } = make();
    const game = gameWithTiles(
      [[0, 0, 4]],
      [
        [2, 2, 2],
        [3, 1, 2],
      ],
    );
    announce(moveIn(game, 'left'), game);
    announce(moveIn(game, 'left'), game);
    tell({ kind: 'blocked', direction: 'left', by: 'player', repeated: true });
    expect(announcer.sentence).to.equal('Left. New 2 at row 3, column 1. Left: nothing moves.');
  });
});

describe('Announcer › tell() to repeat', () => {
  it('repeats the last sentence about the game, whatever has been read since', () => {
    const { announcer, tell } = make();
    tell({ kind: 'repeat' });
    expect(announcer.sentence).to.equal('Nothing has happened yet.');
    tell({ kind: 'done', text: 'sentenceSaved' });
    tell({ kind: 'read', command: { read: 'board' } });
    tell({ kind: 'blocked', direction: 'up', by: 'player', repeated: false });
    tell({ kind: 'repeat' });
    expect(announcer.sentence).to.equal('Game saved.');
    tell({ kind: 'repeat' });
    expect(announcer.sentence).to.equal('Game saved.\u00a0');
  });

  it('repeats an open question until it is answered', () => {
    const { announcer, announce, tell } = make();
    tell({ kind: 'done', text: 'sentenceSaved' });
    tell({ kind: 'card', card: 'askNewGame' });
    const question =
      'Start a new game? The game in progress will end. Press Enter to confirm, Escape to cancel.';
    expect(announcer.sentence).to.equal(question);
    tell({ kind: 'read', command: { read: 'board' } });
    tell({ kind: 'repeat' });
    expect(announcer.sentence).to.equal(question);
    tell({ kind: 'card-closed' });
    tell({ kind: 'repeat' });
    expect(announcer.sentence).to.equal('Game saved.');
    tell({ kind: 'card', card: 'askGiveUp' });
    announce({ kind: 'continue', by: 'player' }, gameAt([[16]]));
    tell({ kind: 'repeat' });
    expect(announcer.sentence.trim()).to.equal('The game goes on.');
  });
});

describe('Announcer, while the computer plays,', () => {
  it('is silent on each move and sums them up when it stops', () => {
    const { announcer, announce, tell } = make();
    const game = gameAt([[4, 4, 8, 8]]);
    announce(moveIn(game, 'left', 'computer'), game);
    expect(announcer.sentence).to.equal(' ');
    announce(moveIn(game, 'right', 'computer'), game);
    tell({ kind: 'computer-stopped' }, game);
    expect(announcer.sentence).to.equal('The computer made 2 moves. Score 24, highest tile 16.');
    tell({ kind: 'done', text: 'sentenceSaved' });
    tell({ kind: 'computer-stopped' }, game);
    expect(announcer.sentence).to.equal('Game saved.');
  });

  it('sums up before the player’s move that turns it off', () => {
    const { announcer, announce } = make();
    const game = gameWithTiles(
      [[0, 4]],
      [
        [2, 1, 2],
        [3, 1, 2],
      ],
    );
    announce(moveIn(game, 'left', 'computer'), game);
    announce(moveIn(game, 'right'), game);
    expect(announcer.sentence).to.equal(
      'The computer made 1 move. Right. New 2 at row 3, column 1.',
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
    const { announcer, announce } = make();
    const game = gameAt([[8, 8]], { winTile: 16 });
    announce(moveIn(game, 'left', 'computer'), game, 'won');
    expect(announcer.sentence).to.match(
      /^The computer made 1 move\. Left: merged into 16\. .* You win! .* Press Enter/,
    );
  });
});

describe('Announcer › tell() of a hint', () => {
  it('names the direction in the language of the texts', () => {
    const { announcer, tell } = make('normal', 'de');
    tell({ kind: 'hint', hint: { direction: 'left', ratings: [] } });
    expect(announcer.sentence).to.equal('Tipp: Links.');
  });
});
