import type { TextsLike } from './texts-like.js';

/** The texts of `<game-2048-records>` beyond those of `<game-2048>`. */
export type RecordsTexts = TextsLike<typeof englishRecords>;

export type RecordsTextName = keyof RecordsTexts;

export const englishRecords = {
  /** The table's caption, and the name of the element. */
  recordsName: 'Your games',
  recordsEmpty:
    'No games yet. Each one that ends will stand here, to watch and to learn from, with your best score and your streak.',

  /** The figures; `recordsWinShare` stands over a share in per cent, `recordsAverage` over the mean score of the last `{count}` games. */
  recordsGames: 'Played',
  recordsWinShare: 'Won',
  recordsAverage: { one: 'Average of {count}', other: 'Average of {count}' },
  recordsStreak: 'Streak',
  recordsLongest: 'Max streak',

  /** The name of the bars, one for each tile. */
  recordsBars: 'How often each highest tile was reached',
  recordsBar: { one: '{tile}: {count} game', other: '{tile}: {count} games' },

  /** After the name of the bar of the newest game. */
  recordsLatest: 'your latest game',

  /** The name of the list of sizes and rules. The texts after it say what differs from the standard rules. */
  recordsPools: 'Size and rules',
  recordsWinTile: '{tile} wins',
  /** How often a new tile is a 4; `{share}` in per cent. */
  recordsFours: '{share} fours',
  recordsStartTiles: { one: '{count} tile at the start', other: '{count} tiles at the start' },
  /** The rule that a won game cannot be played on. */
  recordsStops: 'ends when won',

  /** Heads of columns; `recordsTile` stands over the highest tile. */
  recordsDate: 'Date',
  recordsTile: 'Tile',
  recordsActions: 'Actions',
  recordsNoDate: 'no date',

  /** Marks of a game. */
  recordsBest: 'best',
  recordsAssisted: 'computer',
  recordsEdited: 'edited',
  recordsGaveUp: 'given up',
  recordsMadeUp: 'made up',

  /** Never of one game, but only a text with two forms may have plural forms in other languages. */
  recordsShowAll: { one: 'Show all', other: 'Show all {count}' },
  recordsDelete: 'Delete',
  recordsDeleteAll: 'Delete all',
  download: 'Download',
  recordsLoad: 'Load',
  /** The name of the progress bar while games are read. */
  recordsReading: 'Reading the games',

  /** What was done. */
  recordsAdded: { one: '{count} game added.', other: '{count} games added.' },
  recordsDoubles: {
    one: '{count} was there already.',
    other: '{count} were there already.',
  },
  recordsRefused: { one: '{count} line was not added:', other: '{count} lines were not added:' },
  /** One of them; `{line}` is its number. */
  recordsRefusedLine: 'Line {line} is not a game.',
  recordsFullLine: 'Line {line}: the book is full.',
  /** In place of the refused lines after the first few. */
  recordsMore: { one: 'and {count} more', other: 'and {count} more' },
  recordsDeleted: { one: '{count} game deleted.', other: '{count} games deleted.' },
  recordsUndone: 'Undone.',
  /** For a picture or too long a text. Players know MB; the limit is 8 MiB. */
  recordsNoText: 'This is no text of at most 8 MB and 10,000 lines.',
  recordsNotStored: 'The games could not be stored. They are kept for this visit.',
  /** Games without a storage key are gone when the page is left. */
  recordsVisit: 'The games are kept for this visit only.',
  recordsHereOnly: {
    one: '{count} game is in this browser alone: download it to keep it.',
    other: '{count} games are in this browser alone: download them to keep them.',
  },
};
