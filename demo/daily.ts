import { Game2048Element } from 'game-2048-element';
import { ReplayError, verify, type Result } from 'game-2048-element/engine';
import { Game2048RecordsElement } from 'game-2048-element/records';
import { Game2048ReplayElement } from 'game-2048-element/replay';
import { find } from './find.js';
import { sampleEntries } from './daily-sample.js';
import { challenge, resultOf, squaresOf } from './daily-share.js';

/** What somebody has sent: nothing in it is known to be true. */
interface Entry {
  player: string;
  replay: string;
}

const game = find('game-2048', Game2048Element);
const book = find('game-2048-records', Game2048RecordsElement);
const film = find('game-2048-replay', Game2048ReplayElement);
const cinema = find('#cinema', HTMLDialogElement);
const watch = find('#watch', HTMLButtonElement);
const entering = find('#enter', HTMLButtonElement);
const next = find('#next', HTMLAnchorElement);

/** The date in UTC: the same day, and so the same game, everywhere. */
const day = (): string => new Date().toISOString().slice(0, 10);
const opened = day();

/** With a server, the day and the seed of its game are what it says: the clock of this machine may be wrong. */
const server = new URLSearchParams(location.search).get('ranking');
const told = server
  ? await (await import('./daily-server.js')).showServer(server, game)
  : undefined;
const { day: today, seed: todaysSeed } = told ?? { day: opened, seed: opened };
const number = (value: number): string => value.toLocaleString('en');

type Checked = Entry & ({ result: Result } | { refused: string });

/** Why a legal game is none of today's; empty where it is one. */
function objection({ seed, rules: { columns, rows, startTiles, fourChance } }: Result): string {
  if (seed !== todaysSeed) return `a game of ${seed || 'no seed'}, not of ${todaysSeed}`;
  const usual = columns === 4 && rows === 4 && startTiles === 2 && fourChance === 0.1;
  return usual ? '' : 'not played under the rules of the day';
}

/** Plays an entry again. */
function judge(entry: Entry): Checked {
  try {
    const result = verify(entry.replay, { maxMoves: 50_000 });
    const refused = objection(result);
    return refused ? { ...entry, refused } : { ...entry, result };
  } catch (error) {
    if (error instanceof ReplayError) return { ...entry, refused: error.message };
    throw error;
  }
}

const entries: Entry[] = [];
const worth = (entry: Checked): number => ('result' in entry ? entry.result.score : -Infinity);

function cell(...content: (string | Node)[]): HTMLTableCellElement {
  const made = document.createElement('td');
  made.append(...content);
  return made;
}

function row(entry: Checked): HTMLElement {
  const made = document.createElement('tr');
  const player = document.createElement('th');
  player.scope = 'row';
  player.textContent = entry.player;
  made.className = entry.player === 'You' ? 'you' : '';
  made.append(player);
  if ('refused' in entry) {
    const verdict = cell(`✗ Refused: ${entry.refused}`);
    verdict.className = 'bad';
    verdict.colSpan = 4;
    made.append(verdict);
    return made;
  }
  const { score, maxTile, moves } = entry.result;
  for (const figure of [score, maxTile, moves]) {
    const place = cell(number(figure));
    place.className = 'number';
    made.append(place);
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet small';
  button.textContent = 'Watch';
  button.ariaLabel = `Watch the game of ${entry.player}`;
  const title = entry.player === 'You' ? 'Your game' : `The game of ${entry.player}`;
  button.addEventListener('click', () => show({ title, replay: entry.replay }));
  made.append(cell('✓ ', button));
  return made;
}

/** Shows a game from its start, over the page. */
function show({ title, replay }: { title: string; replay: string }): void {
  find('#film').textContent = title;
  film.line = replay;
  cinema.showModal();
}

function showRanking(): void {
  const judged = entries.map(judge).sort((one, other) => worth(other) - worth(one));
  find('#entries').replaceChildren(...judged.map(row));
}

/** Enters the game on the board, unless a better one of yours stands there. */
function enter(): void {
  const yours = entries.findIndex(({ player }) => player === 'You');
  const entry = { player: 'You', replay: game.replay };
  const known = entries[yours];
  if (known && worth(judge(known)) > worth(judge(entry))) return;
  if (known) entries.splice(yours, 1);
  entries.push(entry);
  showRanking();
}

const date = new Date(today).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const squares = document.createElement('span');
squares.ariaHidden = 'true';
squares.className = 'squares';
find('#shared').after(squares);

/** The squares as boxes, which need no font. */
function showSquares(all: readonly string[]): void {
  const boxes = all.map((square) => {
    const box = document.createElement('i');
    box.dataset['square'] = square;
    return box;
  });
  squares.hidden = boxes.length === 0;
  squares.replaceChildren(...boxes);
}

const words = (): string => `2048 · ${date} · ${resultOf(game)}`;

/** Words first, then the squares; a game that has not begun is not worth sharing. */
function showShare(): void {
  const begun = game.moves > 0;
  find('#shared').textContent = begun ? words() : 'Make a move, and your game stands here.';
  showSquares(begun ? squaresOf(game).flat() : []);
  find('#result').textContent = resultOf(game);
  // A game that is over has been entered.
  entering.hidden = !begun || game.over || server !== null;
  watch.hidden = !begun;
}

/** The best of yesterday's games in the book, over the days in a row. */
function showYesterday(): void {
  const seed = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
  const games = book.games.filter((one) => one.seed === seed);
  const [best] = games.sort((one, other) => other.score - one.score);
  find('#yesterday').hidden = !best;
  if (!best) return;
  find('#yesterday strong').textContent = number(best.score);
  find('#yesterday button', HTMLButtonElement).onclick = () =>
    show({ title: 'Yesterday’s game', replay: best.replay });
}

/** The next day's game comes by itself only to a page where none is played. */
function turnTheDay(): void {
  if (!next.hidden) return;
  if (game.over || game.moves === 0) location.reload();
  else {
    next.href = location.href;
    next.hidden = false;
    find('#until').hidden = true;
  }
}

function showTimeLeft(): void {
  if (day() !== opened) turnTheDay();
  const minutes = Math.ceil((Date.parse(opened) + 86_400_000 - Date.now()) / 60_000);
  find('#left').textContent = `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

for (const type of ['move', 'undo', 'score', 'new-game', 'game-load', 'game-over'] as const) {
  game.addEventListener(type, showShare);
}
game.addEventListener('game-over', enter);
game.addEventListener('watch', (event) => {
  event.preventDefault();
  show({ title: 'Your game', replay: event.detail.replay });
});
watch.addEventListener('click', () => show({ title: 'Your game', replay: game.replay }));
cinema.addEventListener('close', () => {
  film.line = '';
});
entering.addEventListener('click', enter);
// The seed before the key: a game is restored only where it has the seed that is asked for.
game.seed = todaysSeed;
game.storageKey = 'game-2048-daily';
find('#seed').textContent = todaysSeed;

/** Without a server: games made here. */
async function showSamples(): Promise<void> {
  for await (const entry of sampleEntries(todaysSeed)) {
    entries.push(entry);
    showRanking();
  }
}

game.addEventListener('share', ({ detail }) => {
  detail.text = [words(), challenge, ...squaresOf(game).map((row) => row.join('')), ''].join('\n');
});

book.addEventListener('records-change', showYesterday);
showYesterday();
showTimeLeft();
setInterval(showTimeLeft, 20_000);
void game.updateComplete.then(showShare);
if (!server) await showSamples();
