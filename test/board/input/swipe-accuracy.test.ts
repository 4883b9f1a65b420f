import { expect } from '@open-wc/testing';
import type { Direction } from '../../../src/engine/index.js';
import { SwipeRecognizer } from '../../../src/board/input/swipe.js';
import { dice } from '../../support/plays.js';

type Point = readonly [x: number, y: number];

/** What the recognizer makes of a finger that goes down at the first point and is lifted at the last. */
function swipe(points: readonly Point[]): Direction[] {
  const directions: Direction[] = [];
  const recognizer = new SwipeRecognizer({
    acceptsSwipes: () => true,
    swiped: (direction) => directions.push(direction),
    tapped: () => undefined,
    dragged: () => undefined,
  });
  const send = (type: string, [clientX, clientY]: Point) => {
    const event = { type, pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0 };
    recognizer.handleEvent({ ...event, clientX, clientY } as PointerEvent);
  };
  points.forEach((point, index) => send(index ? 'pointermove' : 'pointerdown', point));
  send('pointerup', points.at(-1)!);
  return directions;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * A finger's path in whole pixels, about eight apart, which is what a phone reports of a quick swipe.
 *
 * @param angle degrees at the start, counterclockwise from the right
 * @param radius of the circle that it follows, in pixels; negative: to the right
 * @param tremble standard deviation of each point, in pixels
 */
function arc(
  angle: number,
  length: number,
  radius: number,
  tremble = 0,
  normal = () => 0,
): Point[] {
  const steps = Math.max(2, Math.round(length / 8));
  let [x, y] = [200, 200];
  return Array.from({ length: steps + 1 }, (_, step) => {
    if (step) {
      const heading = radians(angle) + ((step - 0.5) * length) / steps / radius;
      x += (Math.cos(heading) * length) / steps;
      y -= (Math.sin(heading) * length) / steps;
    }
    return [Math.round(x + tremble * normal()), Math.round(y + tremble * normal())];
  });
}

/** The share of swipes, aimed at a side with an error of so many degrees, that make more than one move. */
function doubled(error: number): number {
  const roll = dice(2048);
  const random = () => roll(2 ** 32) / 2 ** 32;
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const swipes = 10_000;
  let doubles = 0;
  for (let count = 0; count < swipes; count++) {
    const length = 60 + 140 * random();
    const radius = (random() < 0.5 ? -1 : 1) * (200 + 400 * random());
    const side = 90 * Math.floor(4 * random());
    // The error is that of the whole path, half of whose bend comes before its middle.
    const bend = (length / radius / Math.PI) * 180;
    const path = arc(side + error * normal() - bend / 2, length, radius, 0.7, normal);
    if (swipe(path).length > 1) doubles++;
  }
  return doubles / swipes;
}

describe('SwipeRecognizer › the accuracy of fingers', () => {
  for (const [error, most] of [
    [15, 0.003],
    [20, 0.006],
  ] as const) {
    it(`makes more than one move of at most ${100 * most} % of swipes with an error of ${error}°`, () => {
      expect(doubled(error)).to.be.at.most(most);
    });
  }

  it('makes one move of a thumb’s arc, whatever direction it starts in', () => {
    for (let angle = 30; angle <= 60; angle++) {
      for (const radius of [300, -300]) {
        expect(swipe(arc(angle, 150, radius)), `${angle}°, ${radius} px`).to.have.length(1);
      }
    }
  });

  it('makes two moves of "left, then down" without lifting, however round its corner is', () => {
    for (const corner of [0, 10, 25, 40]) {
      const turn = corner ? arc(180, (corner * Math.PI) / 2, corner) : [[200, 200] as const];
      const [x, y] = turn.at(-1)!;
      const path: Point[] = [
        ...[5, 4, 3, 2, 1].map((step) => [200 + 16 * step, 200] as const),
        ...turn,
        ...[1, 2, 3, 4, 5].map((step) => [x - 3 * step, y + 14 * step] as const),
      ];
      expect(swipe(path), `corner of ${corner} px`).to.deep.equal(['left', 'down']);
    }
  });
});
