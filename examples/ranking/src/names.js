/** Names as they may be shown. */
import { Refused } from './refused.js';

const MAX_NAME = 24;

/** UTF-16 units that are looked at, marks and what is taken out included. */
const MAX_UNITS = 200;

/** Control characters, marks that turn the direction of the text, whatever else has no shape. Joiners are looked at below. */
const shapeless = /(?!\u200C|\u200D|\uFE0F)[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Scripts whose letters join, and the marks that join letters of Indic scripts: there a joiner changes the shape. */
const joining = '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}]';
const virama = '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA]';
const picture = '\\p{Extended_Pictographic}';

/**
 * Joiners and emoji variants; the group holds those that can be seen, between other letters they are nothing. Each is found first and
 * then looked behind: the other way round every mark of a pile is a place to look back from.
 */
const joiners = new RegExp(
  [
    `(\\u200C(?<=${joining}\\p{M}*\\u200C)(?=${joining})`,
    `[\\u200C\\u200D](?<=${virama}.)(?=\\p{L})`,
    `\\u200D(?<=${picture}[\\uFE0F\\p{Emoji_Modifier}]?\\u200D)(?=${picture})`,
    `\\uFE0F(?<=${picture}\\uFE0F)|\\uFE0F(?=\\u20E3))`,
    '\\u200C|\\u200D|\\uFE0F',
  ].join('|'),
  'gu',
);

const pileOfMarks = /(\p{M}{4})\p{M}+/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A name as it may be shown, as text: one line, at most 24 characters.
 *
 * @param {string} value
 * @throws Refused for a name that cannot be seen
 */
export function cleanName(value) {
  const line = value
    .slice(0, MAX_UNITS)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(shapeless, '');
  const shown = line.replace(joiners, '$1').replace(pileOfMarks, '$1').trim();
  const name = [...shown].slice(0, MAX_NAME).join('').trim();
  if (visible.test(name)) return name;
  throw new Refused(400, `name must have 1 to ${MAX_NAME} characters that can be seen`);
}
