import { verify } from '../../src/engine/index.js';
import { verify as oldVerify } from '/tmp/oldeng/src/engine/index.js';
import { compare } from './measure.js';
import { playGame, playYardstick } from './players.js';
import { playGame as oldGame } from '/tmp/oldeng/bench/engine/players.js';
const each = (games: number, play: (seed: number) => number) => () => { let m = 0; for (let s = 0; s < games; s++) m += play(s); return m; };
for (const [size, games] of [[4, 200], [5, 60], [16, 10]] as const) {
  const cap = size > 5 ? 500 : Infinity;
  const lines = Array.from({ length: games }, (_, seed) => playGame(size, seed, cap).replay);
  const r = compare({ yard: each(games, (s) => playYardstick(size, s, cap)), oldM: each(games, (s) => oldGame(size, s, cap).moves), move: each(games, (s) => playGame(size, s, cap).moves), oldV: each(games, (s) => oldVerify(lines[s]!).moves),verify: each(games, (s) => verify(lines[s]!).moves) }, 15);
  console.log(size, r.map((x) => `${x.name} ${x.nanoseconds.toFixed(0)} ${x.ratio.toFixed(2)}`).join(' | '));
}
