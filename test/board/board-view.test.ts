import { expect, nextFrame } from '@open-wc/testing';
import { Game, type Direction, type Move } from '../../src/engine/index.js';
import { ScoreGain } from '../../src/element/view/score-gain.js';
import { gainTexts, gameOf, merging, show } from '../support/view-fixture.js';
import type { Frame, Scene } from '../support/view-fixture.js';
import { emulate } from '../support/input.js';

/** A board of two rows, the second empty. */
const wide = (row: number[]) => [row, [0, 0, 0, 0]];

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

/** Milliseconds until an animation has arrived; then it holds still until its end. */
function arrivalOf({ effect }: Animation): number {
  const { delay, duration } = effect!.getTiming();
  const { computedOffset } = (effect as KeyframeEffect).getKeyframes().at(-2)!;
  return Math.round(delay! + computedOffset * (duration as number));
}

const endsOf = (one: Scene): Set<number> =>
  new Set(running(one).map(({ effect }) => Number(effect!.getComputedTiming().endTime)));

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
        one.view.playUndo(move, game);
        finish(one);
        expect(seen(one, columns, rows)).to.deep.equal(before);
        const again = game.move(direction)!;
        one.view.play(again, game);
      }
    });
  }

  it('makes no more tiles than a move can show, and animates what causes no layout', () => {
    const game = new Game({ board: merging, seed: 'a' });
    const one = open(merging);
    const tiles = () => one.root.querySelectorAll('[part~="tile"]').length;
    expect(tiles()).to.equal(9);
    play(one, game, 'left');
    // Three merges and the new tile.
    expect(tiles()).to.equal(13);
    const names = running(one).flatMap(({ effect }) =>
      (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
    );
    const told = ['offset', 'computedOffset', 'easing', 'composite'];
    expect([...new Set(names)].filter((name) => !told.includes(name)).sort()).to.deep.equal([
      'opacity',
      'scale',
      'translate',
    ]);
  });

  it('starts in the first frame, and slides for as long as the page says', () => {
    const game = new Game({ board: wide([0, 0, 0, 16]), seed: 'a' });
    const one = open(game.board);
    play(one, game, 'left');
    const tile = one.root.querySelector<HTMLElement>('[data-rank="4"]')!;
    const [slide] = tile.getAnimations();
    expect(arrivalOf(slide!)).to.equal(110);
    expect(one.view.duration).to.equal(110);
    slide!.pause();
    slide!.currentTime = 0;
    const from = boxOf(tile).x;
    slide!.currentTime = 16;
    expect(from - boxOf(tile).x).to.be.greaterThan(boxOf(one.board).width / 4);
  });

  it('finishes a move that is still running at once', () => {
    const game = new Game({ board: wide([0, 0, 0, 16]), seed: 'a' });
    const one = open(game.board);
    play(one, game, 'left');
    const [first] = running(one);
    // The next step may take any time.
    first!.pause();
    play(one, game, 'right');
    expect(first!.playState).to.equal('idle');
    finish(one);
    expect(seen(one, 4, 2)).to.deep.equal(game.board);
  });

  it('correctly shows a position that no move leads to', () => {
    const game = new Game({ board: merging, seed: 'a' });
    const one = open(merging);
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

  it('shows a merged tile at once under reduced motion, marks the new tile, and slides nothing', function () {
    return under(this, { 'prefers-reduced-motion': 'reduce' }, () => {
      const one = open(merging);
      play(one, new Game({ board: merging, seed: 'a' }), 'left');
      const translations = running(one).map(({ effect }) =>
        (effect as KeyframeEffect).getKeyframes().map(({ translate }) => translate),
      );
      expect(translations.every(([first, last]) => first === last)).to.equal(true);
      for (const animation of running(one)) animation.currentTime = 0;
      const seen = [...one.root.querySelectorAll('[data-state=""], [data-state="gone"]')].map(
        (tile) => [getComputedStyle(tile).opacity, (tile as HTMLElement).dataset['state']],
      );
      // All but the new tile; and the halves of three merges.
      expect(seen.filter(([opacity, state]) => opacity === '0' && !state)).to.have.length(1);
      expect(seen.filter(([opacity]) => opacity === '0')).to.have.length(7);
      const rings = [...one.root.querySelectorAll('.ring')];
      expect(rings.filter((ring) => ring.getAnimations().length)).to.have.length(1);
    });
  });
});

describe('BoardView.playUndo()', () => {
  it('moves the halves of a merged tile apart from its cell', () => {
    const game = new Game({ board: wide([2, 0, 0, 2]), seed: 'a' });
    const one = open(game.board);
    const move = play(one, game, 'left');
    finish(one);
    game.undo();
    one.view.playUndo(move, game);
    const { x } = boxOf(one.root.querySelector('[part~="cell"]')!);
    for (const animation of running(one)) {
      animation.pause();
      animation.currentTime = 0;
    }
    const halves = [...one.root.querySelectorAll('.tiles > [data-state=""]')];
    expect(halves.map((half) => Math.round(boxOf(half).x - x))).to.deep.equal([0, 0]);
    finish(one);
    expect(seen(one, 4, 2)).to.deep.equal(game.board);
  });
});

describe('BoardView.show()', () => {
  it('deals the tiles one after another if asked to, else shows them at once', () => {
    const one = open(merging);
    expect(running(one)).to.deep.equal([]);
    one.view.show(gameOf(merging), 'deal');
    const arrivals = running(one).map(arrivalOf);
    const steps = arrivals.slice(1).map((one, index) => one - arrivals[index]!);
    expect([...new Set(steps)]).to.deep.equal([40]);
    one.view.show(gameOf(merging));
    expect(running(one)).to.deep.equal([]);
  });
});

describe('the animations of BoardView', () => {
  const board = [
    [2, 2, 4, 64],
    [0, 0, 0, 64],
  ];
  const acts: Record<string, (one: Scene, game: Game) => unknown> = {
    'a move': (one, game) => play(one, game, 'left'),
    'a move that makes a milestone': (one, game) => play(one, game, 'down'),
    'an undo': (one, game) => {
      const move = play(one, game, 'left');
      game.undo();
      one.view.playUndo(move, game);
    },
    'a swipe that has dragged the tiles': (one, game) => {
      one.view.drag(-20, 0);
      play(one, game, 'left');
    },
    'a new game': ({ view }, game) => view.show(game, 'deal'),
    'a win': ({ view }) => view.celebrate(3),
  };
  for (const reduced of [false, true]) {
    for (const [name, act] of Object.entries(acts)) {
      it(`of ${name} begin and end together${reduced ? ' under reduced motion' : ''}`, function () {
        const features = reduced ? { 'prefers-reduced-motion': 'reduce' } : {};
        return under(this, features, () => {
          const one = open(board);
          act(one, new Game({ board, seed: 'a' }));
          expect(endsOf(one).size).to.equal(1);
        });
      });
    }
  }

  it('are ended once all have arrived, before they would end by themselves', async () => {
    const one = open(merging);
    play(one, new Game({ board: merging, seed: 'a' }), 'left');
    const animations = running(one);
    const arrived = Math.max(...animations.map(arrivalOf));
    for (const animation of animations) {
      // By itself it would end after minutes.
      animation.playbackRate = 0.001;
      animation.currentTime = arrived;
    }
    await Promise.all(animations.map(({ finished }) => finished));
    expect(running(one)).to.deep.equal([]);
  });
});

describe('BoardView.nudge() and drag()', () => {
  it('give way a few pixels and come back', () => {
    const one = open(merging);
    one.view.nudge('up');
    const [nudge] = one.board.getAnimations();
    expect(arrivalOf(nudge!)).to.equal(90);
    nudge!.finish();
    const tiles = one.root.querySelector<HTMLElement>('.tiles')!;
    one.view.drag(500, 20);
    expect(getComputedStyle(tiles).translate).to.equal('6px 5px');
    one.view.drag(0, 0);
    expect(tiles.style.translate).to.equal('');
  });
});

describe('BoardView.celebrate() and turnGrey()', () => {
  const nodesOf = ({ root }: Scene) =>
    ['.ring', '.sparks', '.grey'].filter((name) => root.querySelector(name));

  it('start at the cell that won, and end with the next position', async () => {
    const one = open(merging);
    expect(nodesOf(one)).to.deep.equal([]);
    one.view.celebrate(5);
    expect(nodesOf(one)).to.deep.equal(['.ring', '.sparks']);
    await nextFrame();
    const [ring, cell] = [
      boxOf(one.root.querySelector('.ring')!),
      boxOf(one.root.querySelectorAll('[part~="cell"]')[5]!),
    ];
    expect(ring.x + ring.width / 2).to.be.closeTo(cell.x + cell.width / 2, 2);
    one.view.turnGrey();
    expect(nodesOf(one)).to.deep.equal(['.ring', '.grey']);
    one.view.show(gameOf(merging));
    expect(nodesOf(one)).to.deep.equal(['.ring']);
    expect(running(one)).to.deep.equal([]);
  });

  it('ask for the same time with and without motion, and for none if nothing is animated', async function () {
    const timesOf = ({ view }: Scene) => [view.celebrate(5), view.turnGrey()];
    expect(timesOf(open(merging))).to.deep.equal([1100, 700]);
    scene?.host.remove();
    expect(timesOf(open(merging, { style: '--game-2048-duration:0s' }))).to.deep.equal([0, 0]);
    scene?.host.remove();
    await under(this, { 'prefers-reduced-motion': 'reduce' }, () => {
      const one = open(merging);
      expect(timesOf(one)).to.deep.equal([1100, 700]);
      one.view.celebrate(5);
      const rings = [...one.root.querySelectorAll('.ring')];
      const [ring] = rings.flatMap((node) => node.getAnimations());
      expect(arrivalOf(ring!)).to.equal(1100);
      expect(one.root.querySelector('.sparks')).to.equal(null);
    });
  });

  it('keep the size of the page, wherever on the board the game is won', () => {
    for (const cell of [0, 15]) {
      const one = open(merging);
      const sizeOf = ({ scrollWidth, scrollHeight }: Element) => [scrollWidth, scrollHeight];
      const before = sizeOf(document.documentElement);
      one.view.celebrate(cell);
      expect(sizeOf(document.documentElement)).to.deep.equal(before);
      one.host.remove();
    }
  });

  for (const features of [{ 'forced-colors': 'active' }, { 'prefers-contrast': 'more' }]) {
    it(`show only a ring under ${Object.entries(features).join()}`, function () {
      return under(this, features, () => {
        const one = open(merging);
        one.view.celebrate(5);
        const shown = [...one.root.querySelectorAll('.effects > *')].filter(
          (node) => getComputedStyle(node).display !== 'none',
        );
        expect(shown.map(({ className }) => className)).to.deep.equal(['ring']);
      });
    });
  }
});

describe('BoardView.hintTiles()', () => {
  it('outlines tiles until the next move, or until others are outlined', () => {
    const one = open(merging);
    const hinted = () =>
      [...one.root.querySelectorAll<HTMLElement>('[data-hinted]')].map(
        ({ dataset }) => 2 ** Number(dataset['rank']),
      );
    one.view.hintTiles([8, 9]);
    expect(hinted()).to.deep.equal([2, 2]);
    one.view.hintTiles([15, 0]);
    expect(hinted()).to.deep.equal([32]);
    play(one, new Game({ board: merging, seed: 'a' }), 'left');
    expect(hinted()).to.deep.equal([]);
  });
});

describe('ScoreGain.show()', () => {
  function openGain() {
    const one = open(merging);
    const gain = new ScoreGain(gainTexts);
    gain.attach(one.root);
    return { one, gain, node: one.root.querySelector('.gain')! };
  }

  it('adds up what comes in quick succession', () => {
    const { gain, node } = openGain();
    gain.show(44);
    gain.show(8);
    expect(node.textContent).to.equal('+52');
    for (const animation of node.getAnimations()) animation.finish();
    gain.show(4);
    expect(node.textContent).to.equal('+4');
    for (const shown of [300, 300, 300]) {
      node.getAnimations()[0]!.currentTime = shown;
      gain.show(4);
    }
    expect(node.textContent).to.equal('+16');
    // By now the sum is more than a second old.
    node.getAnimations()[0]!.currentTime = 300;
    gain.show(8);
    expect(node.textContent).to.equal('+8');
    gain.show(0);
    expect(node.textContent).to.equal('+8');
  });

  it('covers only the label of the score, for 0.7 s, and for 1.5 s with a milestone', () => {
    const { one, gain, node } = openGain();
    const timeOf = () => arrivalOf(node.getAnimations()[0]!);
    gain.show(1024);
    expect(timeOf()).to.equal(700);
    for (const animation of node.getAnimations()) animation.currentTime = 400;
    const [label, number] = ['.label', '.number'].map((name) =>
      boxOf(one.root.querySelector(`[part="score"] ${name}`)!),
    );
    expect(boxOf(node).top).to.be.closeTo(label!.top, 0.5);
    expect(boxOf(node).bottom).to.be.closeTo(label!.bottom, 0.5);
    expect(boxOf(node).bottom).to.be.at.most(number!.top + 0.5);
    gain.show(512, 512);
    expect(node.textContent).to.equal('512!');
    expect(timeOf()).to.equal(1500);
    gain.show(4);
    expect(node.textContent).to.equal('512!');
  });

  it('shows a milestone as a chip in its tile color, and nothing after undo', () => {
    const { one, gain, node } = openGain();
    gain.show(512, 512);
    const tile = one.root.querySelector('[part~="tile"]')!;
    tile.setAttribute('data-rank', '9');
    const { backgroundColor } = getComputedStyle(node);
    expect(backgroundColor).to.equal(getComputedStyle(tile).backgroundColor);
    const [box, chip] = [boxOf(node.closest('.figure')!), boxOf(node)];
    expect(chip.top).to.be.at.least(box.top);
    expect(chip.left).to.be.at.least(box.left);
    expect(chip.right).to.be.at.most(box.right);
    gain.hide();
    expect(node.getAnimations()).to.deep.equal([]);
    gain.show(4);
    expect(node.textContent).to.equal('+4');
  });
});
