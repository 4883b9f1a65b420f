import { expect, nextFrame } from '@open-wc/testing';
import { Game, type Direction, type Move } from '../../src/engine/index.js';
import { arrivalOf, gameOf, merging, show } from '../support/view-fixture.js';
import type { Frame, Scene } from '../support/view-fixture.js';
import { emulate } from '../support/input.js';
import { textBoxOf } from '../support/screen.js';

/** A board of two rows, the second empty. */
const wide = (row: number[]) => [row, [0, 0, 0, 0]];

const scenes: Scene[] = [];

function open(board: readonly (readonly number[])[], frame: Frame = { width: '400px' }): Scene {
  const scene = show(gameOf(board), frame);
  scenes.push(scene);
  return scene;
}

/** Plays a move of a real game in the view. */
function play({ view }: Scene, game: Game, direction: Direction): Move {
  const move = game.move(direction)!;
  view.play(move, game);
  return move;
}

const animationsOf = ({ root }: Scene) => root.getAnimations();

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

function finish(scene: Scene): void {
  for (const animation of animationsOf(scene)) animation.finish();
}

const endsOf = (scene: Scene): Set<number> =>
  new Set(animationsOf(scene).map(({ effect }) => Number(effect!.getComputedTiming().endTime)));

/** Runs a test under media features; it is skipped where the browser has none. */
async function under(
  test: Mocha.Context,
  features: Record<string, string>,
  act: () => unknown,
): Promise<void> {
  if (!(await emulate(features))) test.skip();
  try {
    await act();
  } finally {
    await emulate({});
  }
}

const boxOf = (node: Element) => node.getBoundingClientRect();

afterEach(() => {
  for (const { host } of scenes.splice(0)) host.remove();
});

