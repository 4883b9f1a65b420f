import { Game } from '../engine/index.js';
import { isObject, NO_LIMITS, refuse } from '../engine/internal.js';
import type { Provenance } from './session.js';
import { attributes } from './settings.js';
import { nextStartTime } from './start-time.js';

/** Saved beside the replay of a game. */
export interface SavedState extends Provenance {
  best: number;
  arrowButtons: boolean;
  /** The attributes when a game with other rules was started: `[4,4,2048,0.1,2,null]`, as `describeGame` writes them. */
  startedUnder?: string | undefined;
}

interface ParsedState extends SavedState {
  /** Another tab has only raised the best score, and perhaps written an older state of the game. */
  isOnlyBestRaised: boolean;
}

/** The game is undefined if it cannot be read; `problem` then says why. */
export type SavedGame = ParsedState &
  ({ game: Game; problem?: undefined } | { game: undefined; problem: Error });

type Entry = Readonly<Record<string, unknown>> & { readonly best: number };

export function formatSavedGame(state: SavedState, replay: string): string {
  const { best, bestBefore, unassistedMoves } = state;
  // JSON leaves out what is undefined, here the usual values.
  return JSON.stringify({
    version: 1,
    best,
    replay,
    startedAt: state.startedAt,
    bestBefore: bestBefore === best ? undefined : bestBefore,
    playedHere: state.playedHere ? undefined : false,
    unassistedMoves: unassistedMoves === Infinity ? undefined : unassistedMoves,
    undosUsed: state.undosUsed || undefined,
    afterWin: state.afterWin,
    arrowButtons: state.arrowButtons ? true : undefined,
    startedUnder: state.startedUnder,
  });
}

/** Reads as much of a storage entry as it can: the best score even if the game is damaged. */
export function parseSavedGame(text: string): SavedGame {
  // For an entry that does not even hold a best score.
  let state = stateOf({ best: 0, startedAt: 0 });
  try {
    const entry = parseEntry(text);
    state = stateOf(entry);
    // It is the page's own storage, so a game of any length can be continued.
    return { ...state, game: Game.fromReplay(entry['replay'] as string, NO_LIMITS) };
  } catch (problem) {
    return { ...state, game: undefined, problem: problem as Error };
  }
}

/** A missing field, or one of the wrong type, has its usual value. */
function stateOf(entry: Entry): ParsedState {
  const { best, playedHere, unassistedMoves, afterWin, arrowButtons, startedUnder } = entry;
  return {
    best,
    // An entry of an earlier version has none.
    startedAt: integerIn(entry, 'startedAt') ?? nextStartTime(),
    bestBefore: integerIn(entry, 'bestBefore') ?? best,
    playedHere: playedHere !== false,
    unassistedMoves: typeof unassistedMoves === 'number' ? unassistedMoves : Infinity,
    undosUsed: Math.max(0, integerIn(entry, 'undosUsed') ?? 0),
    afterWin: attributes.afterWin.allowed.find((word) => word === afterWin),
    arrowButtons: arrowButtons === true,
    startedUnder: typeof startedUnder === 'string' ? startedUnder : undefined,
    isOnlyBestRaised: entry['isRaised'] === true,
  };
}

/** The entry with this best score; undefined if its own is as high, or it cannot be read. */
export function withHigherBest(text: string, best: number): string | undefined {
  const entry = tryEntry(text);
  if (!entry || entry.best >= best) return undefined;
  return JSON.stringify({ ...entry, best, isRaised: true });
}

/** The best score in an entry; 0 if it cannot be read. */
export function bestIn(text: string): number {
  return tryEntry(text)?.best ?? 0;
}

/** The identity of the game in an entry; undefined if there is none, or it cannot be read. */
export function startedAtIn(text: string): number | undefined {
  const entry = tryEntry(text);
  return entry && integerIn(entry, 'startedAt');
}

function integerIn(entry: Entry, name: string): number | undefined {
  const value = entry[name];
  return Number.isSafeInteger(value) ? (value as number) : undefined;
}

function tryEntry(text: string): Entry | undefined {
  try {
    return parseEntry(text);
  } catch {
    return undefined;
  }
}

/** @throws SyntaxError, TypeError unless the text is an entry with a best score */
function parseEntry(text: string): Entry {
  const entry: unknown = JSON.parse(text);
  if (!isObject(entry)) refuse('a stored game', entry, 'an object');
  const { version, best } = entry;
  if (version !== 1) refuse('version of a stored game', version, '1');
  if (!Number.isSafeInteger(best)) refuse('best of a stored game', best, 'a safe integer');
  return entry as Entry;
}
