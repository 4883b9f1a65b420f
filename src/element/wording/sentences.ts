import type { GameView, Move } from '../../engine/index.js';
import type { EndCard } from '../../session/cards.js';
import type { Change, GameSession } from '../../session/session.js';
import type { Announcements } from '../../session/settings.js';
import type { Texts } from './texts.js';

/** The most tiles that a new game's sentence lists. */
const namedTiles = 4;

/** Joins sentences, except empty ones. */
export function inARow(texts: Texts, sentences: readonly string[]): string {
  return sentences
    .filter((sentence) => sentence !== '')
    .reduce((first, next) => (first ? texts.text('sentences', { first, next }) : next), '');
}

/** A tile's value as the tile shows it. In a list, "2,048" would sound like two items. */
export function tileName(value: number): string {
  return String(value);
}

/** The result of a game, as the end screen shows it. */
export function resultOf(texts: Texts, { score, moves, maxTile }: GameView): string {
  const made = texts.text('movesMade', { count: moves });
  return texts.text('result', { score, moves: made, maxTile: tileName(maxTile) });
}

/** The result of a game in words, as it is shared. */
export function resultToShare(texts: Texts, { score, moves, maxTile }: GameView): string {
  return texts.text('shareText', {
    points: texts.text('points', { count: score }),
    maxTile: tileName(maxTile),
    moves: texts.text('movesMade', { count: moves }),
  });
}

/** A summary of the computer's moves. */
export function sumUp(texts: Texts, count: number, { score, maxTile }: GameView): string {
  return inARow(texts, [
    texts.text('sentencePlayed', { count }),
    texts.text('sentenceStanding', { score, maxTile: tileName(maxTile) }),
  ]);
}

/**
 * A change of the game in words.
 *
 * @param end the end screen that the change opened; its choices are named
 */
export function changeSentences(
  texts: Texts,
  change: Change,
  { game }: Pick<GameSession, 'game' | 'best' | 'bestBefore' | 'isNewBest'>,
  verbosity: Announcements,
  end?: EndCard,
): string {
  const outcome = outcomeOf(texts, change, game, end);
  const happened = happenedIn(texts, change, game, verbosity);
  return inARow(texts, [
    ...happened,
    ...(outcome.length ? outcome : standingOf(texts, change, game, verbosity)),
  ]);
}

/** The change itself, without its consequences. */
function happenedIn(
  texts: Texts,
  { kind, move }: Change,
  game: GameView,
  verbosity: Announcements,
): string[] {
  switch (kind) {
    case 'move':
      return move ? made(texts, move, game, verbosity) : [];
    case 'undo':
      return move ? undone(texts, move, game, verbosity) : [texts.text('sentenceRestored')];
    case 'new':
      return begun(texts, game);
    case 'load':
      return [texts.text('sentenceLoaded')];
    case 'continue':
      return [texts.text('sentenceContinued')];
    case 'end':
      return [];
  }
}

function made(texts: Texts, move: Move, game: GameView, verbosity: Announcements): string[] {
  const direction = texts.text(move.direction);
  const { gained } = move;
  const tile = { value: tileName(move.spawned.value), ...placeOf(move.spawned.cell, game) };
  if (verbosity === 'brief') {
    return [
      gained
        ? texts.text('sentenceEarned', { direction, gained })
        : texts.text('sentenceMoved', { direction }),
      texts.text('sentenceTile', tile),
    ];
  }
  const tiles = mergedTiles(move).map(tileName);
  return [
    tiles.length
      ? texts.text('sentenceMerged', { direction, tiles })
      : texts.text('sentenceMoved', { direction }),
    texts.text('sentenceNewTile', tile),
  ];
}

function undone(texts: Texts, move: Move, game: GameView, verbosity: Announcements): string[] {
  const { spawned } = move;
  const sentences = [
    texts.text('sentenceUndone', { direction: texts.text(move.direction) }),
    ...mergedTiles(move).map((value) =>
      texts.text('sentenceSplit', { value: tileName(value), half: tileName(value / 2) }),
    ),
  ];
  if (verbosity === 'brief') return sentences;
  const tile = { value: tileName(spawned.value), ...placeOf(spawned.cell, game) };
  return [...sentences, texts.text('sentenceRemoved', tile)];
}

function begun(texts: Texts, game: GameView): string[] {
  const { columns, rows } = game;
  const sentences = [texts.text('sentenceNew', { columns, rows })];
  if (game.tileCount > namedTiles) return sentences;
  game.board.flat().forEach((value, cell) => {
    if (value)
      sentences.push(
        texts.text('sentenceTile', { value: tileName(value), ...placeOf(cell, game) }),
      );
  });
  return sentences;
}

/** The state of a game that goes on after the change. */
function standingOf(
  texts: Texts,
  { kind, move }: Change,
  game: GameView,
  verbosity: Announcements,
): string[] {
  const { score } = game;
  const sentences: string[] = [];
  if (kind === 'load' || (kind === 'undo' && !move)) {
    sentences.push(texts.text('sentenceResult', { result: resultOf(texts, game) }));
  } else if (verbosity !== 'brief' && move?.gained) {
    sentences.push(texts.text('sentenceScore', { score }));
  }
  if (verbosity === 'full') {
    const count = game.columns * game.rows - game.tileCount;
    sentences.push(texts.text('sentenceEmptyCells', { count }));
  }
  return sentences;
}

/** The end of the game or a win: the result, and the player's choices. */
function outcomeOf(
  texts: Texts,
  { kind, move }: Change,
  game: GameView,
  end: EndCard | undefined,
): string[] {
  const justWon = (kind === 'move' && move?.won === true) || end === 'won';
  if (!justWon && !game.over) return [];
  const sentences = [
    texts.text(justWon ? 'sentenceWon' : 'sentenceOver'),
    texts.text('sentenceResult', { result: resultOf(texts, game) }),
  ];
  if (end === 'won') sentences.push(texts.text('sentenceWonChoices'));
  if (end === 'over') sentences.push(texts.text('sentenceOverChoices'));
  return sentences;
}

/** The tiles made by merges, in the order of their cells. */
export function mergedTiles({ trips }: Move): number[] {
  const made = new Map<number, number>();
  for (const { merged, to, value } of trips) if (merged) made.set(to, value);
  return [...made].sort(([one], [other]) => one - other).map(([, value]) => value);
}

/** Row and column of a cell, counted from 1. */
export function placeOf(
  cell: number,
  { columns }: Pick<GameView, 'columns'>,
): { row: number; column: number } {
  return { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 };
}
