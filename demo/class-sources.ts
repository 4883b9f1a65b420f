import type { VerifyOptions } from 'game-2048-element/engine';
import { checkGames, type CheckedGame } from '../src/cli/check-games.js';
import { gamesInFile, gamesInText, type HandedIn } from '../src/cli/handed-in.js';

/** A file, or lines that were typed. */
export type Source = File | string;

/** Of one source, so many rows: tens of thousands would stop the page while it draws them. */
const mostGames = 1000;

/** Checks all that was handed in. A file that cannot be read is a row. */
export async function checkSources(
  sources: readonly Source[],
  wanted: VerifyOptions,
): Promise<CheckedGame[]> {
  const games = await Promise.all(sources.map(gamesIn));
  return checkGames(games.flat(), wanted);
}

async function gamesIn(source: Source): Promise<HandedIn[]> {
  if (typeof source === 'string') return limit(gamesInText(source), 'lines');
  const { name, size } = source;
  try {
    return limit(await gamesInFile(name, size, () => source.arrayBuffer()), name);
  } catch (error) {
    return [{ name, problem: (error as Error).message }];
  }
}

function limit(games: readonly HandedIn[], name: string): HandedIn[] {
  const rest = games.length - mostGames;
  if (rest <= 0) return [...games];
  return [
    ...games.slice(0, mostGames),
    { name, problem: `${rest} more lines: 1,000 at once are checked here` },
  ];
}