describe('BoardView.play()', () => {
  for (const [columns, rows] of [
    [4, 4],
    [3, 5],
    [8, 2],
  ] as const) {
    it(`shows the position of each of 80 moves and undos of ${columns} x ${rows}`, () => {
      const game = new Game({ seed: 'view', columns, rows });
      const scene = open(game.board);
      for (let n = 0; n < 80 && !game.over; n++) {
        const before = game.board;
        const direction = (['left', 'down', 'right', 'up'] as const).find((way) =>
          game.canMove(way),
        )!;
        const move = play(scene, game, direction);
        finish(scene);
        expect(seen(scene, columns, rows)).to.deep.equal(game.board);
        if (n % 3) continue;
        game.undo();
        scene.view.playUndo(move, game);
        finish(scene);
        expect(seen(scene, columns, rows)).to.deep.equal(before);
        const again = game.move(direction)!;
        scene.view.play(again, game);
      }
    });
  }

  it('adds a node for each merge and for the new tile, and no others', () => {
    const scene = open(merging);
    const tiles = () => scene.root.querySelectorAll('[part~="tile"]').length;
    expect(tiles()).to.equal(9);
    play(scene, new Game({ board: merging, seed: 'a' }), 'left');
    const merges = 3;
    expect(tiles()).to.equal(9 + merges + 1);
  });

  it('animates only properties that cause no layout', () => {
    const scene = open(merging);
    play(scene, new Game({ board: merging, seed: 'a' }), 'left');
    const names = animationsOf(scene).flatMap(({ effect }) =>
      (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
    );
    const timing = ['offset', 'computedOffset', 'easing', 'composite'];
    const properties = new Set(names.filter((name) => !timing.includes(name)));
    expect([...properties].sort()).to.deep.equal(['opacity', 'scale', 'translate']);
  });

  it('slides a tile by a quarter of the board in the first frame, and for 110 ms', () => {
    const game = new Game({ board: wide([0, 0, 0, 16]), seed: 'a' });
    const scene = open(game.board);
    play(scene, game, 'left');
    const tile = scene.root.querySelector<HTMLElement>('[data-rank="4"]')!;
    const [slide] = tile.getAnimations();
    expect(arrivalOf(slide!)).to.equal(110);
    expect(scene.view.duration).to.equal(110);
    slide!.pause();
    slide!.currentTime = 0;
    const from = boxOf(tile).x;
    slide!.currentTime = 16;
    expect(from - boxOf(tile).x).to.be.greaterThan(boxOf(scene.board).width / 4);
  });

  it('finishes a move that is still running at once', () => {
    const game = new Game({ board: wide([0, 0, 0, 16]), seed: 'a' });
    const scene = open(game.board);
    play(scene, game, 'left');
    const [first] = animationsOf(scene);
    // The next step may take any time.
    first!.pause();
    play(scene, game, 'right');
    expect(first!.playState).to.equal('idle');
    finish(scene);
    expect(seen(scene, 4, 2)).to.deep.equal(game.board);
  });

  it('shows the position even if the move does not explain it', () => {
    const game = new Game({ board: merging, seed: 'a' });
    const scene = open(merging);
    const move = game.move('left')!;
    game.setTile(3, 3, 1024);
    scene.view.play(move, game);
    finish(scene);
    expect(seen(scene, 4, 4)).to.deep.equal(game.board);
  });

  it('does not animate a move of hundreds of tiles', () => {
    const board = Array.from({ length: 32 }, (_, row) =>
      Array.from({ length: 32 }, (__, column) => (column ? 2 ** (1 + ((row + column) % 9)) : 0)),
    );
    const game = new Game({ board, seed: 'a' });
    const scene = open(board);
    play(scene, game, 'left');
    expect(animationsOf(scene)).to.deep.equal([]);
    expect(seen(scene, 32, 32)).to.deep.equal(game.board);
  });

  it('shows a merged tile at once under reduced motion, marks the new tile, and slides nothing', function () {
    return under(this, { 'prefers-reduced-motion': 'reduce' }, () => {
      const scene = open(merging);
      play(scene, new Game({ board: merging, seed: 'a' }), 'left');
      const translations = animationsOf(scene).map(({ effect }) =>
        (effect as KeyframeEffect).getKeyframes().map(({ translate }) => translate),
      );
      expect(translations.every(([first, last]) => first === last)).to.equal(true);
      for (const animation of animationsOf(scene)) animation.currentTime = 0;
      const hidden = (state: string) =>
        [...scene.root.querySelectorAll(`[data-state="${state}"]`)].filter(
          (tile) => getComputedStyle(tile).opacity === '0',
        );
      const [newTiles, halves] = [1, 2 * 3];
      expect(hidden('')).to.have.length(newTiles);
      expect(hidden('gone')).to.have.length(halves);
      const rings = [...scene.root.querySelectorAll('.ring')];
      expect(rings.filter((ring) => ring.getAnimations().length)).to.have.length(1);
    });
  });
});

describe('BoardView.playUndo()', () => {
  it('moves the halves of a merged tile apart from its cell', () => {
    const game = new Game({ board: wide([2, 0, 0, 2]), seed: 'a' });
    const scene = open(game.board);
    const move = play(scene, game, 'left');
    finish(scene);
    game.undo();
    scene.view.playUndo(move, game);
    const { x } = boxOf(scene.root.querySelector('[part~="cell"]')!);
    for (const animation of animationsOf(scene)) {
      animation.pause();
      animation.currentTime = 0;
    }
    const halves = [...scene.root.querySelectorAll('.tiles > [data-state=""]')];
    expect(halves.map((half) => Math.round(boxOf(half).x - x))).to.deep.equal([0, 0]);
    finish(scene);
    expect(seen(scene, 4, 2)).to.deep.equal(game.board);
  });
});

describe('BoardView.show()', () => {
  it('deals the tiles one after another, or shows them at once', () => {
    const scene = open(merging);
    expect(animationsOf(scene)).to.deep.equal([]);
    scene.view.show(gameOf(merging), 'deal');
    const arrivals = animationsOf(scene).map(arrivalOf);
    const steps = arrivals.slice(1).map((arrival, index) => arrival - arrivals[index]!);
    expect([...new Set(steps)]).to.deep.equal([40]);
    scene.view.show(gameOf(merging));
    expect(animationsOf(scene)).to.deep.equal([]);
  });
});

describe('the animations of BoardView', () => {
  const board = [
    [2, 2, 4, 64],
    [0, 0, 0, 64],
  ];
  const acts: Record<string, (scene: Scene, game: Game) => unknown> = {
    'a move': (scene, game) => play(scene, game, 'left'),
    'a move that makes a milestone': (scene, game) => play(scene, game, 'down'),
    'an undo': (scene, game) => {
      const move = play(scene, game, 'left');
      game.undo();
      scene.view.playUndo(move, game);
    },
    'a swipe that has dragged the tiles': (scene, game) => {
      scene.view.drag(-20, 0);
      play(scene, game, 'left');
    },
    'a new game': ({ view }, game) => view.show(game, 'deal'),
    'a win': ({ view }) => view.celebrate(3),
  };
  for (const reduced of [false, true]) {
    for (const [name, act] of Object.entries(acts)) {
      it(`of ${name} begin and end together${reduced ? ' under reduced motion' : ''}`, function () {
        const features = reduced ? { 'prefers-reduced-motion': 'reduce' } : {};
        return under(this, features, () => {
          const scene = open(board);
          act(scene, new Game({ board, seed: 'a' }));
          expect(endsOf(scene).size).to.equal(1);
        });
      });
    }
  }

  it('are ended once all have arrived, before they would end by themselves', async () => {
    const scene = open(merging);
    play(scene, new Game({ board: merging, seed: 'a' }), 'left');
    const animations = animationsOf(scene);
    const arrived = Math.max(...animations.map(arrivalOf));
    for (const animation of animations) {
      // By itself it would end after minutes.
      animation.playbackRate = 0.001;
      animation.currentTime = arrived;
    }
    await Promise.all(animations.map(({ finished }) => finished));
    expect(animationsOf(scene)).to.deep.equal([]);
  });
});

describe('BoardView.nudge()', () => {
  it('moves the board away and back within 90 ms', () => {
    const scene = open(merging);
    scene.view.nudge('up');
    const [nudge] = scene.board.getAnimations();
    expect(arrivalOf(nudge!)).to.equal(90);
    const translations = (nudge!.effect as KeyframeEffect).getKeyframes();
    expect(translations.map(({ translate }) => translate)).to.deep.equal([
      ...['0px', '0px -4px', '0px', '0px'],
    ]);
  });
});

describe('BoardView.drag()', () => {
  it('moves the tiles by a quarter of the way and at most 6 px, until it is called with 0, 0', () => {
    const scene = open(merging);
    const tiles = scene.root.querySelector<HTMLElement>('.tiles')!;
    scene.view.drag(500, 20);
    expect(getComputedStyle(tiles).translate).to.equal('6px 5px');
    scene.view.drag(0, 0);
    expect(tiles.style.translate).to.equal('');
  });
});

describe('BoardView.celebrate() and turnGrey()', () => {
  const nodesOf = ({ root }: Scene) =>
    ['.ring', '.sparks', '.grey'].filter((name) => root.querySelector(name));

  it('show a ring around the cell that won, and end with the next position', async () => {
    const scene = open(merging);
    expect(nodesOf(scene)).to.deep.equal([]);
    scene.view.celebrate(5);
    expect(nodesOf(scene)).to.deep.equal(['.ring', '.sparks']);
    await nextFrame();
    const [ring, cell] = [
      boxOf(scene.root.querySelector('.ring')!),
      boxOf(scene.root.querySelectorAll('[part~="cell"]')[5]!),
    ];
    expect(ring.x + ring.width / 2).to.be.closeTo(cell.x + cell.width / 2, 2);
    scene.view.turnGrey();
    expect(nodesOf(scene)).to.deep.equal(['.ring', '.grey']);
    scene.view.show(gameOf(merging));
    expect(nodesOf(scene)).to.deep.equal(['.ring']);
    expect(animationsOf(scene)).to.deep.equal([]);
  });

  it('ask for the same time with and without motion, and for none if nothing is animated', async function () {
    const timesOf = ({ view }: Scene) => [view.celebrate(5), view.turnGrey()];
    expect(timesOf(open(merging))).to.deep.equal([1100, 700]);
    expect(timesOf(open(merging, { style: '--game-2048-duration:0s' }))).to.deep.equal([0, 0]);
    await under(this, { 'prefers-reduced-motion': 'reduce' }, () => {
      const scene = open(merging);
      expect(timesOf(scene)).to.deep.equal([1100, 700]);
      scene.view.celebrate(5);
      const rings = [...scene.root.querySelectorAll('.ring')];
      const [ring] = rings.flatMap((node) => node.getAnimations());
      expect(arrivalOf(ring!)).to.equal(1100);
      expect(scene.root.querySelector('.sparks')).to.equal(null);
    });
  });

  it('leave the highest tiles of a lost game their colour', () => {
    const scene = open(gameOf(wide([64, 2, 4, 64])).board);
    scene.view.turnGrey();
    const grey = scene.root.querySelector<HTMLElement>('.grey')!;
    grey.style.pointerEvents = 'auto';
    const cells = [...scene.root.querySelectorAll('[part~="cell"]')].slice(0, 4);
    const isGrey = cells.map((cell) => {
      const { x, y, width, height } = boxOf(cell);
      return scene.root.elementsFromPoint(x + width / 2, y + height / 2).includes(grey);
    });
    expect(isGrey).to.deep.equal([false, true, true, false]);
  });

  it('do not make the page scroll, wherever on the board the game is won', () => {
    const sizeOf = ({ scrollWidth, scrollHeight }: Element) => [scrollWidth, scrollHeight];
    const { view } = open(merging);
    const before = sizeOf(document.documentElement);
    for (const cell of [0, 15]) {
      view.celebrate(cell);
      expect(sizeOf(document.documentElement)).to.deep.equal(before);
    }
  });

  for (const features of [{ 'forced-colors': 'active' }, { 'prefers-contrast': 'more' }]) {
    it(`show only a ring under ${Object.entries(features).join()}`, function () {
      return under(this, features, () => {
        const scene = open(merging);
        scene.view.celebrate(5);
        const shown = [...scene.root.querySelectorAll('.effects > *')].filter(
          (node) => getComputedStyle(node).display !== 'none',
        );
        expect(shown.map(({ className }) => className)).to.deep.equal(['ring']);
      });
    });
  }
});

describe('BoardView.nameMilestone()', () => {
  const cells = [0, 3, 4, 7, 12, 15];
  const chipOf = ({ root }: Scene) => root.querySelector<HTMLElement>('.milestone')!;

  it('names a tile in its colour beside it, 12 px from every digit and within the board', () => {
    const scene = open(Array.from({ length: 4 }, () => [1024, 1024, 1024, 1024]));
    const digits = [...scene.root.querySelectorAll('[part~="tile-label"]')].map(textBoxOf);
    const outer = boxOf(scene.board);
    for (const cell of cells) {
      scene.view.nameMilestone({ cell, value: 1024 }, 'Elm tree!');
      const chip = boxOf(chipOf(scene));
      const tile = boxOf(scene.root.querySelectorAll('[part~="cell"]')[cell]!);
      expect(chip.bottom).to.be.greaterThan(tile.top);
      expect(chip.top).to.be.lessThan(tile.bottom);
      expect(chip.left).to.be.at.least(outer.left);
      expect(chip.right).to.be.at.most(outer.right);
      for (const { top, bottom } of digits) {
        expect(Math.max(top - chip.bottom, chip.top - bottom)).to.be.at.least(12);
      }
      const colorOf = (node: Element) => getComputedStyle(node).backgroundColor;
      expect(colorOf(chipOf(scene))).to.equal(colorOf(scene.root.querySelector('[part~="tile"]')!));
    }
  });

  it('lasts 1.5 s, over the next move, but not over an undo or a new game', () => {
    const game = new Game({ board: merging, seed: 'a' });
    const scene = open(merging);
    const count = () => chipOf(scene).getAnimations().length;
    scene.view.nameMilestone({ cell: 0, value: 128 }, '128!');
    expect(arrivalOf(chipOf(scene).getAnimations()[0]!)).to.equal(1500);
    const move = play(scene, game, 'left');
    expect(count()).to.equal(1);
    game.undo();
    scene.view.playUndo(move, game);
    expect(count()).to.equal(0);
    scene.view.nameMilestone({ cell: 0, value: 128 }, '128!');
    scene.view.show(gameOf(merging), 'deal');
    expect(count()).to.equal(0);
  });
});

describe('BoardView.hintTiles()', () => {
  it('outlines tiles until the next move, or until others are outlined', () => {
    const scene = open(merging);
    const hinted = () =>
      [...scene.root.querySelectorAll<HTMLElement>('[data-hinted]')].map(
        ({ dataset }) => 2 ** Number(dataset['rank']),
      );
    scene.view.hintTiles([8, 9]);
    expect(hinted()).to.deep.equal([2, 2]);
    scene.view.hintTiles([15, 0]);
    expect(hinted()).to.deep.equal([32]);
    play(scene, new Game({ board: merging, seed: 'a' }), 'left');
    expect(hinted()).to.deep.equal([]);
  });
});
