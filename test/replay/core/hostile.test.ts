import { expect } from '@open-wc/testing';
import { ReplayError } from '../../../src/engine/index.js';
import { dice, played, runs, thrown } from '../../support/plays.js';
import { sealed } from '../../support/sealed.js';
import { vectors } from '../../support/vectors.js';
import { readTimeline } from './read-timeline.js';

/** Lines without their check characters, which the test works out again. */
const known = [
  ...[...vectors.legal, ...vectors.illegal].map(({ replay }) => replay),
  played({ seed: 'hostile', size: '3x2' }, 20).replay,
]
  .filter(({ length }) => length < 200)
  .map((line) => line.slice(0, -2));
const pieces = [
  ...['~', '_', '.', '-', 'A', 'B', '/', '0', '9', '1e9', 'é', '\u0000', '\ud800', ' ', '%', '\n'],
  ...['~u.', '~r.', '~d.', '~l.', '~x.', '~a.', '~b.', '~i.', '~s0.', '~bBC.', '~s-1.', '~uAAB.'],
  ...['<script>', '"', "'", '1_32x32_', '__proto__', '~s9007199254740993.'],
];

describe('Timeline › hostile lines', () => {
  it('reads 200,000 of them as a legal game, or refuses them with the place of the fault', () => {
    const roll = dice(1);
    let refused = 0;
    for (let number = runs(200_000); number > 0; number--) {
      const line = known[roll(known.length)]!;
      const at = roll(line.length + 1);
      const put = Array.from({ length: roll(3) }, () => pieces[roll(pieces.length)]!).join('');
      const text = sealed(line.slice(0, at) + put + line.slice(at + roll(4)));
      const error = thrown(() => {
        const timeline = readTimeline(text);
        const { position } = timeline.step(timeline.length);
        if (position.replay !== text) expect.fail(text);
      });
      if (!error) continue;
      refused++;
      const { position } = error as ReplayError;
      if (!(error instanceof ReplayError) || !(position >= 0 && position <= text.length)) {
        expect.fail(`${text}: ${error.message}`);
      }
    }
    expect(refused).to.be.above(runs(100_000));
  });
});
