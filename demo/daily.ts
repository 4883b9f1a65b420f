import { Game2048Element } from 'game-2048-element';
import { ReplayError, verify, type Result } from 'game-2048-element/engine';
import { find } from './find.js';
import { sampleEntries } from './daily-sample.js';
import { share } from './daily-share.js';

/** What somebody has sent: nothing in it is known to be true. */
interface Entry {
  player: string;
  replay: string;
}

const game = find('game-2048', Game2048Element);
const line = find('#line', HTMLInputElement);
const watch = find('#watch', HTMLAnchorElement);

/** The date in UTC: the same day, and so the same game, everywhere. */
const day = (): string => new Date().toISOString().slice(0, 10);
const today = day();
const number = (value: number): string => value.toLocaleString('en');

type Checked = Entry & ({ result: Result } | { refused: string });

/** Why a legal game is none of today's; empty where it is one. */
function objection({ seed, rules: { columns, rows, startTiles, fourChance } }: Result): string {
  if (seed !== today) return `a game of ${seed || 'no seed'}, not of ${today}`;
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
  const link = document.createElement('a');
  link.href = `replay.html#${entry.replay}`;
  link.textContent = 'Watch';
  link.ariaLabel = `Watch the game of ${entry.player}`;
  made.append(cell('✓ ', link));
  return made;
}

function showRanking(): void {
  const judged = entries.map(judge).sort((one, other) => worth(other) - worth(one));
  find('#entries').replaceChildren(...judged.map(row));
}

function enter(): void {
  const yours = entries.findIndex(({ player }) => player === 'You');
  if (yours >= 0) entries.splice(yours, 1);
  entries.push({ player: 'You', replay: game.replay });
  showRanking();
}

function showShare(): void {
  const { score, maxTile, moves, over } = game;
  const state = over ? 'finished' : 'so far';
  const result = `${number(score)} points, tile ${maxTile}, ${number(moves)} moves`;
  line.value = `2048 of ${today}: ${result}, ${state}`;
  find('#result').textContent = result;
  watch.href = `replay.html#${game.replay}`;
}

function showTimeLeft(): void {
  if (day() !== today) location.reload();
  const minutes = Math.ceil((Date.parse(today) + 86_400_000 - Date.now()) / 60_000);
  find('#left').textContent = `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

for (const type of ['move', 'score', 'new-game', 'game-load'] as const) {
  game.addEventListener(type, showShare);
}
game.addEventListener('game-over', enter);
find('#enter').addEventListener('click', enter);
// The seed before the key: a game is restored only where it has the seed that is asked for.
game.seed = today;
game.storageKey = 'game-2048-daily';
find('#seed').textContent = today;

const pasted = find('#pasted', HTMLTextAreaElement);
find('#checker').addEventListener('submit', (event) => {
  event.preventDefault();
  const verdict = judge({ player: 'somebody', replay: pasted.value.trim() });
  const output = find('#checked');
  output.className = 'result' in verdict ? 'good' : 'bad';
  output.textContent =
    'result' in verdict
      ? `Legal: ${number(verdict.result.score)} points in ${number(verdict.result.moves)} moves.`
      : `Refused: ${verdict.refused}.`;
});

/** Without a server: games made here, and some that are refused. */
async function showSamples(): Promise<void> {
  for await (const entry of sampleEntries(today)) {
    entries.push(entry);
    showRanking();
  }
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-share]')) {
  button.addEventListener('click', () => {
    const output = button.parentElement?.querySelector('output');
    void share({ title: '2048 of the day', text: line.value, url: watch.href }).then((said) => {
      if (output) output.textContent = said;
    });
  });
}

showTimeLeft();
setInterval(showTimeLeft, 20_000);
void game.updateComplete.then(showShare);
const server = new URLSearchParams(location.search).get('ranking');
if (server) {
  const { showServer } = await import('./daily-server.js');
  showServer(server, game, today);
} else {
  await showSamples();
}
