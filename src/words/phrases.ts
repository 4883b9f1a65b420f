import type { GameView, Tile } from '../engine/index.js';
import type { Texts } from './texts.js';

/** The part of a game that is put into words. */
export type SpokenGame = Pick<
  GameView,
  'board' | 'columns' | 'rows' | 'score' | 'moves' | 'maxTile' | 'tileCount' | 'over'
>;

/** "First. Next." Empty sentences are left out. */
export function joinSentences(texts: Texts, sentences: readonly string[]): string {
  return join(texts, 'sentences', sentences);
}

/** "first, next". Empty phrases are left out. */
export function joinPhrases(texts: Texts, phrases: readonly string[]): string {
  return join(texts, 'pair', phrases);
}

function join(texts: Texts, joiningText: 'sentences' | 'pair', parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .reduce((first, next) => (first ? texts.text(joiningText, { first, next }) : next), '');
}

/** Adds a full stop, unless the text already ends in a punctuation mark. */
export function asSentence(texts: Texts, text: string): string {
  return /[.!?。！？؟]$/.test(text) ? text : texts.text('sentence', { text });
}

/** The result of a game, as the end screen shows it. */
export function resultText(
  texts: Texts,
  { score, moves, maxTile }: Pick<SpokenGame, 'score' | 'moves' | 'maxTile'>,
): string {
  const movesMade = texts.text('movesMade', { count: moves });
  return texts.text('result', { score, moves: movesMade, maxTile: texts.tile(maxTile) });
}

/** A tile, and its row and column counted from 1, as values of a text. */
export function tileWords(
  texts: Texts,
  { cell, value }: Tile,
  { columns }: Pick<SpokenGame, 'columns'>,
) {
  const [row, column] = [Math.floor(cell / columns) + 1, (cell % columns) + 1];
  return { value: texts.tile(value), row, column };
}
