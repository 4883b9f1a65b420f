import { expect } from '@open-wc/testing';
import { Ticker } from '../../../src/replay/core/ticker.js';
import { FakeTimers } from './fake-timers.js';

describe('Ticker', () => {
  function start(interval: number) {
    const timers = new FakeTimers();
    const ticks: [time: number, count: number][] = [];
    const ticker = new Ticker((count) => ticks.push([timers.now(), count]), timers);
    ticker.start(interval);
    return { timers, ticks, ticker };
  }

  it('ticks first after one interval, then at a steady pace until it is stopped', () => {
    const { timers, ticks, ticker } = start(250);
    timers.pass(1000);
    expect(ticks).to.deep.equal([[250, 1], [500, 1], [750, 1], [1000, 1]]); // prettier-ignore
    ticker.stop();
    expect(ticker.isRunning).to.equal(false);
    timers.pass(1000);
    expect(ticks).to.have.lengthOf(4);
    expect(timers.waiting).to.equal(0);
  });

  it('counts the ticks that a busy page has missed, and keeps its pace', () => {
    const { timers, ticks } = start(20);
    timers.stall(75);
    timers.pass(25);
    expect(ticks).to.deep.equal([[75, 3], [80, 1], [100, 1]]); // prettier-ignore
  });

  it('ticks at most once a frame, for all that is due', () => {
    const { timers, ticks } = start(2);
    timers.pass(50);
    expect(ticks).to.deep.equal([[16, 8], [32, 8], [48, 8]]); // prettier-ignore
  });

  it('goes on from where it was after a sleep', () => {
    const { timers, ticks } = start(100);
    timers.stall(60_000);
    timers.pass(200);
    expect(ticks).to.deep.equal([[60_000, 1], [60_100, 1], [60_200, 1]]); // prettier-ignore
  });

  it('takes another pace at once', () => {
    const { timers, ticks, ticker } = start(4000);
    timers.pass(1000);
    ticker.start(20);
    timers.pass(40);
    expect(ticks).to.deep.equal([[1020, 1], [1040, 1]]); // prettier-ignore
  });

  it('can be stopped by its own tick', () => {
    const timers = new FakeTimers();
    const ticker: Ticker = new Ticker(() => ticker.stop(), timers);
    ticker.start(10);
    timers.pass(100);
    expect(timers.waiting).to.equal(0);
  });
});
