import { expect } from '@open-wc/testing';
import type { MoveReview } from '../../../src/player/index.js';
import { Findings } from '../../../src/replay/review/findings.js';
import { remarkAt, reviewEnglish } from '../../../src/replay/review/sentences.js';
import { allEnglish } from '../../../src/replay/wording/sentences.js';
import * as words from '../../../src/words/reasons.js';
import { Language } from '../../../src/words/texts.js';
import { move, review } from './made-reviews.js';

const texts = new Language('en', { ...allEnglish, ...words.englishTeacher, ...reviewEnglish });

describe('The remark on a fall of the graph', () => {
  const moves = Array.from({ length: 100 }, (_, nth) => move(nth + 1, { value: 24_000 }));
  const remark = (some: Partial<MoveReview>, hasLeft: boolean) => {
    const fallen = moves.map((one, nth) => (nth < 55 ? one : { ...one, value: 15_000 }));
    fallen[54] = { ...fallen[54]!, ...some, value: 24_000 };
    const made = review({ moves: fallen, expected: 25_000, reached: 15_000 });
    const findings = new Findings(made, [...Array<number>(100).fill(0), 15_000]);
    findings.largestTileAfter = () => ({ value: 256, hasLeft });
    findings.tileAfter = () => ({ cell: 9, value: 4 });
    const [heading, text] = remarkAt(texts, words, findings, 54, false) ?? [];
    return heading && [...heading, text].join(' | ');
  };

  it('names the tile, or the move, by which it came, and what is seen', () => {
    const cost = 'about −8,000 points';
    expect(remark({ luck: -8000 }, false)).to.equal(
      `A bad tile | ${cost} | Played: Left. New 4 in row 3, column 2. One new tile in ten is a 4.`,
    );
    expect(remark({ luck: -8000 }, true)).to.equal(
      `A bad tile | ${cost} | Played: Left. New 4 in row 3, column 2. One new tile in ten is a 4. Left moved 256 out of the corner.`,
    );
    expect(remark({ loss: 8000 }, true)).to.equal(
      `The graph falls | ${cost} | Played: Left. Left moved 256 out of the corner.`,
    );
    expect(remark({ loss: 8000 }, false)).to.equal(`The graph falls | ${cost} | Played: Left.`);
    expect(remark({ loss: 4000, luck: -4000 }, false)).to.equal(
      `Left and a bad tile | ${cost} | Played: Left. New 4 in row 3, column 2. One new tile in ten is a 4.`,
    );
  });

  it('blames no move that cost little, but says that the largest tile has left its corner', () => {
    expect(remark({ loss: 300 }, true)).to.equal(
      'The computer had expected more | about −9,000 points | Played: Left. Left moved 256 out of the corner.',
    );
    expect(remark({ loss: 300 }, false)).to.equal(undefined);
  });
});
