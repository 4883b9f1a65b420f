import type { GameView, Tile } from '../../engine/index.js';
import type { Texts } from './texts.js';

/** The part of a game that is put into words. */
export type SpokenGame = Pick<
  GameView,
  'board' | 'columns' | 'rows' | 'score' | 'moves' | 'maxTile' | 'tileCount' | 'over'
>;

/** Joins sentences, or clauses, by the text that joins two of them. Empty ones are left out. */
export function joinSentences(
  texts: Texts,
  sentences: readonly string[],
  joint: 'sentences' | 'pair' = 'sentences',
): string {
  return sentences
    .filter((sentence) => sentence !== '')
    .reduce((first, next) => (first ? texts.text(joint, { first, next }) : next), '');
}

/** Adds a full stop, unless the text already ends in a punctuation mark. */
export function sentenceOf(texts: Texts, text: string): string {
  return /[.!?。！？؟]$/.test(text) ? text : texts.text('sentence', { text });
}

/** The result of a game, as the end screen shows it. */
export function resultText(
  texts: Texts,
  { score, moves, maxTile }: Pick<SpokenGame, 'score' | 'moves' | 'maxTile'>,
): string {
  const made = texts.text('movesMade', { count: moves });
  return texts.text('result', { score, moves: made, maxTile: texts.tile(maxTile) });
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
