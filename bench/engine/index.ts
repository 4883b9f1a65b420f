/**
 * Measures the engine: `npm run bench:engine`. It prints tables and never fails; times depend on
 * the machine, ratios much less.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { verify } from '../../src/engine/index.js';
import { compare, print, type Round } from './measure.js';
import { countPeer, playGame, playPeer, playYardstick } from './players.js';

const ROUNDS = Number(process.env['ROUNDS'] ?? 60);

/** Plays the games number 0, 1, 2, … and adds up their moves. */
const each =
  (games: number, play: (seed: number) => number): Round =>
  () => {
    let moves = 0;
    for (let seed = 0; seed < games; seed++) moves += play(seed);
    return moves;
  };

function random(size: number, games: number): void {
  const lines = Array.from({ length: games }, (_, seed) => playGame(size, seed).replay);
  const moves = lines.map((line) => verify(line).moves);
  for (let seed = 0; seed < games; seed++) {
    if (playYardstick(size, seed) !== moves[seed]) throw new Error(`game ${seed} differs`);
  }
  const measured = compare(
    {
      'yardstick: Uint8Array, no trips, no history': each(games, (seed) =>
        playYardstick(size, seed),
      ),
      'Game.move: trips, history, replay': each(games, (seed) => playGame(size, seed).moves),
      verify: each(games, (seed) => verify(lines[seed]!).moves),
    },
    ROUNDS,
  );
  const rows = measured.map(({ name, nanoseconds, ratio }) => [
    name,
    nanoseconds.toFixed(0),
    ratio.toFixed(2),
  ]);
  print(`Complete random games, ${size} x ${size}`, ['', 'ns/move', 'ratio'], rows);
}

function peer(): void {
  const counts = Array.from({ length: 10 }, (_, seed) => countPeer(4, seed));
  const measured = compare(
    {
      'Game.move': each(100, (seed) => playGame(4, seed).moves),
      '2048-webcomponent 1.1.0, its engine': each(10, (seed) => {
        playPeer(4, seed);
        return counts[seed]!;
      }),
    },
    Math.ceil(ROUNDS / 3),
  );
  const rows = measured.map(({ name, nanoseconds, ratio }) => [
    name,
    nanoseconds.toFixed(0),
    ratio.toFixed(3),
  ]);
  print('Another engine from npm, 4 x 4', ['', 'ns/move', 'ratio'], rows);
}

/** The cost of a move should grow no faster than the number of cells. */
function sizes(): void {
  const rows = [4, 8, 16, 32].map((size) => {
    const games = Math.ceil(200 / size);
    const line = playGame(size, 1, 2000).replay;
    const measured = compare(
      {
        move: each(games, (seed) => playGame(size, seed, 500).moves),
        verify: each(games, () => verify(line).moves),
      },
      Math.ceil(ROUNDS / 4),
    );
    const cells = size * size;
    const perMove = measured.map(({ nanoseconds }) => nanoseconds);
    return [
      `${size} x ${size}`,
      ...perMove.map((time) => time.toFixed(0)),
      ...perMove.map((time) => (time / cells).toFixed(1)),
    ];
  });
  print(
    'Growth with the cells, first 500 moves (verify: 2000)',
    ['', 'move ns', 'verify ns', 'move ns/cell', 'verify ns/cell'],
    rows,
  );
}

/** Bytes that a long game keeps per move. */
function memory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    for (let time = 0; time < 3; time++) collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const rows = [8, 12, 32].map((size) => {
    const before = used();
    const games = [1, 2, 3, 4].map((seed) => playGame(size, seed, 20_000));
    const moves = games.reduce((sum, game) => sum + game.moves, 0);
    const bytes = used() - before;
    const start = performance.now();
    const undos = 10;
    for (let count = 0; count < undos; count++) games[0]!.undo();
    const undo = ((performance.now() - start) * 1000) / undos;
    const copyStart = performance.now();
    for (let count = 0; count < 100; count++) games[1]!.copy();
    const copy = ((performance.now() - copyStart) * 1000) / 100;
    return [
      `${size} x ${size}, ${games[1]!.moves} moves`,
      (bytes / moves).toFixed(1),
      undo.toFixed(1),
      copy.toFixed(1),
    ];
  });
  print('A long game', ['', 'bytes/move', 'µs/undo', 'µs/copy'], rows);
}

random(4, 300);
random(5, 80);
peer();
sizes();
memory();
