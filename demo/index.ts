import { Game2048Element, type ControlName } from 'game-2048-element';
import { readAddress } from '../src/frame/address.js';
import { logEvents } from './event-log.js';
import { find } from './find.js';
import { languages } from './languages.js';
import { Look } from './make-look.js';
import { Takeaway } from './make-takeaway.js';
import { stayInSight } from './sticky-board.js';

const game = find('#game', Game2048Element);
const settings = find('#settings', HTMLFormElement);

const controlNames: readonly ControlName[] = [
  ...(['score', 'best', 'moves', 'new', 'undo', 'hint', 'autoplay', 'help'] as const),
  ...(['directions', 'save', 'load', 'give-up', 'share'] as const),
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

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** The fields of attributes; those of the look have names that are none. */
const fields = [...settings.querySelectorAll<Field>('[name]')].filter(
  ({ name, type }) => type !== 'radio' && type !== 'color' && name !== '',
);
const isSwitch = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

const look = new Look(game, find('#all-tiles', Game2048Element), settings);
const takeaway = new Takeaway(game, look);

function apply(field: Field): void {
  if (isSwitch(field)) game.toggleAttribute(field.name, field.checked);
  else if (field.value.trim()) game.setAttribute(field.name, field.value.trim());
  else game.removeAttribute(field.name);
}

function applyControls(): void {
  const named = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  const controls = named.join(' ') || 'none';
  if (controls === usualControls) game.removeAttribute('controls');
  else game.setAttribute('controls', controls);
}

/** The form shows what the element has, whoever set it. */
function showAttributes(): void {
  void languages[game.lang]?.();
  for (const field of fields) {
    if (isSwitch(field)) field.checked = game.hasAttribute(field.name);
    else if (field !== document.activeElement) field.value = game.getAttribute(field.name) ?? '';
  }
  const controls = (game.getAttribute('controls') ?? usualControls).split(/\s+/);
  for (const box of boxes) box.checked = controls.includes(box.value);
  look.show();
  takeaway.show();
}

function takeAddress(): void {
  // A link to a section of this page sets nothing.
  if (location.hash && !location.hash.includes('=')) return;
  try {
    look.colors = readAddress(game, location.hash.slice(1));
  } catch (error) {
    log.say('game-error', { message: `replay of the link: ${(error as Error).message}` });
  }
}

const log = logEvents(game, {
  list: find('#log', HTMLOListElement),
  clear: find('#clear', HTMLButtonElement),
  forbid: find('#forbid', HTMLInputElement),
});
takeAddress();
addEventListener('hashchange', takeAddress);

settings.addEventListener('submit', (event) => event.preventDefault());
settings.addEventListener('change', ({ target }) => {
  const field = fields.find((candidate) => candidate === target);
  if (field) apply(field);
  else if (boxes.some((box) => box === target)) applyControls();
});
look.addEventListener('change', () => takeaway.show());
new MutationObserver(showAttributes).observe(game, { attributes: true });
for (const type of ['move', 'undo', 'new-game', 'game-load', 'game-over'] as const) {
  game.addEventListener(type, () => takeaway.showLink());
}
showAttributes();
stayInSight(find('#place'), find('#shown'));
// The game is there before its reference.
const { showReference } = await import('./reference.js');
showReference(find('#reference'));
