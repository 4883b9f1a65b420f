import { expect } from '@open-wc/testing';
import { Game } from '../../../src/engine/index.js';
import { Playback, type PlaybackChange } from '../../../src/replay/core/playback.js';
import { played } from '../../support/plays.js';
import { FakeTimers } from './fake-timers.js';
import { readTimeline } from './read-timeline.js';

const timeline = readTimeline(played({ seed: 'playback' }, 12).replay);

function make({ index = 0, loaded = true } = {}) {
  const timers = new FakeTimers();
  const log: string[] = [];
  const changes: PlaybackChange[] = [];
  const playback: Playback = new Playback((change, from) => {
    const to = playback.index;
    changes.push(change);
    log.push(from === to ? change : `${change} ${from}-${to}`);
  }, timers);
  if (loaded) playback.load(timeline, index);
  log.length = 0;
  return { playback, timers, log, changes };
}

describe('Playback', () => {
  it('plays at its speed to the end, and stops there', () => {
    const { playback, timers, log } = make({ index: 9 });
    playback.play();
    expect(playback.isPaused).to.equal(false);
    timers.pass(750);
    expect(log).to.deep.equal(['play', 'tick 9-10', 'tick 10-11', 'tick 11-12', 'pause', 'ended']);
    expect(playback.isPaused).to.equal(true);
    expect(playback.isAtEnd).to.equal(true);
    expect(timers.waiting).to.equal(0);
  });

  it('skips no position with a rest, and stays there as long', () => {
    const { playback, timers, log } = make();
    playback.restAt = (index) => (index === 5 || index === 12 ? 3000 : 0);
    playback.speed = 200;
    playback.play();
    timers.pass(1000);
    expect(playback.index).to.equal(5);
    timers.pass(2100);
    expect([playback.index, playback.isPaused]).to.deep.equal([12, true]);
    expect(log.at(-1)).to.equal('ended');
  });

  it('begins again when it is played at the end', () => {
    const { playback, timers, log } = make({ index: 12 });
    playback.play();
    timers.pass(250);
    expect(log).to.deep.equal(['seeked 12-0', 'play', 'tick 0-1']);
  });

  it('takes another speed while it plays', () => {
    const { playback, timers } = make();
    playback.play();
    playback.speed = 50;
    timers.pass(100);
    expect(playback.index).to.equal(5);
  });

  it('makes its first move within 400 ms, however slowly it plays', () => {
    const { playback, timers } = make();
    playback.speed = 0.25;
    playback.play();
    timers.pass(400);
    expect(playback.index).to.equal(1);
    timers.pass(3999);
    expect(playback.index).to.equal(1);
    timers.pass(1);
    expect(playback.index).to.equal(2);
  });

  it('skips positions on a page that is too slow for its speed', () => {
    const { playback, timers, log } = make();
    playback.speed = 50;
    playback.play();
    timers.stall(100);
    expect(log).to.deep.equal(['play', 'tick 0-5']);
  });

  it('steps forwards and back, which stops it', () => {
    const { playback, log } = make({ index: 5 });
    playback.play();
    playback.next();
    playback.previous();
    expect(log).to.deep.equal(['play', 'pause', 'step 5-6', 'step 6-5']);
  });

  it('does not step beyond the ends', () => {
    const first = make();
    first.playback.previous();
    expect(first.log).to.deep.equal([]);
    const last = make({ index: 11 });
    last.playback.next();
    last.playback.next();
    expect(last.log).to.deep.equal(['step 11-12']);
  });

  it('seeks without stopping, and plays on one interval later', () => {
    const { playback, timers, log } = make();
    playback.play();
    timers.pass(200);
    expect(playback.seek(6)).to.equal(true);
    timers.pass(249);
    expect(log).to.deep.equal(['play', 'seeked 0-6']);
    timers.pass(1);
    expect(log.at(-1)).to.equal('tick 6-7');
    expect(playback.seek(`tile:${2 ** 20}`)).to.equal(false);
    expect(playback.seek('last')).to.equal(true);
    expect(playback.index).to.equal(12);
  });

  it('shows the end of a loop for 2 s, and never ends', () => {
    const { playback, timers, log } = make({ index: 11 });
    playback.loop = true;
    playback.play();
    timers.pass(250 + 1999);
    expect(log).to.deep.equal(['play', 'tick 11-12']);
    timers.pass(251);
    expect(log).to.deep.equal(['play', 'tick 11-12', 'seeked 12-0', 'tick 0-1']);
  });

  it('plays the next replay if it was started without one', () => {
    const { playback, timers, log } = make({ loaded: false });
    expect(playback.seek(3)).to.equal(false);
    playback.play();
    timers.pass(1000);
    playback.load(timeline, 3);
    timers.pass(250);
    expect(log).to.deep.equal(['play', 'load 0-3', 'tick 3-4']);
  });

  it('stops when the replay is removed', () => {
    const { playback, timers, log } = make({ index: 2 });
    playback.play();
    playback.unload();
    expect(log).to.deep.equal(['play', 'pause', 'load 2-0']);
    expect([playback.length, playback.step, timers.waiting]).to.deep.equal([0, undefined, 0]);
  });

  it('ends a game without entries as soon as it is played', () => {
    const { playback, timers, log } = make({ loaded: false });
    playback.load(readTimeline(new Game({ seed: 'none' }).replay), 0);
    playback.play();
    timers.pass(250);
    expect(log).to.deep.equal(['load', 'play', 'pause', 'ended']);
  });

  it('can be stopped by a listener during a move', () => {
    const timers = new FakeTimers();
    const playback: Playback = new Playback((change) => {
      if (change === 'tick') playback.pause();
    }, timers);
    playback.load(timeline, 11);
    playback.play();
    timers.pass(1000);
    expect([playback.index, playback.isPaused, timers.waiting]).to.deep.equal([12, true, 0]);
  });

  for (const moves of [60, 1000, 8000]) {
    it(`shows a whole game of up to ${moves} moves in at most 30 s, slowly at its milestones, after its end`, () => {
      const { playback, timers, changes } = make({ loaded: false });
      const whole = readTimeline(played({ seed: 'whole', size: 6 }, moves).replay);
      playback.load(whole, 0);
      playback.playWhole();
      expect([playback.isAtEnd, playback.isPaused]).to.deep.equal([true, false]);
      const times = new Map<number, number>();
      let hasRewound = false;
      while (!playback.isPaused) {
        timers.pass(5);
        hasRewound ||= playback.index === 0;
        if (hasRewound && !times.has(playback.index)) times.set(playback.index, timers.now());
      }
      expect([playback.isAtEnd, changes.at(-1)]).to.deep.equal([true, 'ended']);
      expect(timers.now()).to.be.below(30_000);
      if (whole.length > 500) expect(timers.now()).to.be.above(20_000);
      for (const { index } of whole.milestones) {
        expect(times.get(index)! - times.get(index - 1)!).to.be.above(200);
      }
    });
  }
});
