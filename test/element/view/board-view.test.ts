import { expect, nextFrame } from '@open-wc/testing';
import { Game, type Direction, type Move } from '../../../src/engine/index.js';
import { ScoreGain } from '../../../src/element/view/score-gain.js';
import { gameOf, show, type Frame, type Scene } from '../../support/view-fixture.js';
import { emulate } from '../../support/player.js';

const start = [
  [0, 0, 0, 2],
  [0, 4, 0, 4],
  [2, 2, 8, 0],
  [16, 0, 16, 32],
];

let scene: Scene | undefined;

function open(board: readonly (readonly number[])[], frame: Frame = { width: '400px' }): Scene {
  scene = show(gameOf(board), frame);
  return scene;
}

/** Plays a move of a real game in the view. */
function play({ view }: Scene, game: Game, direction: Direction): Move {
  const move = game.move(direction)!;
  view.play(move, game);
  return move;
}

const running = ({ root }: Scene) => root.getAnimations();

/** What is seen in each cell, by the boxes of the tiles. */
function seen({ root }: Scene, columns: number, rows: number): number[][] {
  const cells = [...root.querySelectorAll('[part~="cell"]')].map((cell) =>
    cell.getBoundingClientRect(),
  );
  const values = Array<number>(columns * rows).fill(0);
  for (const tile of root.querySelectorAll<HTMLElement>('.tiles > [data-state=""]')) {
    const { x, y } = tile.getBoundingClientRect();
    const cell = cells.findIndex((box) => Math.hypot(box.x - x, box.y - y) < 1);
    if (values[cell]) throw new Error(`two tiles on cell ${cell}`);
    values[cell] = 2 ** Number(tile.dataset['rank']);
  }
  return Array.from({ length: rows }, (_, row) => values.slice(row * columns, (row + 1) * columns));
}

function finish(one: Scene): void {
  for (const animation of running(one)) animation.finish();
}

afterEach(() => {
  scene?.host.remove();
  scene = undefined;
});

