import { Game2048Element } from 'game-2048-element';
import { ReplayError, verify } from 'game-2048-element/engine';
import { find } from './find.js';

const form = find('#entry', HTMLFormElement);
const game = find('game-2048', Game2048Element);
const bar = find('#bar', HTMLInputElement);
const verdict = find('#verdict');
const result = find('#result');

/** The form's data as they would be sent now. */
function showData(): void {
  const rows = [...new FormData(form)].map(([name, value]) => {
    const row = document.createElement('tr');
    const head = document.createElement('th');
    const line = document.createElement('output');
    head.scope = 'row';
    head.textContent = name;
    line.className = 'line';
    line.textContent = typeof value === 'string' ? value : value.name;
    row.append(head, document.createElement('td'));
    row.lastElementChild?.append(line);
    return row;
  });
  find('#data').replaceChildren(...rows);
}

/** What a server would do with the data: nothing in them is believed but what can be played again. */
function receive(data: FormData): void {
  const line = data.get('game');
  const player = data.get('player');
  result.hidden = true;
  try {
    if (typeof line !== 'string') throw new ReplayError('no game was sent', 0);
    const { score, moves, maxTile, over } = verify(line, { maxMoves: 10_000 });
    verdict.textContent = `${typeof player === 'string' ? player : 'Somebody'} has sent a legal game${over ? ', played to its end' : ''}.`;
    const values = [score, moves, maxTile];
    result.querySelectorAll('dd').forEach((place, index) => {
      place.textContent = (values[index] ?? 0).toLocaleString('en');
    });
    result.hidden = false;
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    verdict.textContent = `Refused: ${error.message}.`;
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  receive(new FormData(form));
});
form.addEventListener('input', showData);
for (const [type, output] of [
  ['input', find('#inputs')],
  ['change', find('#changes')],
] as const) {
  game.addEventListener(type, () => (output.textContent = String(Number(output.textContent) + 1)));
}
// What a script does fires neither: a new game of a reset.
for (const type of ['new-game', 'game-load'] as const) game.addEventListener(type, showData);
bar.addEventListener('change', () => {
  find('#field', HTMLFieldSetElement).disabled = bar.checked;
  showData();
});
// The fields have their first values again only after the event.
form.addEventListener('reset', () => setTimeout(showData));
// A game under way has a value worth reading; over a new board, how to play is written on its nine cells.
void game.ready.then(() => {
  for (const direction of ['left', 'down', 'right', 'down'] as const) game.move(direction);
  showData();
});
