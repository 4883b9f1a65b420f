import { Game2048Element, registerTranslation } from 'game-2048-element';
import { Game2048RecordsElement } from 'game-2048-element/records';
import { drawCard } from './daily-card.js';
import { daysOf } from './daily-days.js';
import { find } from './find.js';
import { resultOf } from './result.js';

const game = find('game-2048', Game2048Element);
const book = find('game-2048-records', Game2048RecordsElement);
const again = find('#again', HTMLButtonElement);
const next = find('#next');

const aDay = 86_400_000;
/** The puzzle of this day is No. 1. */
const first = Date.parse('2026-01-01');

/** The date in UTC: the same day, and so the same puzzle, everywhere. */
const day = (): string => new Date().toISOString().slice(0, 10);
const opened = day();

/** With a server, the day and the seed of its puzzle are what it says: the clock of this machine may be wrong. */
const server = new URLSearchParams(location.search).get('ranking');
const told = server
  ? await (await import('./daily-server.js')).showServer(server, game)
  : undefined;
const { day: today, seed: todaysSeed } = told ?? { day: opened, seed: opened };

const date = new Date(today).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const name = `No. ${(Date.parse(today) - first) / aDay + 1}`;
find('#day').textContent = `${name} · ${date}`;

function showResult(): void {
  // A secret seed is no date, and tells nothing about other days.
  const days = todaysSeed === today ? daysOf(book.games) : undefined;
  for (const place of game.querySelectorAll<HTMLElement>('[slot]')) {
    drawCard(place, game, { day: todaysSeed, days });
  }
  showTimeLeft();
}

/** The next day's puzzle comes by itself only to a page where none is played. */
function turnTheDay(): void {
  if (game.over || game.moves === 0) location.reload();
  else next.hidden = false;
}

function showTimeLeft(): void {
  if (day() !== opened) turnTheDay();
  const minutes = Math.ceil((Date.parse(opened) + aDay - Date.now()) / 60_000);
  for (const place of document.querySelectorAll('.left')) {
    place.textContent = `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  }
}

// Words, and a link to this page, which gives the same tiles. The game itself is in the record book.
game.addEventListener('share', ({ detail }) => {
  detail.text = `2048 ${name} · ${date} · ${resultOf(game)}`;
});
game.shareUrl = location.pathname + location.search;

for (const type of ['won', 'game-over', 'game-load'] as const) {
  game.addEventListener(type, showResult);
}
book.addEventListener('records-change', showResult);

const showAgain = (): void => void (again.hidden = !game.over);
for (const type of ['game-over', 'game-load', 'new-game', 'undo'] as const) {
  game.addEventListener(type, showAgain);
}
again.addEventListener('click', () => {
  game.newGame();
  game.focus();
});

// The card has no button for a new game, and Enter begins none.
registerTranslation({ $code: 'en', sentenceOverChoices: 'Press Tab for the choices.' });

// The seed before the key: a game is restored only where it has the seed that is asked for.
game.seed = todaysSeed;
game.storageKey = 'game-2048-daily';
find('#seed').textContent = todaysSeed;

showAgain();
showResult();
setInterval(showTimeLeft, 20_000);
