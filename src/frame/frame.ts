/** The page `dist/game-2048.html`: a board that its address sets up, and that talks with the page around its frame. */
import '../index.js';
import '../words/locales/ar.js';
import '../words/locales/de.js';
import '../words/locales/es.js';
import '../words/locales/fr.js';
import '../words/locales/it.js';
import '../words/locales/ja.js';
import '../words/locales/zh.js';
import type { Game2048Element, Game2048EventMap } from '../element/index.js';
import { Game } from '../engine/index.js';
import { formatValue, isObject } from '../engine/internal.js';
import type { Game2048ReplayElement } from '../replay/element.js';
import { GameErrorEvent } from '../session/events.js';
import { receivedLine } from '../session/received-line.js';
import { addressAttributes, isOwnImage, readAddress } from './address.js';
import { fitBoard } from './board-fit.js';
import { applyLanguage } from './language.js';

const messageType = 'game-2048';

interface Message {
  readonly type: typeof messageType;
  readonly command?: unknown;
  readonly replay?: unknown;
  readonly watch?: unknown;
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
const parameters = new URLSearchParams(location.search);
/** Shown in place of the game; undefined until a replay is first watched. */
let replayElement: Game2048ReplayElement | undefined;
let fitReplay: (() => void) | undefined;

/** Posts to the page around the frame, which may be anybody's: nothing in a message is secret. */
function tell(event: string, detail: object): void {
  // Errors are left out: `message` says the same, and the rest is plain data.
  parent.postMessage({ type: messageType, event, detail: { ...detail, error: undefined } }, '*');
}

function report(kind: 'attribute' | 'form', name: string, message: string): void {
  const detail = { kind, name, message, by: 'page' } as const;
  if (game.dispatchEvent(new GameErrorEvent(detail))) console.warn(message);
}

/** Shows a game as a replay in place of the board, until the next command. */
async function watch(replay: string): Promise<void> {
  await import('../replay/index.js');
  if (!replayElement) {
    replayElement = document.createElement('game-2048-replay');
    game.after(replayElement);
    fitReplay = fit(replayElement);
  }
  replayElement.style.cssText = game.style.cssText;
  copyLookTo(replayElement);
  replayElement.line = replay;
  replayElement.hidden = false;
  game.hidden = true;
  // Two commands in one frame leave the element's size as it was, and its observer silent.
  await replayElement.updateComplete;
  fitReplay?.();
}

function copyLookTo(replay: Game2048ReplayElement): void {
  for (const name of ['lang', 'tile-image', 'tile-labels']) {
    const value = game.getAttribute(name);
    if (value === null) replay.removeAttribute(name);
    else replay.setAttribute(name, value);
  }
}

/** Loads or shows a game. Anything else fires `game-error`, and the game in progress goes on. */
function loadOrWatch({ replay, watch: isToWatch }: Pick<Message, 'replay' | 'watch'>): void {
  try {
    if (isToWatch === true) void watch(Game.fromReplay(replay as string).replay);
    else if (replay !== game.replay) game.load(replay as string);
  } catch (error) {
    report('form', 'replay', `replay must be a replay: ${(error as Error).message}`);
  }
}

/** Reports an image that `isOwnImage` does not allow. @returns whether it did */
function refuseForeignImage(image: string): boolean {
  if (isOwnImage(image)) return false;
  const allowed =
    'data:image/, blob: or relative, below the folder of this file and without a query';
  report('attribute', 'tile-image', `tile-image must be ${allowed}, not ${formatValue(image)}`);
  return true;
}

/** The attributes of `set` messages that are not applied yet. */
let pending: Readonly<Record<string, unknown>> = {};

function warn(rule: string, allowed: readonly string[], found: unknown): void {
  console.warn(`${rule} ${allowed.join(', ')}, not ${formatValue(found)}`);
}

/** Of many messages in a row the newest wins, and one game begins. */
function setSoon(attributes: unknown): void {
  if (isObject(attributes)) {
    if (!Object.keys(pending).length) setTimeout(applyPending);
    pending = { ...pending, ...attributes };
  } else warn('attributes must be an object with', addressAttributes, attributes);
}

/** Sets only those attributes that the address may set, too. */
function applyPending(): void {
  const attributes = pending;
  pending = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (addressAttributes.includes(name)) applyAttribute(name, value);
    else warn('attributes may have', addressAttributes, name);
  }
  if (replayElement) copyLookTo(replayElement);
  shareOwnLink();
}

