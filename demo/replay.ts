import { Game2048Element } from 'game-2048-element';
import { verify, type Result } from 'game-2048-element/engine';
import { toSVG } from 'game-2048-element/picture';
import { Game2048ReplayElement } from 'game-2048-element/replay';
import { isOfLaterVersion, receivedLine } from '../src/session/received-line.js';
import { find } from './find.js';
import { tellFacts } from './replay-facts.js';
import { sampleLine } from './replay-sample.js';
import { number, resultOf } from './result.js';

const film = find('game-2048-replay', Game2048ReplayElement);
const same = find('#same', Game2048Element);
const line = find('#line', HTMLTextAreaElement);
const play = find('#play', HTMLButtonElement);
const problem = find('#problem');
/** What is known of the game on show. */
let shown: Result | undefined;

/**
 * Shows another game; one that cannot be read leaves the one that is shown.
 *
 * @param failure what to say of text that is no game
 * @returns whether it is a game
 */
function open(given: string, failure = 'This is not a game.'): boolean {
  const text = receivedLine(given);
  try {
    show(verify(text, { allowEdits: true }), text);
    return true;
  } catch (error) {
    const [said, details] = problem.querySelectorAll('p');
    if (!said || !details) throw error;
    said.textContent = isOfLaterVersion(text)
      ? 'This game was made by a newer version than this page reads.'
      : failure;
    details.textContent = (error as Error).message;
    problem.hidden = false;
    return false;
  }
}

function show(result: Result, text: string): void {
  shown = result;
  const points = `${number(result.score)} points`;
  find('#reached').textContent = resultOf(result);
  document.title = `${points} in a game of 2048`;
  find('#target').textContent = points;
  play.textContent = `Play the same tiles: beat ${number(result.score)}`;
  // Only a seed gives the same tiles again.
  play.hidden = result.edited || result.seed === '';
  play.disabled = play.hidden;
  // It opens when it is asked for: two boards would compete.
  same.hidden = true;
  if (!play.disabled) deal(result);
  line.value = text;
  film.line = text;
  film.playWhole();
  tellFacts(find('#facts'), text, (index) => {
    film.pause();
    film.seek(index);
  });
}

/** Sets the board up for the same tiles: by its attributes, so that "New game" gives them again. */
function deal({ seed, rules }: Result): void {
  const { columns, rows, winTile, fourChance, startTiles } = rules;
  const afterWin = rules.afterWin === 'stop' ? 'stop' : 'ask';
  const size = `${columns}x${rows}`;
  Object.assign(same, { seed, size, winTile, fourChance, startTiles, afterWin });
}

function playSame(): void {
  film.pause();
  same.hidden = false;
  same.focus();
}

/** By how much the player has beaten the game on show, or not yet. */
function reply(): void {
  const target = shown?.score ?? 0;
  const lead = same.score - target;
  const beaten = `You beat ${number(target)} by ${number(lead)}`;
  const text = lead > 0 ? beaten : `${number(-lead)} short of ${number(target)}`;
  for (const place of same.querySelectorAll('.reply')) {
    place.textContent = lead === 0 ? `${number(target)}, as many points` : text;
  }
}

play.addEventListener('click', playSame);
for (const type of ['won', 'game-over'] as const) same.addEventListener(type, reply);
same.addEventListener('share', ({ detail }) => (detail.text += ' Same tiles: can you beat it?'));

async function openFile(file: File | undefined): Promise<void> {
  if (file) open(await file.slice(0, 2 ** 20).text());
}

/** Downloads the position that is shown as an image. */
function savePicture(): void {
  if (film.length === 0) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([toSVG(film.board)], { type: 'image/svg+xml' }));
  link.download = `2048-${film.index}.svg`;
  link.click();
  URL.revokeObjectURL(link.href);
}

find('#picture').addEventListener('click', savePicture);
film.addEventListener('play-on', (event) => {
  event.preventDefault();
  const { detail } = event;
  location.href = `index.html#replay=${detail.replay}`;
});
find('#opener').addEventListener('submit', (event) => {
  event.preventDefault();
  problem.hidden = true;
  open(line.value);
});
const file = find('#file', HTMLInputElement);
file.addEventListener('change', () => void openFile(file.files?.[0]));

const zone = find('#drop');
addEventListener('dragover', (event) => {
  if (!event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  zone.classList.add('over');
});
addEventListener('dragleave', () => zone.classList.remove('over'));
addEventListener('drop', (event) => {
  if (!event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  zone.classList.remove('over');
  void openFile(event.dataTransfer.files[0]);
});

async function openAddress(): Promise<void> {
  const linked = location.hash.slice(1);
  problem.hidden = true;
  if (linked && open(linked, 'This link was cut off on its way. Here is another game.')) return;
  open(await sampleLine());
}
addEventListener('hashchange', () => void openAddress());
void openAddress();
