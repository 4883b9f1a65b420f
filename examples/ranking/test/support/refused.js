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

/** Lines that are no finished, legal game of the day. */
export function refusedLines(day) {
  const unfinished = play(day, 5, { most: 50 });
  const givenUp = play(day, 5, { most: 50 });
  givenUp.giveUp();
  const noMoves = new Game({ seed: day });
  noMoves.giveUp();
  const byHand = play(day, 5, { most: 50 });
  byHand.setScore(999_999);
  const withHelp = Game.fromReplay(`${byHand.replay}`);
  while (!withHelp.over) ['left', 'up', 'right', 'down'].some((way) => withHelp.move(way));
  const short = play(day, 5).replay;
  return {
    'a game of the day before yesterday': play('2026-11-18', 1).replay,
    "tomorrow's game": play('2026-11-21', 1).replay,
    'a game of no day': play('x', 1).replay,
    'a larger board': play(day, 1, { options: { size: 5 } }).replay,
    'more start tiles': play(day, 1, { options: { startTiles: 3 } }).replay,
    'more fours': play(day, 1, { options: { fourChance: 0.5 } }).replay,
    'a game that stops after a win': play(day, 1, { options: { afterWin: 'stop' } }).replay,
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
    'a game that was given up, and a line break': `${givenUp.replay}\n`,
    'a game that was given up before its first move': noMoves.replay,
    'a line break after the game': `${short}\n`,
    'a score that was set by hand': withHelp.replay,
    'moves after the end': `${short}A`,
    'half a line': short.slice(0, 20),
    'no line': 'Hello',
    'an empty line': '',
    'characters of no line': `${short}\u0000'"<script>`,
    'many characters': short + 'A'.repeat(15_000),
  };
}
