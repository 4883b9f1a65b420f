import type { Result } from 'game-2048-element/engine';

/** The result of a game, and the milliseconds that it took. */
export type TimedResult = Pick<Result, 'score' | 'maxTile' | 'moves'> & { readonly time: number };

/**
 * The head of a Markdown table that says how strong players are.
 * @param subject what the rows are about: players, or budgets of one player
 * @param tiles the values for which a column says what share of the games reached them
 * @param clock what the times are measured by, with a space after it: `'CPU '`
 */
export function strengthHead(subject: string, tiles: readonly number[], clock = ''): string {
  const times = [`${clock}s/game`, 'longest'];
  const cells = [subject, 'games', `${clock}ms/move`, ...tiles, 'mean ± standard error', ...times];
  return `${formatRow(cells)}\n|${' --- |'.repeat(cells.length)}`;
}

/** @param games one or more */
export function strengthRow(
  name: string,
  games: readonly TimedResult[],
  tiles: readonly number[],
): string {
  const times = games.map(({ time }) => time);
  const moves = sum(games.map((game) => game.moves));
  const { mean, standardError } = meanOf(games.map(({ score }) => score));
  return formatRow([
    name,
    games.length,
    (sum(times) / moves).toFixed(3),
    ...tiles.map((tile) => formatShareReaching(tile, games)),
    `${formatThousands(mean)} ± ${formatThousands(standardError)}`,
    formatSeconds(sum(times) / games.length),
    formatSeconds(Math.max(...times)),
  ]);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function meanOf(values: readonly number[]): { mean: number; standardError: number } {
  const { length } = values;
  const mean = sum(values) / length;
  const squares = sum(values.map((value) => (value - mean) ** 2));
  const deviation = Math.sqrt(squares / Math.max(1, length - 1));
  return { mean, standardError: deviation / Math.sqrt(length) };
}

function formatRow(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

function formatShareReaching(tile: number, games: readonly TimedResult[]): string {
  const reached = games.filter(({ maxTile }) => maxTile >= tile).length;
  return `${((100 * reached) / games.length).toFixed(0)} %`;
}

function formatThousands(points: number): string {
  return `${(points / 1000).toFixed(1)}k`;
}

function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
