import type { Texts } from '../../words/texts.js';
import type { TextName } from '../../words/translation.js';

/** All keys of the focused board and what they do, in the order of the help. */
export function listKeys(texts: Texts): { keys: readonly string[]; action: string }[] {
  const shift = texts.text('shiftKey');
  const arrows = texts.text('arrowKeys');
  const keys: [readonly string[], TextName][] = [
    [[`${arrows}${texts.text('separator')}W A S D`], 'keyMove'],
    [[texts.text('controlKey'), 'Z'], 'keyUndo'],
    [['N'], 'keyNew'],
    [['H'], 'keyHint'],
    [[shift, arrows], 'keyCell'],
    [['1–9'], 'keyRow'],
    [[shift, '1–9'], 'keyColumn'],
    [['B'], 'keyBoard'],
    [['P'], 'keyPoints'],
    [['M'], 'keyMoves'],
    [['R'], 'keyRepeat'],
    [['?'], 'keyHelp'],
    [[texts.text('enterKey')], 'keyConfirm'],
    [[texts.text('escapeKey')], 'keyClose'],
  ];
  return keys.map(([names, action]) => ({ keys: names, action: texts.text(action) }));
}
