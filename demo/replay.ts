import { Game2048Element } from 'game-2048-element';
import { verify } from 'game-2048-element/engine';
import { toSVG } from 'game-2048-element/picture';
import { Game2048ReplayElement } from 'game-2048-element/replay';
import { find } from './find.js';
import { sampleLine } from './replay-sample.js';

const film = find('game-2048-replay', Game2048ReplayElement);
const same = find('#same', Game2048Element);
const line = find('#line', HTMLTextAreaElement);
const problem = find('#problem');

/** Shows another game; one that cannot be read leaves the one that is shown. */
function open(text: string): void {
  problem.hidden = true;
  try {
    const { score, moves, maxTile } = verify(text, { allowEdits: true });
    const points = `${score.toLocaleString('en')} points`;
    find('#reached').textContent = `${points} · ${maxTile} · ${moves.toLocaleString('en')} moves`;
    find('#target').textContent = points;
    same.hidden = true;
    line.value = text;
    film.line = text;
    film.playWhole();
  } catch (error) {
    problem.textContent = `This is not a game: ${(error as Error).message}.`;
    problem.hidden = false;
  }
}

async function openFile(file: File | undefined): Promise<void> {
  if (file) open((await file.slice(0, 2 ** 20).text()).trim());
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
film.addEventListener('same-tiles', () => (same.hidden = false));
find('#opener').addEventListener('submit', (event) => {
  event.preventDefault();
  open(line.value.trim());
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

const openAddress = async (): Promise<void> => open(location.hash.slice(1) || (await sampleLine()));
addEventListener('hashchange', () => void openAddress());
void openAddress();
