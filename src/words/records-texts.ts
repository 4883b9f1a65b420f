import type { TextsLike } from './texts-like.js';

/** The texts of `<game-2048-records>` beyond those of `<game-2048>`. */
export type RecordsTexts = TextsLike<typeof englishRecords>;

export type RecordsTextName = keyof RecordsTexts;

export const englishRecords = {
  /** The table's caption, and the name of the element. */
  recordsName: 'Your games',
  recordsEmpty:
    'No games yet. Finish one and it appears here: watch it again, learn from it, and see your best and your average.',

  /** The figures; `recordsWinShare` stands over a share in per cent, `recordsAverage` over the mean score of the last `{count}` games. */
  recordsGames: 'Played',
  recordsWinShare: 'Won',
  recordsAverage: { one: 'Average', other: 'Average of the last {count}' },
  /** Days in a row with a daily puzzle: now, and at most. */
  recordsStreak: 'Streak',
  recordsLongest: 'Max streak',

  /** Stands over the bars, one for each tile. */
  recordsBars: 'How often each highest tile was reached',
  recordsBar: { one: '{tile}: {count} game', other: '{tile}: {count} games' },

  /** After the name of the bar of the newest game, and beside its colour. */
  recordsLatest: 'your latest game',

  /** Below the figures: why some games of the list are not in them. `{marks}` are the marks of these games. */
  recordsUncounted: {
    one: '{count} game not counted: {marks}',
    other: '{count} games not counted: {marks}',
  },

  /** The name of the list of sizes and rules. The texts after it say what differs from the standard rules. */
  recordsPools: 'Size and rules',
  recordsWinTile: '{tile} wins',
  /** A rule: `{share}` of the new tiles, "10%", are fours. */
  recordsFours: '{share} fours',
  recordsStartTiles: { one: '{count} tile at the start', other: '{count} tiles at the start' },
  /** The rule that a won game cannot be played on. */
  recordsStops: 'ends when won',

  /** Heads of columns; `recordsTile` stands over the highest tile. */
  recordsDate: 'Date',
  recordsTile: 'Tile',
  recordsActions: 'Actions',
  recordsNoDate: 'no date',
  /** In place of the date for a daily puzzle; `{date}` is a day and a month, as "Nov 24". */
  recordsPuzzle: 'Puzzle of {date}',

  /** Marks of a game. They stand beside one game, and in `recordsUncounted` after several: best as a noun. */
  recordsBest: 'best',
  recordsAssisted: 'computer',
  recordsEdited: 'edited',
  recordsGaveUp: 'given up',
  /** For a daily puzzle that was played before, or was finished in another try. */
  recordsFurtherTry: 'another try',
  /** For a daily puzzle that was played too late for the streak. */
  recordsMadeUp: 'played late',

  /** Of 2 games or more. */
  recordsShowAll: { one: 'Show all', other: 'Show all {count}' },
  recordsDelete: 'Delete',
  recordsDeleteAll: { one: 'Delete all', other: 'Delete all {count}' },
  download: 'Download',
  recordsLoad: 'Load',
  /** In place of `recordsLoad` where there are no games yet. */
  recordsLoadFile: 'Load games from a file',
  /** The name of the progress bar while games are read. */
  recordsReading: 'Reading the games',

  /** After an action of the player. */
  recordsAdded: { one: '{count} game added.', other: '{count} games added.' },
  recordsDoubles: {
    one: '{count} was there already.',
    other: '{count} were there already.',
  },
  recordsRefused: { one: '{count} line was not added:', other: '{count} lines were not added:' },
  /** One of them; `{line}` is its number. */
  recordsRefusedLine: 'Line {line} is not a game.',
  recordsDamagedLine: 'Line {line} is incomplete, or was changed.',
  recordsUnfinishedLine: 'Line {line}: this game is not over yet.',
  recordsTimeLine: 'Line {line}: there is no such date.',
  recordsFullLine: 'Line {line}: the book is full.',
  /** In place of the refused lines after the first few. */
  recordsMore: { one: 'and {count} more', other: 'and {count} more' },
  recordsDeleted: { one: '{count} game deleted.', other: '{count} games deleted.' },
  /** The games deleted last are back. */
  recordsUndone: 'Undone.',
  /** For a picture, for example. */
  recordsNoText: 'That is not a list of games.',
  recordsTooLong: 'That is too much at once: at most 10,000 lines and 8 MiB.',
  recordsNotStored: 'The games could not be stored. They are kept for this visit only.',
  /** In place of `recordsEmpty`, which could be wrong. */
  recordsUnread:
    "The games kept here can't be read just now. New ones are kept for this visit only.",
  /** Games without a storage key are gone when the page is left. */
  recordsVisit: 'The games are kept for this visit only.',
  recordsHereOnly: {
    one: '{count} game is in this browser alone: download it to keep it.',
    other: '{count} games are in this browser alone: download them to keep them.',
  },
};
