import type { CountedText } from './counted-text.js';

/** The texts of `<game-2048-replay>` beyond those of `<game-2048>`, whose board it shows. */
export interface ReplayTexts {
  /** The name of the board; `{columns}`, `{rows}`. */
  replayName: string;
  /** The keys of the board, read after its name. */
  replayInstructions: string;
  /** The name of the group of buttons. */
  playback: string;
  /** The buttons. */
  play: string;
  pause: string;
  first: string;
  previous: string;
  next: string;
  last: string;
  /** The name of the choice of speed, and its values. */
  speed: string;
  movesPerSecond: CountedText;
  copy: string;
  copyLink: string;
  download: string;
  playOn: string;
  /** The name of the slider, and its value in words; `{move}`, `{moves}`, `{points}` (as in `points`), `{maxTile}`. */
  scrubber: string;
  scrubberValue: string;
  /** The position as shown; `{move}`, `{moves}`. */
  moveOfMoves: string;
  /** A mark on the slider: the first tile of this `{value}`. */
  marker: string;
  /** A move that merged nothing; `{move}` (its number), `{direction}`, the new tile: `{value}`, `{row}`, `{column}`. */
  sentenceReplayMoved: string;
  /** A move that merged tiles into `{tiles}`; the rest as in `sentenceReplayMoved`. */
  sentenceReplayMerged: string;
  /** The first and the last position. */
  sentenceReplayStart: string;
  sentenceReplayEnd: string;
  /** What was set by hand; `{value}`, `{row}`, `{column}`, `{score}`. */
  entryTile: string;
  entryBoard: string;
  entryScore: string;
  entryGaveUp: string;
  /** The text could not be copied. */
  sentenceNotCopied: string;
}

/** The name of one of them. */
export type ReplayTextName = keyof ReplayTexts;

/** In English, the fallback of every other language. */
export const englishReplay: ReplayTexts = {
  replayName: 'Replay of 2048, {columns} by {rows} board',
  replayInstructions:
    'Left and right arrow keys step through the game, Space plays it. Home and End go to its ends, square brackets to its marks.',
  playback: 'Playback',
  play: 'Play',
  pause: 'Pause',
  first: 'Go to the start',
  previous: 'Previous move',
  next: 'Next move',
  last: 'Go to the end',
  speed: 'Speed',
  movesPerSecond: { one: '{count} move per second', other: '{count} moves per second' },
  copy: 'Copy',
  copyLink: 'Copy link',
  download: 'Download',
  playOn: 'Play on from here',
  scrubber: 'Position in the game',
  scrubberValue: 'Move {move} of {moves}, {points}, highest tile {maxTile}',
  moveOfMoves: '{move} / {moves}',
  marker: 'First {value}',
  sentenceReplayMoved: 'Move {move}, {direction}, new {value} in row {row}, column {column}.',
  sentenceReplayMerged:
    'Move {move}, {direction}, {tiles} made, new {value} in row {row}, column {column}.',
  sentenceReplayStart: 'Start of the game.',
  sentenceReplayEnd: 'End of the game.',
  entryTile: 'Tile set by hand: {value} in row {row}, column {column}.',
  entryBoard: 'Board set by hand.',
  entryScore: 'Score set by hand: {score}.',
  entryGaveUp: 'Gave up.',
  sentenceNotCopied: 'It could not be copied.',
};
