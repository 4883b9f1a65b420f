export interface Played {
  readonly score: number;
  readonly maxTile: number;
  readonly moves: number;
  /** In milliseconds. */
  readonly time: number;
}

const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);
const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/**
 * The head of a table of players.
 *
 * @param subject what the rows are about
 * @param tiles the tiles of which the table says how many games made them
 * @param clock what the times are measured by
 */
export function strengthHead(subject: string, tiles: readonly number[], clock = ''): string {
  const times = [`${clock}s/game`, 'longest'];
  const cells = [subject, 'games', `${clock}ms/move`, ...tiles, 'mean ± standard error', ...times];
  return `${line(cells)}\n|${' --- |'.repeat(cells.length)}`;
}

export function strengthRow(
  subject: string,
  played: readonly Played[],
  tiles: readonly number[],
): string {
  const games = played.length;
  const scores = played.map(({ score }) => score);
  const mean = sum(scores) / games;
  const squares = sum(scores.map((score) => (score - mean) ** 2));
  const deviation = Math.sqrt(squares / Math.max(1, games - 1));
  const time = sum(played.map((one) => one.time));
  const thousands = (value: number): string => `${(value / 1000).toFixed(1)}k`;
  return line([
    subject,
    games,
    (time / sum(played.map(({ moves }) => moves))).toFixed(3),
    ...tiles.map((tile) => {
      const reached = played.filter(({ maxTile }) => maxTile >= tile).length;
      return `${((100 * reached) / games).toFixed(0)} %`;
    }),
    `${thousands(mean)} ± ${thousands(deviation / Math.sqrt(games))}`,
    `${(time / 1000 / games).toFixed(2)} s`,
    `${(Math.max(...played.map((one) => one.time)) / 1000).toFixed(2)} s`,
  ]);
}
