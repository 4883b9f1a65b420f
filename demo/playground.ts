import { Game2048Element, type ControlName } from 'game-2048-element';
import { find } from './find.js';
import { languages } from './playground-languages.js';
import { logEvents } from './playground-log.js';

const game = find('game-2048', Game2048Element);
const settings = find('#settings', HTMLFormElement);
const link = find('#link', HTMLInputElement);
const markup = find('#markup');

const controlNames: readonly ControlName[] = [
  ...(['score', 'best', 'moves', 'new', 'undo', 'hint', 'autoplay', 'help'] as const),
  ...(['directions', 'save', 'load', 'give-up'] as const),
];
const usualControls = 'score best new undo help';

find('#controls').append(
  ...controlNames.map((name) => {
    const label = document.createElement('label');
    const box = document.createElement('input');
    label.className = 'check';
    box.type = 'checkbox';
    box.value = name;
    label.append(box, ` ${name}`);
    return label;
  }),
);
const boxes = [...document.querySelectorAll<HTMLInputElement>('#controls input')];

type Field = HTMLInputElement | HTMLSelectElement;
const fields = [...settings.querySelectorAll<Field>('[name]')];
const isSwitch = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

/** Everything a link may set. Not where games are stored: a link must not reach into another page's games. */
const shared = [...fields.map(({ name }) => name), 'controls'].filter(
  (name) => name !== 'storage-key',
);

function apply(field: Field): void {
  if (isSwitch(field)) game.toggleAttribute(field.name, field.checked);
  else if (field.value.trim()) game.setAttribute(field.name, field.value.trim());
  else game.removeAttribute(field.name);
  if (field.name === 'lang') void languages[field.value]?.();
}

function applyControls(): void {
  const named = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  const controls = named.join(' ') || 'none';
  if (controls === usualControls) game.removeAttribute('controls');
  else game.setAttribute('controls', controls);
}

/** The form shows what the element has, whoever set it. */
function showAttributes(): void {
  for (const field of fields) {
    if (isSwitch(field)) field.checked = game.hasAttribute(field.name);
    else if (field !== document.activeElement) field.value = game.getAttribute(field.name) ?? '';
  }
  const controls = (game.getAttribute('controls') ?? usualControls).split(/\s+/);
  for (const box of boxes) box.checked = controls.includes(box.value);
  // The page is for play: it takes the focus. A page with more on it had better not.
  const shown = [...game.attributes].filter(({ name }) => name !== 'autofocus');
  const attributes = shown.map(({ name, value }) =>
    value ? ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"` : ` ${name}`,
  );
  markup.textContent = `<script type="module" src="game-2048.min.js"></script>\n\n<game-2048${attributes.join('')}></game-2048>`;
  showLink();
}

function showLink(): void {
  const parts = shared
    .filter((name) => game.hasAttribute(name))
    .map((name) => `${name}=${encodeURIComponent(game.getAttribute(name) ?? '')}`);
  link.value = `${location.href.replace(/#.*/, '')}#${[...parts, `replay=${game.replay}`].join('&')}`;
}

/** What the address says: attributes first, then the position. */
function readAddress(): void {
  const said = new URLSearchParams(location.hash.slice(1));
  for (const name of shared) {
    const value = said.get(name);
    if (value !== null) game.setAttribute(name, value);
  }
  void languages[said.get('lang') ?? '']?.();
  const replay = said.get('replay');
  try {
    if (replay) game.load(replay);
  } catch (error) {
    log.say('game-error', { message: `replay of the link: ${(error as Error).message}` });
  }
}

const log = logEvents(game, {
  list: find('#log', HTMLOListElement),
  clear: find('#clear', HTMLButtonElement),
  forbid: find('#forbid', HTMLInputElement),
});
readAddress();
addEventListener('hashchange', readAddress);

settings.addEventListener('submit', (event) => event.preventDefault());
settings.addEventListener('change', ({ target }) => {
  const field = fields.find((candidate) => candidate === target);
  if (field) apply(field);
  else applyControls();
});
new MutationObserver(showAttributes).observe(game, { attributes: true });
for (const type of ['move', 'undo', 'new-game', 'game-load', 'game-over'] as const) {
  game.addEventListener(type, showLink);
}
showAttributes();
// The game is there before its reference.
const { showReference } = await import('./playground-reference.js');
showReference(find('#reference'));
