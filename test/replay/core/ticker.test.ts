import { expect } from '@open-wc/testing';
import { Ticker } from '../../../src/replay/core/ticker.js';
import { FakeTimers } from './fake-timers.js';

describe('Ticker', () => {
  function start(interval: number) {
    const timers = new FakeTimers();
    const ticks: string[] = [];
    const ticker = new Ticker((count) => ticks.push(`${count} at ${timers.now()}`), timers);
    ticker.start(interval);
    return { timers, ticks, ticker };
  }

  it('ticks first after one interval, then at a steady pace until it is stopped', () => {
    const { timers, ticks, ticker } = start(250);
    timers.pass(750);
    expect(ticks).to.deep.equal(['1 at 250', '1 at 500', '1 at 750']);
    ticker.stop();
    expect(ticker.isRunning).to.equal(false);
    timers.pass(1000);
    expect(ticks).to.have.lengthOf(3);
    expect(timers.waiting).to.equal(0);
  });

  it('counts the ticks that a busy page has missed, and keeps its pace', () => {
    const { timers, ticks } = start(20);
    timers.stall(75);
    timers.pass(25);
    expect(ticks).to.deep.equal(['3 at 75', '1 at 80', '1 at 100']);
  });

  it('ticks at most once a frame, for all that is due', () => {
    const { timers, ticks } = start(2);
    timers.pass(50);
    expect(ticks).to.deep.equal(['8 at 16', '8 at 32', '8 at 48']);
  });

  it('goes on from where it was after a sleep', () => {
    const { timers, ticks } = start(100);
    timers.stall(60_000);
    timers.pass(200);
    expect(ticks).to.deep.equal(['1 at 60000', '1 at 60100', '1 at 60200']);
  });

  it('takes another pace at once', () => {
    const { timers, ticks, ticker } = start(4000);
    timers.pass(1000);
    ticker.start(20);
    timers.pass(40);
    expect(ticks).to.deep.equal(['1 at 1020', '1 at 1040']);
  });

  it('can be stopped by its own tick', () => {
    const timers = new FakeTimers();
    const ticker: Ticker = new Ticker(() => ticker.stop(), timers);
    ticker.start(10);
    timers.pass(100);
    expect(timers.waiting).to.equal(0);
  });
});
