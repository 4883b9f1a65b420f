import { expect } from '@open-wc/testing';
import { readKey } from '../../../src/board/input/keys.js';
import type { Command } from '../../../src/session/commands.js';

type Press = [key: string, init?: Partial<KeyboardEvent>];

/** What a key press asks for, in a word or two; empty for a key that belongs to the page. */
function commandOf([key, init]: Press, modifier = ''): string {
  const event = { key, code: '', getModifierState: (name: string) => name === modifier, ...init };
  const command = readKey(event as KeyboardEvent);
  return command ? inWords(command) : '';
}

function inWords(command: Command): string {
  if (typeof command === 'string') return command;
  if (command.read === 'cell') return `read ${command.direction}`;
  return 'number' in command ? `${command.read} ${command.number}` : command.read;
}

const shiftKey = true;
const ctrlKey = true;
const metaKey = true;
const moves = { Up: 'w', Right: 'd', Down: 's', Left: 'a' };
const letters = { board: 'b', points: 'p', moves: 'm', repeat: 'r', new: 'n', hint: 'h' };

describe('readKey()', () => {
  const cases: Record<string, [expected: string, ...presses: Press[]][]> = {
    'moves with arrows and W A S D, under Caps Lock too': Object.entries(moves).map(
      ([direction, letter]) => [
        direction.toLowerCase(),
        [`Arrow${direction}`],
        [letter],
        [letter.toUpperCase()],
      ],
    ),
    'reads cells with Shift and arrows': Object.keys(moves).map((direction) => [
      `read ${direction.toLowerCase()}`,
      [`Arrow${direction}`, { shiftKey }],
    ]),
    'moves by the position of W A S D, whatever the layout prints there': [
      ['up', ['z', { code: 'KeyW' }], ['ц', { code: 'KeyW' }]],
      ['left', ['q', { code: 'KeyA' }]],
      // Colemak has R in the place of S.
      ['down', ['r', { code: 'KeyS' }]],
    ],
    'reads rows with digits': ['1', '4', '9'].map((digit) => [
      `row ${digit}`,
      [digit],
      [digit, { code: `Digit${digit}` }],
      [digit, { code: `Numpad${digit}` }],
    ]),
    'reads columns with Shift and digits': ['1', '4', '9'].map((digit) => [
      `column ${digit}`,
      ['!', { code: `Digit${digit}`, shiftKey }],
    ]),
    'reads a digit by its position, whatever the layout prints there': [
      ['row 1', ['&', { code: 'Digit1' }]],
      ['column 1', ['1', { code: 'Digit1', shiftKey }]],
      ['row 3', ['٣', { code: 'Digit3' }]],
    ],
    'reads, starts a new game and asks for a hint with letters, under Caps Lock too': [
      ...Object.entries(letters).map(([command, letter]): [string, ...Press[]] => {
        const capital = letter.toUpperCase();
        const code = `Key${capital}`;
        return [command, [letter, { code }], [capital, { code }]];
      }),
    ],
    'takes such a letter by what the layout prints, if that is Latin, or else by its position': [
      ['moves', ['m', { code: 'Semicolon' }], ['ь', { code: 'KeyM' }]],
      ['', [',', { code: 'KeyM' }]],
    ],
    'opens the help with a question mark on every keyboard layout': [
      [
        'help',
        ['?'],
        ['؟', { code: 'Slash', shiftKey }],
        ...['Slash', 'Minus', 'KeyM', 'Digit7'].map((code): Press => ['?', { code, shiftKey }]),
      ],
    ],
    'answers with Enter and closes with Escape': [
      ['confirm', ['Enter']],
      ['escape', ['Escape']],
    ],
    'undoes with Ctrl or ⌘ and Z, at the position of Z if the layout has no Latin letters': [
      ['undo', ['z', { ctrlKey }], ['z', { metaKey }], ['Z', { ctrlKey }]],
      ['undo', ['я', { code: 'KeyZ', ctrlKey }]],
    ],
    'leaves other keys with Ctrl, ⌘ or Shift to the page': [
      ['', ['y', { code: 'KeyZ', ctrlKey }], ['z', { ctrlKey, shiftKey }]],
      ['', ['z', { ctrlKey, metaKey }], ['z', { ctrlKey, altKey: true }]],
      ['', ['Enter', { shiftKey }]],
      ...Object.values(letters).map((letter): [string, Press] => {
        const capital = letter.toUpperCase();
        return ['', [capital, { code: `Key${capital}`, shiftKey }]];
      }),
    ],
    'leaves keys that compose a character to the page': [
      ['', ['ArrowLeft', { isComposing: true }], ['Dead'], ['Process']],
    ],
    'leaves all other keys to the page': [
      ['', ['0', { code: 'Digit0' }], ['F1', { code: 'F1' }], ['F5'], [' '], ['z'], ['x']],
      ['', ['Tab'], ['PageDown'], ['Home'], ['Shift']],
    ],
  };
  for (const [title, rows] of Object.entries(cases)) {
    it(title, () => {
      for (const [expected, ...presses] of rows) {
        for (const press of presses) {
          expect(commandOf(press), JSON.stringify(press)).to.equal(expected);
        }
      }
    });
  }

  it('leaves keys with Ctrl, Alt, Meta and AltGr to the page', () => {
    for (const key of ['ArrowLeft', 'a', 'b', '1', '?', 'Enter', 'Escape']) {
      for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
        expect(commandOf([key, { [modifier]: true }]), `${modifier} ${key}`).to.equal('');
      }
      expect(commandOf([key], 'AltGraph'), `AltGr ${key}`).to.equal('');
    }
  });
});
