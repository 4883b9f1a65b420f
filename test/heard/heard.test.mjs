/**
 * What Orca says, in Firefox and in Chromium, and that the keys arrive. A test waits for sentences, not for a time; what may
 * take longest on a busy machine is Orca itself.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, slide } from '../../dist/engine.js';
import { missingFor } from './desktop.mjs';
import { Listener } from './listener.mjs';

const keys = { left: 'Left', down: 'Down', right: 'Right', up: 'Up' };
const directions = Object.keys(keys);

/** Moves in quick succession begin with their count. */
const counted = '^(?:\\d+ moves?\\. )?';

const gameIn = (markup, page = {}) => ({ body: markup, files: ['game-2048.min'], ...page });

/** A game at this position. */
const gameAt = (attributes, options) =>
  gameIn(`<game-2048 ${attributes}></game-2048>`, {
    script: `document.querySelector('game-2048').newGame(${JSON.stringify(options)});`,
  });

/** A game of so many moves. */
function lineOf(seed, moves) {
  const game = new Game({ seed });
  while (game.moves < moves && !game.over) game.move(directions.find((one) => game.canMove(one)));
  return game.replay;
}

/** What is to be heard of a move, worked out by the engine. */
function sentenceOf(direction, game) {
  const move = game.move(direction);
  if (!move) return new RegExp(`${counted}${keys[direction]}: nothing moves\\.$`);
  const { cell, value } = move.spawned;
  const place = `row ${Math.floor(cell / game.columns) + 1}, column ${(cell % game.columns) + 1}`;
  const merged = move.gained ? ': merged into [\\d, and]+' : '';
  const score = move.gained ? ` Score ${game.score.toLocaleString('en')}\\.` : '';
  return new RegExp(`${counted}${keys[direction]}${merged}\\. New ${value} in ${place}\\.${score}`);
}

/** Reads the position off what B says: "Row 1: 2, 2 empty cells. Row 2: 3 empty cells. Row 3: empty." */
function boardOf(spoken, size) {
  return [...spoken.matchAll(/Row \d+: ([^.]*)\./g)].map(([, cells]) => {
    if (cells === 'empty') return Array(size).fill(0);
    return cells.split(', ').flatMap((cell) => {
      if (cell === 'empty') return 0;
      const [, count] = /^(\d+) empty cells$/.exec(cell) ?? [];
      return count ? Array(Number(count)).fill(0) : Number(cell);
    });
  });
}

