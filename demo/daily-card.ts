/** What the end screens of the daily puzzle say, in the place of the element's own words. */
import type { GameView } from 'game-2048-element/engine';
import type { Days } from './daily-days.js';
import { number } from './result.js';

type Result = Pick<GameView, 'score' | 'maxTile' | 'moves'> & { readonly replay: string };

function make(tag: string, className: string, ...content: (string | Node)[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...content);
  return made;
}

/** A term and its value. */
function pair(name: string, value: number): HTMLElement {
  return make('div', '', make('dt', '', name), make('dd', '', number(value)));
}

/** A bar for each highest tile; that of today's puzzle is lit. */
function bars({ tiles }: Days, today: number | undefined): HTMLElement {
  const most = Math.max(...tiles.map(([, days]) => days));
  const all = tiles.map(([tile, days]) => {
    const bar = pair(String(tile), days);
    bar.className = tile === today ? 'today' : '';
    bar.style.setProperty('--share', String(days / most));
    return bar;
  });
  return make('div', 'end-tiles', make('p', '', 'Your highest tiles'), make('dl', '', ...all));
}

/**
 * @param day the seed of the puzzle
 * @param days from the record book; undefined where seeds are no dates
 */
export function drawCard(
  place: HTMLElement,
  { score, maxTile, moves, replay }: Result,
  { day, days }: { day: string; days: Days | undefined },
): void {
  const counted = days?.games.get(day);
  const content = [
    make('p', 'end-title', `${number(score)} points`),
    make('p', '', `Highest tile ${maxTile} · ${number(moves)} moves`),
  ];
  if (counted && counted.replay !== replay) {
    content.push(make('p', '', `Your first try counts: ${number(counted.score)} points`));
  }
  if (days && counted) {
    const streak = [pair('Streak', days.streak), pair('Max streak', days.longest)];
    const figures = make('dl', 'end-streak', ...streak);
    // A single bar compares nothing.
    const charts = days.games.size > 1 ? [bars(days, counted.maxTile)] : [];
    content.push(make('div', 'end-days', figures, ...charts));
  }
  content.push(make('p', 'end-next', 'Next puzzle in ', make('b', 'left')));
  place.replaceChildren(...content);
}
