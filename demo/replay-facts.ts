import { steps } from 'game-2048-element/engine';

interface Event {
  /** What there is to see: a tile, or the points of a move. */
  name: string;
  /** The step of the replay that shows it. */
  index: number;
  moves: number;
  score: number;
}

/** How many tiles, from the highest downwards, are told. */
const told = 6;

const number = (value: number): string => value.toLocaleString('en');

/** When each of the highest tiles was there first, and then the move of the most points. */
function eventsOf(line: string): Event[] {
  const reached: Event[] = [];
  let best: Event | undefined;
  let [highest, most] = [4, 0];
  for (const { index, move, position } of steps(line)) {
    const { maxTile, moves, score } = position;
    if (maxTile > highest) reached.push({ name: String(maxTile), index, moves, score });
    highest = Math.max(highest, maxTile);
    if (!move || move.gained <= most) continue;
    most = move.gained;
    best = { name: `Most points: +${number(most)}`, index, moves, score };
  }
  return [...reached.slice(-told), ...(best ? [best] : [])];
}

/**
 * Tells what happened in a game, a line each, with a button that shows it.
 *
 * @param show shows a step of the replay
 */
export function tellFacts(list: HTMLElement, line: string, show: (index: number) => void): void {
  const itemOf = ({ name, index, moves, score }: Event): HTMLElement => {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'quiet small';
    button.textContent = name;
    button.addEventListener('click', () => show(index));
    item.append(button);
    for (const text of [`move ${number(moves)}`, `${number(score)} points`]) {
      const figure = document.createElement('span');
      figure.className = 'number';
      figure.textContent = text;
      item.append(figure);
    }
    return item;
  };
  list.replaceChildren(...eventsOf(line).map(itemOf));
}