/** Tests in the order in which they are heard. */
const heard = {
  async 'names the board after Tab alone, and passes on every key'(listener) {
    await listener.visit(gameIn('<game-2048 seed="7"></game-2048>'));
    await listener.tabToBoard();
    await listener.hear(/^2048, 4 by 4 board/);
    await listener.hear(/^Arrow keys move the tiles\. Question mark lists all keys\.$/);
    await listener.hear(/^Focus mode$/);
    const game = new Game({ seed: '7' });
    for (let move = 0; move < 10; move++) {
      const direction = directions[move % 4];
      await listener.pressAndHear(keys[direction], sentenceOf(direction, game));
    }
    assert.equal(listener.told('move').length, game.moves);
    assert.deepEqual(listener.told('move')[0].board, game.board);
    await listener.pressAndHear('b', /^Row 1: .* Row 4: /);
    await listener.pressAndHear('p', /^Score \d+\. Best \d+\. Highest tile \d+\.$/);
    await listener.pressAndHear('shift+Right', /, row 1, column 1$/);
    await listener.pressAndHear('ctrl+z', /^Undone: /);
    await listener.pressAndHear('h', /^Hint: (Left|Up|Right|Down)\.$/);
    await listener.pressAndHear('r', /^Hint: /);
  },

  async 'says the rule and the main keys after a question mark, and that the help was closed'(
    listener,
  ) {
    await listener.pressAndHear(
      'question',
      /^How to play\. Slide all tiles .* Arrow keys move the tiles, B reads .* Press Escape to close\.$/,
    );
    await listener.pressAndHear('Escape', /^Closed\.$/);
  },

  async 'counts the moves of a burst'(listener) {
    await listener.press(...Array(3).fill(['Left', 'Down', 'Right', 'Down']).flat());
    await listener.hear(/^(?:[2-9]|1\d) moves\. (Left|Down|Right)/);
  },

  async 'asks before a new game, and says that it was cancelled'(listener) {
    const question = /^Start a new game\? The game in progress will end\. Press Enter to confirm, /;
    await listener.pressAndHear('n', question);
    await listener.pressAndHear('Escape', /^Cancelled\.$/);
    await listener.pressAndHear('n', question);
    await listener.pressAndHear('Return', /^New game, 4 by 4\. /);
    await listener.pressAndHear('m', /earns?|^Possible moves/);
  },

  async 'says that the game is won, and why no move is accepted'(listener) {
    const board = [[8, 8, 0], Array(3).fill(0), Array(3).fill(0)];
    await listener.visit(gameAt('size="3"', { board, winTile: 16 }));
    await listener.tabToBoard();
    await listener.hear(/^Focus mode$/);
    await listener.pressAndHear(
      'Left',
      /^Left: merged into 16\. .* You win! .* Press Enter to keep /,
    );
    const reason = /^You win! Press Enter to keep playing, Tab for the other choices\.$/;
    await listener.pressAndHear('Right', reason);
    await listener.pressAndHear('h', reason);
    await listener.pressUntilHeard('Return', /^The game goes on\.$/);
  },

  async 'says that the game is over, and why no move is accepted'(listener) {
    const board = [
      [2, 2],
      [8, 16],
    ];
    await listener.visit(gameAt('size="2" four-chance="0"', { board }));
    await listener.tabToBoard();
    await listener.hear(/^Focus mode$/);
    await listener.pressAndHear('Left', /^Left: .* Game over\. .* Press Enter for a new game, /);
    const reason = /^Game over\. Press Enter for a new game, Tab for the other choices\.$/;
    await listener.pressAndHear('Right', reason);
    await listener.pressAndHear('h', reason);
    await listener.pressUntilHeard('Return', /^New game, 2 by 2\. /);
  },

  async 'says less or more of a move, as the page wants'(listener) {
    for (const [level, sentence] of [
      ['brief', /^Left, 4\. 2 in row \d, column \d\.$/],
      ['full', /^Left: merged into 4\. New 2 in row \d, column \d\. Score 4\. 14 empty cells\.$/],
    ]) {
      await listener.visit(
        gameAt(`announcements="${level}" four-chance="0"`, {
          board: [[2, 2, 0, 0], ...Array(3).fill([0, 0, 0, 0])],
        }),
      );
      await listener.tabToBoard();
      await listener.hear(/^Focus mode$/);
      await listener.pressAndHear('Left', sentence);
    }
  },

  async 'reads a film move by move'(listener) {
    const body = `<game-2048-replay line="${lineOf('film', 30)}"></game-2048-replay>`;
    await listener.visit({ body, files: ['game-2048-replay.min'] });
    await listener.tabToBoard();
    await listener.hear(/4 by 4/);
    await listener.hear(/^Left and right arrow keys step through the game, Space plays it\./);
    await listener.hear(/^Focus mode$/);
    await listener.pressAndHear('Right', /^Move 1, /);
    await listener.pressAndHear('Right', /^Move 2, /);
  },

  async 'asks a question once the board has the focus, and names the way on after the answer'(
    listener,
  ) {
    const body = `<game-2048-replay line="${lineOf('question', 60)}" ask="40"></game-2048-replay>`;
    await listener.visit({ body, files: ['game-2048-replay.min'] });
    await listener.tabToBoard();
    await listener.hear(/^Arrow keys answer\. /);
    await listener.hear(/^Move 40\. What would you play\? Highest tiles: .*\.$/);
    for (const name of Object.values(keys)) {
      const verdict = new RegExp(`^(Yes: ${name}\\b.*|${name} is .*|${name}: nothing moves\\.)$`);
      const text = await listener.pressAndHear(name, verdict);
      if (!text.startsWith('Yes')) continue;
      assert.match(text, / Press “Next” to go on\.$/);
      return;
    }
    assert.fail('no answer is right');
  },

  async 'names the columns of the record book by their words alone'(listener) {
    const script = `const book = document.querySelector('game-2048-records');
      window.prepared = customElements.whenDefined(book.localName)
        .then(() => book.ready)
        .then(() => book.add('${lineOf('book', Infinity)}'))
        .then(() => book.updateComplete);`;
    const body = '<game-2048-records></game-2048-records>';
    await listener.visit({ body, script, files: ['game-2048-records.min'] });
    await listener.pressAndHear('Tab', /^Date (push )?button\.?$/);
    await listener.pressAndHear('Tab', /^Score (push )?button\.?$/);
  },

  async 'speaks German on a German page'(listener) {
    const files = ['game-2048.min', 'locales/de.min'];
    await listener.visit(gameIn('<game-2048 seed="7"></game-2048>', { lang: 'de', files }));
    await listener.tabToBoard();
    await listener.hear(/^2048, Spielfeld 4 mal 4/);
    await listener.hear(/^Pfeiltasten bewegen die Kacheln\. Fragezeichen zeigt alle Tasten\.$/);
    await listener.hear(/^Focus mode$/);
    await listener.pressAndHear('b', /^Zeile 1: .*leer/);
    await listener.pressAndHear(
      'question',
      /^So wird gespielt\. .*Strg Z .*Schließen mit Escape\.$/,
    );
    await listener.pressAndHear('Escape', /^Geschlossen\.$/);
  },

  async 'says enough to play a whole game by, after Tab alone'(listener) {
    await listener.visit(gameIn('<game-2048 size="3" seed="heard"></game-2048>'));
    await listener.tabToBoard();
    await listener.hear(/^2048, 3 by 3 board/);
    await listener.hear(/^Focus mode$/);
    let board = boardOf(await listener.pressAndHear('b', /^Row 1: .*Row 3: /), 3);
    let sentence = '';
    while (!sentence.includes('Game over.')) {
      const gainOf = (direction) => slide(board, direction)?.gained ?? -1;
      const [best] = directions.toSorted((one, other) => gainOf(other) - gainOf(one));
      sentence = await listener.pressAndHear(keys[best], new RegExp(`${counted}${keys[best]}[.:]`));
      board = slide(board, best).board;
      const [, value, row, column] = /New (\d+) in row (\d+), column (\d+)\./.exec(sentence);
      assert.equal(board[row - 1][column - 1], 0, sentence);
      board[row - 1][column - 1] = Number(value);
    }
    const [{ score, maxTile }] = listener.told('game-over');
    assert.deepEqual(listener.told('game-over')[0].board, board);
    assert.match(
      sentence,
      new RegExp(`Game over\\. Score ${score.toLocaleString('en')}, .* ${maxTile}\\.`),
    );
  },
};

for (const browser of ['Firefox', 'Chromium']) {
  const missing = missingFor(browser);
  const skip = missing.length > 0 && !process.env.CI && `missing here: ${missing.join(', ')}`;
  test(`Orca in ${browser}`, { skip }, async (context) => {
    assert.deepEqual(missing, [], 'what is needed to listen');
    const listener = await Listener.open(browser);
    try {
      let isLost = false;
      for (const [name, listen] of Object.entries(heard)) {
        await context.test(name, { skip: isLost && 'something before was not heard' }, async () => {
          isLost = true;
          await listen(listener);
          isLost = false;
        });
      }
    } finally {
      await listener.close();
    }
  });
}
