import { expect, fixture, html } from '@open-wc/testing';
import { until } from '../support/fixture.js';
import { press } from '../support/input.js';
import { DIRECTIONS, played } from '../support/plays.js';
import { answer, cardButton, has, isOpen, learning, line } from './learn-support.js';
import { make, positions, question, steps } from './learn-support.js';
import { button, clearHash, expectShown, open } from './support.js';

describe('lessons', () => {
  const second = played({ seed: 'second' }, 40).replay;

  it('asks about positions of several games, and goes back to the position before them', async () => {
    const element = await make({ at: '9' });
    element.lessons = [
      { line: second, at: 12 },
      { line, at: 60 },
    ];
    await until(() => question(element));
    expect([element.index, element.line]).to.deep.equal([12, line]);
    expect(element.replay).to.equal(played({ seed: 'second' }, 12).replay);
    cardButton(element, 'next').click();
    await element.updateComplete;
    await expectShown(element, positions[60]!.board);
    cardButton(element, 'show').click();
    await until(() => answer(element));
    cardButton(element, 'leave').click();
    await element.updateComplete;
    expect(element.index).to.equal(9);
    element.lessons = [];
    await element.updateComplete;
    expect(has(element, 'button-learn')).to.equal(false);
  });

  it('needs no replay of its own, and can be set before the element is defined', async () => {
    const holder = await fixture<HTMLElement>(html`<div></div>`);
    const element = document.createElement('game-2048-replay');
    element.lessons = [{ line: second, at: 3 }];
    holder.append(element);
    await until(() => question(element));
    expect(element.index).to.equal(3);
  });

  it('throws a TypeError for what is no array, and stays as it was', async () => {
    const element = await make();
    const lessons = [{ line: second, at: 3 }];
    element.lessons = lessons;
    for (const [value, named] of [
      [5, '5'],
      ['x', '"x"'],
      [{}, 'an object'],
    ] as const) {
      expect(() => (element.lessons = value as never)).to.throw(
        TypeError,
        `lessons must be an array or null, not ${named}`,
      );
      expect(element.lessons).to.equal(lessons);
    }
    element.lessons = null!;
    expect(element.lessons).to.deep.equal([]);
  });

  it('reports a wrong member', async () => {
    const { element, errors } = await open({ line });
    const good = { line: second, at: 3 };
    for (const [value, named] of [
      [[good, { line: second, at: 99 }], 'lessons[1].at must be'],
      [
        [good, { line: 'x', at: 1 }],
        'lessons[1].line must be a replay line, not "x": version must',
      ],
      [[5], 'lessons[0] must be an object with line and at, not 5'],
    ] as const) {
      const { length } = errors;
      element.lessons = value as never;
      await until(() => errors.length > length);
      expect(errors.at(-1)).to.include({ name: 'lessons' });
      expect(errors.at(-1)!.message).to.include(named);
      expect(isOpen(element)).to.equal(false);
    }
  });
});

describe('A lesson about mistakes', () => {
  const count = (element: Element) =>
    Number(/· (\d+)$/.exec(button(element, 'learn').textContent.trim())![1]);

  it('is offered by a button, reviews the game when that is pressed, and is left by Escape', async () => {
    const offered = await make({ ask: 'mistakes' });
    await until(() => button(offered, 'learn'));
    expect(button(offered, 'learn').textContent.trim()).to.equal('Learn from your mistakes');
    const element = await learning({ at: '30' });
    expect(element.shadowRoot!.querySelector('[part~=review-summary]') === null).to.equal(true);
    expect(DIRECTIONS.some((one) => question(element)?.toLowerCase().includes(one))).to.equal(
      false,
    );
    const asks = steps(element).length;
    expect(asks).to.be.within(1, 10);
    expect(element.shadowRoot!.activeElement!.id).to.equal('board');
    const { index } = element;
    cardButton(element, 'show').click();
    await until(() => answer(element));
    await press('Escape');
    await element.updateComplete;
    expect([element.index, isOpen(element)]).to.deep.equal([30, false]);
    expect(count(element)).to.equal(asks);
    button(element, 'learn').click();
    await until(() => question(element));
    expect(steps(element)[0]!.ariaLabel).to.include('answer shown');
    expect(element.index).to.be.greaterThan(index);
  });

  it('is offered after a review', async () => {
    const element = await make({ review: '' });
    await until(() => button(element, 'review'));
    expect(has(element, 'button-learn')).to.equal(false);
    button(element, 'review').click();
    await until(() => button(element, 'learn'));
    expect(count(element)).to.be.within(1, 10);
    button(element, 'learn').click();
    await until(() => question(element));
    for (const part of ['review', 'mistake', 'blunder', 'best-arrow']) {
      expect(element.shadowRoot!.querySelector(`[part~=${part}]`) === null, part).to.equal(true);
    }
    button(element, 'last').click();
    await element.updateComplete;
    expect([element.index, isOpen(element)]).to.deep.equal([element.length, false]);
  });

  it('is started by a link #ID@learn', async () => {
    const element = await make({ id: 'lesson' });
    location.hash = '#lesson@learn';
    await until(() => question(element));
    clearHash();
  });
});