describe('BoardView.play()', () => {
  for (const [columns, rows] of [
    [4, 4],
    [3, 5],
    [8, 2],
  ] as const) {
    it(`shows the position of each of 80 moves and undos of ${columns} x ${rows}`, () => {
      const game = new Game({ seed: 'view', columns, rows });
      const one = open(game.board);
      for (let n = 0; n < 80 && !game.over; n++) {
        const before = game.board;
        const direction = (['left', 'down', 'right', 'up'] as const).find((way) =>
          game.canMove(way),
        )!;
        const move = play(one, game, direction);
        finish(one);
        expect(seen(one, columns, rows)).to.deep.equal(game.board);
        if (n % 3) continue;
        game.undo();
        one.view.playBack(move, game);
        finish(one);
        expect(seen(one, columns, rows)).to.deep.equal(before);
        const again = game.move(direction)!;
        one.view.play(again, game);
      }
    });
  }

  it('adds no node, and animates what causes no layout', () => {
    const game = new Game({ board: start, seed: 'a' });
    const one = open(start);
    const nodes = [...one.root.querySelectorAll('*')];
    play(one, game, 'left');
    expect([...one.root.querySelectorAll('*')]).to.deep.equal(nodes);
    const names = running(one).flatMap(({ effect }) =>
      (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
    );
    const told = ['offset', 'computedOffset', 'easing', 'composite'];
    expect([...new Set(names)].filter((name) => !told.includes(name)).sort()).to.deep.equal([
      'opacity',
      'scale',
      'transform',
    ]);
  });

  it('moves in its first frame, and a slide is as long as the page says', () => {
    const game = new Game({
      board: [[0, 0, 0, 16], ...start.slice(0, 0), [0, 0, 0, 0]],
      seed: 'a',
    });
    const one = open(game.board);
    play(one, game, 'left');
    const tile = one.root.querySelector<HTMLElement>('[data-rank="4"]')!;
    const [slide] = tile.getAnimations();
    expect(slide!.effect!.getComputedTiming().duration).to.equal(110);
    expect(one.view.duration).to.equal(110);
    slide!.pause();
    slide!.currentTime = 0;
    const from = tile.getBoundingClientRect().x;
    slide!.currentTime = 16;
    const step = one.board.getBoundingClientRect().width / 4;
    expect(from - tile.getBoundingClientRect().x).to.be.greaterThan(step);
  });

  it('finishes a move that is still running at once', () => {
    const game = new Game({
      board: [
        [0, 0, 0, 16],
        [0, 0, 0, 0],
      ],
      seed: 'a',
    });
    const one = open(game.board);
    play(one, game, 'left');
    const [first] = running(one);
    // However long the next step takes.
    first!.pause();
    play(one, game, 'right');
    expect(first!.playState).to.equal('idle');
    finish(one);
    expect(seen(one, 4, 2)).to.deep.equal(game.board);
  });

  it('shows a position right that no move explains', () => {
    const game = new Game({ board: start, seed: 'a' });
    const one = open(start);
    const move = game.move('left')!;
    game.setTile(3, 3, 1024);
    one.view.play(move, game);
    finish(one);
    expect(seen(one, 4, 4)).to.deep.equal(game.board);
  });

  it('does not animate a move of hundreds of tiles', () => {
    const board = Array.from({ length: 32 }, (_, row) =>
      Array.from({ length: 32 }, (__, column) => (column ? 2 ** (1 + ((row + column) % 9)) : 0)),
    );
    const game = new Game({ board, seed: 'a' });
    const one = open(board);
    play(one, game, 'left');
    expect(running(one)).to.deep.equal([]);
    expect(seen(one, 32, 32)).to.deep.equal(game.board);
  });

  it('marks what is new where motion is unwelcome, and slides nothing', async function () {
    if (!(await emulate({ 'prefers-reduced-motion': 'reduce' }))) this.skip();
    try {
      const game = new Game({ board: start, seed: 'a' });
      const one = open(start);
      play(one, game, 'left');
      const moved = running(one).some(({ effect }) =>
        (effect as KeyframeEffect).getKeyframes().some((frame) => 'transform' in frame),
      );
      expect(moved).to.be.false;
      const rings = [...one.root.querySelectorAll('.ring')].filter(
        (ring) => ring.getAnimations().length,
      );
      // Three merges and the new tile.
      expect(rings).to.have.length(4);
    } finally {
      await emulate({});
    }
  });
});

describe('BoardView.playBack()', () => {
  it('lets the halves of a merged tile part from its cell', () => {
    const game = new Game({
      board: [
        [2, 0, 0, 2],
        [0, 0, 0, 0],
      ],
      seed: 'a',
    });
    const one = open(game.board);
    const move = play(one, game, 'left');
    finish(one);
    game.undo();
    one.view.playBack(move, game);
    const cell = one.root.querySelector('[part~="cell"]')!.getBoundingClientRect();
    for (const animation of running(one)) {
      animation.pause();
      animation.currentTime = 0;
    }
    const halves = [...one.root.querySelectorAll('.tiles > [data-state=""]')];
    expect(halves.map((half) => Math.round(half.getBoundingClientRect().x - cell.x))).to.deep.equal(
      [0, 0],
    );
    finish(one);
    expect(seen(one, 4, 2)).to.deep.equal(game.board);
  });
});

describe('BoardView.show()', () => {
  it('deals the tiles one after another, and cuts where it is not asked to', () => {
    const one = open(start);
    expect(running(one)).to.deep.equal([]);
    one.view.show(gameOf(start), 'deal');
    const ends = running(one).map(({ effect }) => Number(effect!.getComputedTiming().endTime));
    const steps = ends.slice(1).map((end, index) => Math.round(end - ends[index]!));
    expect(new Set(steps)).to.deep.equal(new Set([40]));
    one.view.show(gameOf(start));
    expect(running(one)).to.deep.equal([]);
  });
});

describe('BoardView.nudge() and lean()', () => {
  it('give way a few pixels and come back', () => {
    const one = open(start);
    one.view.nudge('up');
    const [nudge] = one.board.getAnimations();
    expect(nudge!.effect!.getComputedTiming().duration).to.equal(90);
    nudge!.finish();
    const tiles = one.root.querySelector<HTMLElement>('.tiles')!;
    one.view.lean(500, 20);
    expect(getComputedStyle(tiles).translate).to.equal('6px 5px');
    one.view.lean(0, 0);
    expect(tiles.style.translate).to.equal('');
  });
});

describe('BoardView.celebrate() and mourn()', () => {
  it('start at the cell that won, and are gone with the next position', async () => {
    const one = open(start);
    const [rays, sparks, dusk] = ['.rays', '.sparks', '.dusk'].map((name) =>
      one.root.querySelector<HTMLElement>(name)!,
    );
    one.view.celebrate(5);
    expect([rays!.hidden, sparks!.hidden, dusk!.hidden]).to.deep.equal([false, false, true]);
    await nextFrame();
    const middle = (node: Element) => {
      const { x, width } = node.getBoundingClientRect();
      return x + width / 2;
    };
    const cell = one.root.querySelectorAll('[part~="cell"]')[5]!;
    expect(middle(rays!)).to.be.closeTo(middle(cell), 2);
    one.view.mourn();
    expect([rays!.hidden, dusk!.hidden]).to.deep.equal([true, false]);
    one.view.show(gameOf(start));
    expect([rays!.hidden, sparks!.hidden, dusk!.hidden]).to.deep.equal([true, true, true]);
    expect(running(one)).to.deep.equal([]);
  });
});

describe('ScoreGain.show()', () => {
  it('adds up what comes in quick succession', () => {
    const one = open(start);
    const gain = new ScoreGain();
    gain.attach(one.root);
    const node = one.root.querySelector('.gain')!;
    gain.show(44);
    gain.show(8);
    expect(node.textContent).to.equal('+52');
    for (const animation of node.getAnimations()) animation.finish();
    gain.show(4);
    expect(node.textContent).to.equal('+4');
    gain.show(0);
    expect(node.textContent).to.equal('+4');
  });

  it('leaves one animation of the number, however many moves one frame has', () => {
    const one = open(start);
    const gain = new ScoreGain();
    gain.attach(one.root);
    for (let moves = 0; moves < 20; moves++) gain.show(4);
    const number = one.root.querySelector('[part="score"] .number')!;
    expect(number.getAnimations()).to.have.length(1);
  });
});
