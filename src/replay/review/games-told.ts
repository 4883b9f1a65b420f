import { shareOver, type Rollouts } from '../../player/judging/rollout-results.js';
import type { GamesTexts } from '../../words/games-texts.js';
import type { Texts } from '../../words/texts.js';

type TextsOfGames = Texts<keyof GamesTexts>;

/** Games that are spoken of. */
const outOf = 100;

/** "40 of 100", "all 100" or "none". */
export function gamesText(texts: TextsOfGames, share: number): string {
  const count = gamesOf(share);
  if (count === 0) return texts.text('learnNoGame');
  return texts.text(count === outOf ? 'learnAllGames' : 'learnGames', { count, all: outOf });
}

/** The same after a number of games: "5", "none". */
export const othersText = (texts: TextsOfGames, share: number): string =>
  share === 0 ? texts.text('learnNoGame') : texts.number(gamesOf(share));

/** Of 100 games, rounded; 0 and 100 only for a share of exactly 0 or 1. */
const gamesOf = (share: number): number =>
  share === 0 || share === 1
    ? share * outOf
    : Math.min(Math.max(1, Math.round(share * outOf)), outOf - 1);

/** Moves that the eye can follow. */
export const seenMoves = 3;

/** In moves. */
const spans = [seenMoves, 10, 30, 100];

/** A smaller difference is not told, nor is a span that shows less than this part of the greatest one. */
const fewMore = 0.05;
const nearlyAll = 0.75;

export type WorseAndBetter = readonly [worse: Rollouts, better: Rollouts];

/**
 * @param pairs all of which are told apart by it
 * @returns within how many moves to tell that games end: three if these show nearly all of the difference, else the widest
 *   span that does; of spans in which no way of playing says the opposite. Undefined if none tells the moves apart
 */
export function spanTold(pairs: readonly WorseAndBetter[]): number | undefined {
  if (pairs.length === 0) return undefined;
  const more = (span: number) =>
    Math.min(...pairs.map(([worse, better]) => shareOver(worse, span) - shareOver(better, span)));
  const agreed = spans.filter((span) => pairs.every((pair) => isMoreInAllWays(pair, span)));
  const least = Math.max(fewMore, nearlyAll * Math.max(0, ...agreed.map(more)));
  const telling = agreed.filter((span) => more(span) >= least);
  return telling[0] === seenMoves ? seenMoves : telling.at(-1);
}

/**
 * "After Left, 30 of 100 games end within 30 moves; after Right, none." Empty if the games do not tell the moves apart.
 * @param names of the two moves
 * @param moves within how many, if another span is not told of other moves
 */
export function endsText(
  texts: TextsOfGames,
  [worse, better]: WorseAndBetter,
  names: { readonly worse: string; readonly better: string },
  moves = spanTold([[worse, better]]),
): string {
  if (moves === undefined) return '';
  return texts.text('learnEnds', {
    ...names,
    games: gamesText(texts, shareOver(worse, moves)),
    moves,
    others: othersText(texts, shareOver(better, moves)),
  });
}

function isMoreInAllWays([worse, better]: WorseAndBetter, moves: number): boolean {
  return worse.lengths.every((lengths, way) => {
    const others = better.lengths[way] ?? lengths;
    return endedIn(lengths, moves) >= endedIn(others, moves);
  });
}

const endedIn = (lengths: Uint8Array, moves: number): number =>
  lengths.filter((length) => length < moves).length;
