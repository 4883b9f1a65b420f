import { expect } from '@open-wc/testing';
import { readKey } from '../../../src/board/input/keys.js';
import type { Command } from '../../../src/session/commands.js';

/** What a key press asks for, in a word or two. */
function read(key: string, init: Partial<KeyboardEvent> = {}, modifier = ''): string | undefined {
  const event = { key, code: '', getModifierState: (name: string) => name === modifier, ...init };
  const command = readKey(event as KeyboardEvent);
  return command && inWords(command);
}

function inWords(command: Command): string {
  if (typeof command === 'string') return command;
  if (command.read === 'cell') return `read ${command.direction}`;
  return 'number' in command ? `${command.read} ${command.number}` : command.read;
}

const shiftKey = true;

describe('readKey()', () => {
  it('moves with arrows and W A S D, and reads with Shift and arrows', () => {
    const read4 = (keys: string[], init = {}): (string | undefined)[] =>
      keys.map((key) => read(key, init));
    const arrows = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
    const moves = ['up', 'right', 'down', 'left'];
    expect(read4(arrows)).to.deep.equal(moves);
    expect(read4(['w', 'd', 's', 'a'])).to.deep.equal(moves);
    expect(read4(['W', 'D', 'S', 'A'])).to.deep.equal(moves);
    expect(read4(arrows, { shiftKey })).to.deep.equal(moves.map((move) => `read ${move}`));
  });

  it('moves by the position of W A S D, whatever the layout prints there', () => {
    expect(read('z', { code: 'KeyW' })).to.equal('up');
    expect(read('ц', { code: 'KeyW' })).to.equal('up');
    expect(read('q', { code: 'KeyA' })).to.equal('left');
    // Colemak has R in the place of S.
    expect(read('r', { code: 'KeyS' })).to.equal('down');
  });

  it('reads rows with digits and columns with Shift and digits', () => {
    for (const digit of ['1', '4', '9']) {
      expect(read(digit)).to.equal(`row ${digit}`);
      expect(read(digit, { code: `Digit${digit}` })).to.equal(`row ${digit}`);
      expect(read(digit, { code: `Numpad${digit}` })).to.equal(`row ${digit}`);
      expect(read('!', { code: `Digit${digit}`, shiftKey })).to.equal(`column ${digit}`);
    }
    // French digits are printed with Shift.
    expect(read('&', { code: 'Digit1' })).to.equal('row 1');
    expect(read('1', { code: 'Digit1', shiftKey })).to.equal('column 1');
    expect(read('٣', { code: 'Digit3' })).to.equal('row 3');
    expect(read('0', { code: 'Digit0' })).to.equal(undefined);
    expect(read('F1', { code: 'F1' })).to.equal(undefined);
  });

  it('reads, starts a new game and asks for a hint with letters, under Caps Lock too', () => {
    const letters = { b: 'board', p: 'points', m: 'moves', r: 'repeat', n: 'new', h: 'hint' };
    for (const [letter, command] of Object.entries(letters)) {
      const capital = letter.toUpperCase();
      expect(read(letter, { code: `Key${capital}` })).to.equal(command);
      expect(read(capital, { code: `Key${capital}` })).to.equal(command);
      expect(read(capital, { code: `Key${capital}`, shiftKey })).to.equal(undefined);
    }
    // By what is printed, if that is a Latin letter.
    expect(read('m', { code: 'Semicolon' })).to.equal('moves');
    expect(read(',', { code: 'KeyM' })).to.equal(undefined);
    expect(read('ь', { code: 'KeyM' })).to.equal('moves');
  });

  it('opens the help with a question mark on every keyboard layout', () => {
    expect(read('?')).to.equal('help');
    expect(read('?', { code: 'Slash', shiftKey })).to.equal('help');
    expect(read('?', { code: 'Minus', shiftKey })).to.equal('help');
    expect(read('?', { code: 'KeyM', shiftKey })).to.equal('help');
    expect(read('?', { code: 'Digit7', shiftKey })).to.equal('help');
    expect(read('؟', { code: 'Slash', shiftKey })).to.equal('help');
  });

  it('answers with Enter and closes with Escape', () => {
    expect(read('Enter')).to.equal('confirm');
    expect(read('Escape')).to.equal('escape');
    expect(read('Enter', { shiftKey })).to.equal(undefined);
    expect(read(' ')).to.equal(undefined);
  });

  it('undoes with Ctrl or ⌘ and Z, at the position of Z if the layout has no Latin letters', () => {
    expect(read('z', { ctrlKey: true })).to.equal('undo');
    expect(read('z', { metaKey: true })).to.equal('undo');
    expect(read('Z', { ctrlKey: true })).to.equal('undo');
    expect(read('я', { code: 'KeyZ', ctrlKey: true })).to.equal('undo');
    expect(read('y', { code: 'KeyZ', ctrlKey: true })).to.equal(undefined);
    expect(read('z', { ctrlKey: true, shiftKey })).to.equal(undefined);
    expect(read('z', { ctrlKey: true, metaKey: true })).to.equal(undefined);
    expect(read('z', { ctrlKey: true, altKey: true })).to.equal(undefined);
    expect(read('z')).to.equal(undefined);
  });

  it('leaves keys with Ctrl, Alt, Meta and AltGr to the page', () => {
    for (const key of ['ArrowLeft', 'a', 'b', '1', '?', 'Enter', 'Escape']) {
      for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
        expect(read(key, { [modifier]: true }), `${modifier} ${key}`).to.equal(undefined);
      }
      expect(read(key, {}, 'AltGraph'), `AltGr ${key}`).to.equal(undefined);
    }
  });

  it('leaves keys that compose a character, and all others, to the page', () => {
    expect(read('ArrowLeft', { isComposing: true })).to.equal(undefined);
    for (const key of ['Tab', 'x', 'PageDown', 'Home', 'F5', 'Dead', 'Process', 'Shift']) {
      expect(read(key), key).to.equal(undefined);
    }
  });
});
