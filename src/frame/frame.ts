/** The page `dist/game-2048.html`: a board that its address sets up, and that talks with the page around its frame. */
import '../index.js';
import '../element/locales/ar.js';
import '../element/locales/de.js';
import '../element/locales/es.js';
import '../element/locales/fr.js';
import '../element/locales/ja.js';
import '../element/locales/zh.js';
import type { Game2048Element, Game2048EventMap } from '../element/index.js';
import { addressAttributes, readAddress } from './address.js';
import { BoardFit } from './board-fit.js';

const type = 'game-2048';

/** A message from the page around the frame. */
interface Message {
  readonly type: typeof type;
  readonly command?: unknown;
  readonly replay?: unknown;
  readonly attributes?: unknown;
}

const publicEvents: Readonly<Record<keyof Game2048EventMap, true>> = {
  'before-move': true,
  move: true,
  score: true,
  won: true,
  'game-over': true,
  'new-game': true,
  'game-load': true,
  undo: true,
  'keep-playing': true,
  'autoplay-change': true,
  'game-error': true,
  share: true,
  watch: true,
  hint: true,
};

const game = document.querySelector<Game2048Element>('game-2048') as Game2048Element;
const isFramed = parent !== window;

/** Tells the page around the frame what has happened. It may come from anywhere, so nothing in here is secret. */
function tell(event: string, detail: object): void {
  // An error that was thrown has its message in the detail already; the rest is plain data.
  parent.postMessage({ type, event, detail: { ...detail, error: undefined } }, '*');
}

/** Loads a game, or fires `game-error` and goes on with the one in progress. */
function load(replay: unknown): void {
  game.value = replay as string;
}

/** Sets attributes as the address may; `null` removes one. */
function setAttributes(attributes: unknown): void {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (!addressAttributes.includes(name)) {
      console.warn(`attributes may have ${addressAttributes.join(', ')}, not ${name}`);
    } else if (value === null || value === false) game.removeAttribute(name);
    else game.setAttribute(name, value === true ? '' : String(value));
  }
}

const commands: Readonly<Record<string, (message: Message) => unknown>> = {
  'new-game': () => game.newGame(),
  undo: () => game.undo(),
  // A failure has been reported as `game-error`.
  hint: () => game.hint().catch(() => undefined),
  'keep-playing': () => game.keepPlaying(),
  'give-up': () => game.giveUp(),
  focus: () => game.focus(),
  load: ({ replay }) => load(replay),
  set: ({ attributes }) => setAttributes(attributes),
};

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === type;
}

/** Obeys the page around the frame, and nobody else. */
function obey({ data, source }: MessageEvent<unknown>): void {
  if (source !== parent || !isMessage(data)) return;
  const name = String(data.command);
  if (Object.hasOwn(commands, name)) commands[name]?.(data);
  else console.warn(`command must be one of ${Object.keys(commands).join(', ')}, not ${name}`);
}

function talk(): void {
  for (const event of Object.keys(publicEvents)) {
    game.addEventListener(event, ({ detail }: Event & { detail?: object }) => {
      tell(event, detail ?? {});
    });
  }
  addEventListener('message', obey);
  void game.ready.then(() => {
    const { score, best, moves, replay } = game;
    tell('ready', { score, best, moves, replay });
    new BoardFit(game, (height) => tell('resize', { height }));
  });
}

if (isFramed) talk();
try {
  readAddress(game, location.search.slice(1));
} catch {
  // A replay that is not a game: say so as for one that the page sends.
  load(new URLSearchParams(location.search).get('replay'));
}
document.documentElement.lang = game.lang || 'en';
document.documentElement.classList.toggle('alone', !isFramed);
// In a frame the page around it decides where the focus is.
if (!isFramed) void game.ready.then(() => game.focus());
