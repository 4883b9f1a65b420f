/** What a ranking of 2026-11-20 has to refuse, by the words for it. */
import { Game } from 'game-2048-element/engine';
import { play } from './games.js';

/** Bodies that are no submission. */
export const malformedBodies = (replay) => ({
  'no JSON': '{"name": "Ada", "replay"',
  'an empty body': '',
  null: 'null',
  'a list': '[]',
  'a text': '"1_4x4"',
  'no name': JSON.stringify({ replay }),
  'a name that is no text': JSON.stringify({ name: { toString: 'Ada' }, replay }),
  'an empty name': JSON.stringify({ name: '', replay }),
  'a name of spaces': JSON.stringify({ name: ' \u00a0\u3000', replay }),
  'a name that cannot be seen': JSON.stringify({
    name: '\u200d\u3164\u2800\u202e\u0007',
    replay,
  }),
  'a name of lone surrogates': String.raw`{"name": "\ud800\udfff\ud800", "replay": "${replay}"}`,
  'no replay': JSON.stringify({ name: 'Ada' }),
  'a replay that is no text': JSON.stringify({ name: 'Ada', replay: 7 }),
});

/** A line with this before its check characters: whoever writes a line by hand can work them out (docs/replay-format.md). */
function sealed(text) {
  const check = [...text].reduce(
    (sum, character) => (sum * 155 + character.charCodeAt()) % 1296,
    0,
  );
  return text + check.toString(36).padStart(2, '0');
}

/** Lines that are no finished, legal game of the day. */
export function refusedLines(day) {
  const unfinished = play(day, 5, { most: 50 });
  const givenUp = play(day, 5, { most: 50 });
  givenUp.giveUp();
  const raised = play(day, 5, { most: 50 });
  raised.setScore(999_999);
  const withHelp = Game.fromReplay(`${raised.replay}`);
  while (!withHelp.over) ['left', 'up', 'right', 'down'].some((way) => withHelp.move(way));
  const short = play(day, 5).replay;
  const body = short.slice(0, -2);
  const exchanged = short.replace(/(?<=.{60})(.)(?!\1)(.)/, '$2$1');
  return {
    'a game of the day before yesterday': play('2026-11-18', 1).replay,
    "tomorrow's game": play('2026-11-21', 1).replay,
    'a game of no day': play('x', 1).replay,
    'a larger board': play(day, 1, { options: { size: 5 } }).replay,
    'more fours': play(day, 1, { options: { fourChance: 0.5 } }).replay,
    'a board to start from': play(day, 1, {
      options: {
        board: [
          [2048, 2048],
          [0, 0],
        ],
      },
    }).replay,
    'an unfinished game': unfinished.replay,
    'a game that was given up': givenUp.replay,
    'a line break after the game': `${short}\n`,
    'a score that was set': withHelp.replay,
    'moves after the end': sealed(`${body}AAAA`),
    'a line without its last character': short.slice(0, -1),
    'a line with two characters exchanged': exchanged,
    'a line that another one was pasted behind': short + play(day, 7).replay,
    'no line': 'Hello',
    'an empty line': '',
    'characters of no line': `${short}\u0000'"<script>`,
    'many characters': sealed(body + 'A'.repeat(15_000)),
  };
}
