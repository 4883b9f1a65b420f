import type { Move } from '../../engine/index.js';
import { mergesOf, milestoneOf } from '../../session/milestones.js';
import type { Change, GameSession } from '../../session/session.js';
import type { Announcements } from '../../session/settings.js';
import {
  joinSentences,
  resultText,
  asSentence,
  tileWords,
  type SpokenGame,
} from '../../words/phrases.js';
import type { Texts } from '../../words/texts.js';

/** The most tiles named for a new game. */
const namedTiles = 4;

/** The player is warned when this many cells or fewer are empty. */
const fewCells = 3;

export interface ShownSession extends Pick<
  GameSession,
  'shownBest' | 'isNewBest' | 'undosLeft' | 'endCard'
> {
  readonly game: SpokenGame;
}

/** The session as it is now, for a sentence that is made after the next paint. */
export function snapshotOf(session: ShownSession): ShownSession {
  const { game, shownBest, isNewBest, undosLeft, endCard } = session;
  const { board, columns, rows, score, moves, maxTile, tileCount, over } = game;
  const spoken = { board, columns, rows, score, moves, maxTile, tileCount, over };
  return { game: spoken, shownBest, isNewBest, undosLeft, endCard };
}

/** The computer's moves in one sentence, and how the game stands after them. */
export function sumUp(texts: Texts, count: number, { score, maxTile }: SpokenGame): string {
  return joinSentences(texts, [
    texts.text('sentencePlayed', { count }),
    texts.text('sentenceStanding', { score, maxTile: texts.tile(maxTile) }),
  ]);
}

/** "Undos left: 2." */
export function undosLeftSentence(texts: Texts, count: number): string {
  return count > 0 ? texts.text('sentenceUndosLeft', { count }) : texts.text('sentenceNoUndosLeft');
}

/** A change of the game in words, with the choices of the end screen that it opened. */
export function changeSentences(
  texts: Texts,
  change: Change,
  session: ShownSession,
  verbosity: Announcements,
): string {
  const outcome = outcomeSentences(texts, change, session);
  const happened = sentencesOf(texts, change, session, verbosity);
  return joinSentences(texts, [
    ...happened,
    ...(outcome.length ? outcome : standingSentences(texts, change, session.game, verbosity)),
  ]);
}

/** The change itself, without its consequences. */
function sentencesOf(
  texts: Texts,
  { kind, move }: Change,
  session: ShownSession,
  verbosity: Announcements,
): string[] {
  const { game } = session;
  switch (kind) {
    case 'move':
      return move ? moveSentences(texts, move, game, verbosity) : [];
    case 'undo':
      return move
        ? undoSentences(texts, move, session, verbosity)
        : [texts.text('sentenceRestored')];
    case 'new':
      return newGameSentences(texts, game);
    case 'load':
      return [texts.text('sentenceLoaded')];
    case 'keep-playing':
      return [texts.text('sentenceContinued')];
    case 'give-up':
      return [];
  }
}

function moveSentences(
  texts: Texts,
  move: Move,
  game: SpokenGame,
  verbosity: Announcements,
): string[] {
  const direction = texts.text(move.direction);
  const tile = tileWords(texts, move.spawned, game);
  const tiles = mergesOf(move).map(({ value }) => texts.tile(value));
  if (verbosity === 'brief') {
    const inBrief = tiles.length
      ? texts.text('pair', { first: direction, next: move.gained })
      : direction;
    return [asSentence(texts, inBrief), texts.text('sentenceTile', tile)];
  }
  return [
    tiles.length
      ? texts.text('sentenceMerged', { direction, tiles })
      : asSentence(texts, direction),
    texts.text('sentenceNewTile', tile),
  ];
}

function undoSentences(
  texts: Texts,
  move: Move,
  { game, undosLeft }: ShownSession,
  verbosity: Announcements,
): string[] {
  const sentences = [
    texts.text('sentenceUndone', { direction: texts.text(move.direction) }),
    ...mergesOf(move).map(({ value }) =>
      texts.text('sentenceSplit', { value: texts.tile(value), half: texts.tile(value / 2) }),
    ),
  ];
  if (verbosity === 'brief') return sentences;
  const removed = texts.text('sentenceRemoved', tileWords(texts, move.spawned, game));
  const left = undosLeft === null ? '' : undosLeftSentence(texts, undosLeft);
  return [...sentences, removed, left];
}

function newGameSentences(texts: Texts, game: SpokenGame): string[] {
  const { columns, rows } = game;
  const sentences = [texts.text('sentenceNew', { columns, rows })];
  if (game.tileCount > namedTiles) return sentences;
  game.board.flat().forEach((value, cell) => {
    if (value) sentences.push(texts.text('sentenceTile', tileWords(texts, { cell, value }, game)));
  });
  return sentences;
}

/** The score, a milestone and the empty cells after a change. */
function standingSentences(
  texts: Texts,
  { kind, move }: Change,
  game: SpokenGame,
  verbosity: Announcements,
): string[] {
  const { score } = game;
  const sentences: string[] = [];
  if (kind === 'load' || (kind === 'undo' && !move)) {
    sentences.push(asSentence(texts, resultText(texts, game)));
  } else if (verbosity !== 'brief' && move?.gained) {
    sentences.push(texts.text('sentenceScore', { score }));
  }
  const tellsMilestone = kind === 'move' && verbosity !== 'brief';
  const milestone = tellsMilestone && move ? milestoneOf(move, game) : undefined;
  if (milestone) {
    const value = texts.tile(milestone.value);
    sentences.push(asSentence(texts, texts.text('firstTile', { value })));
  }
  const count = game.columns * game.rows - game.tileCount;
  const isFilling = kind === 'move' && verbosity === 'normal' && count <= fewCells;
  if (verbosity === 'full' || isFilling) {
    sentences.push(texts.text('sentenceEmptyCells', { count }));
  }
  return sentences;
}

/** The win or the end of the game, and what the player may choose; none while the game goes on. */
function outcomeSentences(
  texts: Texts,
  { kind, move }: Change,
  { game, shownBest, isNewBest, endCard }: ShownSession,
): string[] {
  const justWon = (kind === 'move' && move?.won === true) || endCard === 'won';
  if (!justWon && !game.over) return [];
  const sentences = [
    asSentence(texts, texts.text(justWon ? 'won' : 'over')),
    asSentence(texts, resultText(texts, game)),
  ];
  const missing = (shownBest ?? 0) - game.score;
  if (isNewBest) sentences.push(asSentence(texts, texts.text('newBest')));
  else if (game.over && missing > 0) {
    sentences.push(asSentence(texts, texts.text('shortOfBest', { count: missing })));
  }
  if (endCard === 'won') sentences.push(texts.text('sentenceWonChoices'));
  if (endCard === 'over') sentences.push(texts.text('sentenceOverChoices'));
  return sentences;
}