/** @param value `null` or `false` removes the attribute */
function applyAttribute(name: string, value: unknown): void {
  const text = value === true ? '' : String(value);
  if (value === null || value === false) game.removeAttribute(name);
  else if (name !== 'tile-image' || !refuseForeignImage(text)) game.setAttribute(name, text);
}

/** Makes the shared link: this file with its present settings, and nothing else from its address. */
function shareOwnLink(): void {
  const known = new URLSearchParams();
  for (const name of addressAttributes) {
    const value = game.getAttribute(name);
    if (value !== null) known.set(name, value);
  }
  if (colors) known.set('colors', parameters.get('colors') ?? '');
  known.set('replay', '');
  // Without its host, a path that begins with two slashes would lead to another one.
  const { protocol, host, pathname } = location;
  game.shareUrl = `${protocol}//${host}${pathname}?${known}{replay}`;
}

const commands: Readonly<Record<string, (message: Message) => unknown>> = {
  'new-game': () => game.newGame(),
  undo: () => game.undo(),
  // A failure has been reported as `game-error`.
  hint: () => game.hint().catch(() => undefined),
  'keep-playing': () => game.keepPlaying(),
  'give-up': () => game.giveUp(),
  focus: () => game.focus(),
  load: loadOrWatch,
  set: ({ attributes }) => setSoon(attributes),
};

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === messageType;
}

function onMessage({ data, source }: MessageEvent<unknown>): void {
  if (source !== parent || !isMessage(data)) return;
  const name = typeof data.command === 'string' ? data.command : '';
  if (name !== 'set') applyPending();
  if (replayElement && name !== 'set') {
    replayElement.hidden = true;
    game.hidden = false;
  }
  if (Object.hasOwn(commands, name)) commands[name]?.(data);
  else warn('command must be one of', Object.keys(commands), data.command);
}

function fit(board: Game2048Element | Game2048ReplayElement): () => void {
  return fitBoard(board, (height) => tell('resize', { height }));
}

/** Tells the page around the frame of all events, and obeys its messages. */
function talk(): void {
  for (const event of Object.keys(publicEvents)) {
    game.addEventListener(event, ({ detail }: Event & { detail?: object }) => {
      tell(event, detail ?? {});
    });
  }
  addEventListener('message', onMessage);
  void game.ready.then(() => {
    const { score, best, moves, replay } = game;
    tell('ready', { score, best, moves, replay });
    fit(game);
  });
}

if (isFramed) talk();
const keep = parameters.get('keep');
const replay = parameters.get('replay');
// A prefix, so that whoever wrote a link cannot choose another page's key.
if (keep) game.storageKey = `game-2048-file:${keep}`;
parameters.delete('replay');
if (refuseForeignImage(parameters.get('tile-image') ?? '')) parameters.delete('tile-image');
const colors = readAddress(game, parameters);
if (replay && !(keep && game.moves)) loadOrWatch({ replay: receivedLine(replay) });
shareOwnLink();
// Set after the link to share, which may be opened in a frame.
if (!isFramed && !game.hasAttribute('swipe')) game.swipe = 'page';
applyLanguage(game.lang, navigator.languages);
document.documentElement.classList.toggle('alone', !isFramed);
// In a frame, the page around it decides where the focus is.
if (!isFramed) void game.ready.then(() => game.focus());
