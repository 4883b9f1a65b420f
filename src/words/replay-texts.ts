import type { TextsLike } from './texts-like.js';

/** The texts of `<game-2048-replay>` beyond those of `<game-2048>`, whose board it shows. */
export type ReplayTexts = TextsLike<typeof englishReplay>;

export type ReplayTextName = keyof ReplayTexts;

/** In English, the fallback of every other language. */
export const englishReplay = {
  /** The name of the board; `{columns}`, `{rows}`. */
  replayName: 'Replay of 2048, {columns} by {rows} board',
  /** The keys of the board, read after its name. */
  replayInstructions:
    'Left and right arrow keys step through the game, Space plays it. Home and End go to its ends, square brackets to its marks.',
  /** The name of the group of buttons. */
  playback: 'Playback',
  play: 'Play',
  pause: 'Pause',
  first: 'Go to the start',
  previous: 'Previous move',
  next: 'Next move',
  last: 'Go to the end',
  /** The name of the choice of speed, and its values. */
  speed: 'Speed',
  /** The speed while a whole game is shown, which follows from the game: in a list with "2/s". */
  speedOfGame: 'auto',
  /** `{count}` may be 0.5. */
  movesPerSecond: { one: '{count} move per second', other: '{count} moves per second' },
  copy: 'Copy',
  copyLink: 'Copy link',
  download: 'Download',
  playOn: 'Play on from here',
  sameTiles: 'Play the same tiles',
  /** The name of the slider, and its value in words; `{move}`, `{moves}` (numbers), `{points}` (as in `points`), `{maxTile}`. */
  scrubber: 'Position in the game',
  scrubberValue: 'Move {move} of {moves}, {points}, highest tile {maxTile}',
  /** A move that merged nothing; `{move}` (its number), `{direction}`, the new tile: `{value}`, `{row}`, `{column}`. */
  sentenceReplayMoved: 'Move {move}, {direction}, new {value} in row {row}, column {column}.',
  /** A move that merged tiles into `{tiles}`; the rest as in `sentenceReplayMoved`. */
  sentenceReplayMerged:
    'Move {move}, {direction}, {tiles} made, new {value} in row {row}, column {column}.',
  sentenceReplayStart: 'Start of the game.',
  sentenceReplayEnd: 'End of the game.',
  /** An edit; `{value}`, `{row}`, `{column}`, `{score}`. */
  entryTile: 'Tile edited: {value} in row {row}, column {column}.',
  entryBoard: 'Board edited.',
  entryScore: 'Score edited: {score}.',
  entryGaveUp: 'Gave up.',
  sentenceNotCopied: 'It could not be copied.',
  /** The file cannot be fetched; its line is not a replay; a later version wrote it. */
  replayFailed: 'This replay cannot be shown.',
  replayDamaged: 'This replay is incomplete or damaged.',
  replayNewer: 'This replay was made by a newer version.',
  /** What is said if a review fails; its button is `review` of the game. */
  reviewFailed: 'The review failed.',
  noReview: 'Only games on 4 × 4 under the standard rules can be reviewed.',
};
