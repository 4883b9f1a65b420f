import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import { startHost, type PlayerHost } from '../../src/player/worker/host.js';
import { ComputerPlayer, review } from '../../src/player/index.js';
import { boardOf, rejection } from '../support/plays.js';

/** What a page reports about its computer. */
interface Report {
  /** `file` or `blob` for each worker that was asked for, by its address, and `ready` for each that has answered. */
  workers: string[];
  answers: unknown[];
  errors: string[];
}

/**
 * Opens a frame under a policy, which asks its computer for two moves, of which only one is possible.
 *
 * @param policy the Content-Security-Policy of the frame
 * @param before a script that it runs first
 * @param origin where it loads the player from
 */
async function reportOf(policy: string, before = '', origin = location.origin): Promise<Report> {
  const frame = document.createElement('iframe');
  const reported = new Promise<Report>((resolve) => {
    addEventListener('message', function listen({ source, data }: MessageEvent<Report>) {
      if (source !== frame.contentWindow) return;
      removeEventListener('message', listen);
      resolve(data);
    });
  });
  frame.srcdoc = `<!doctype html>
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <script>
      const workers = [], errors = [];
      addEventListener('error', ({ message }) => errors.push(message));
      addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
      ${withoutDeadlines}
      ${before}
      window.Worker = class extends Worker {
        constructor(url, options) {
          workers.push(String(url).startsWith('blob:') ? 'blob' : 'file');
          super(url, options);
          this.addEventListener('message', () => workers.push('ready'));
        }
      };
    </script>
    <script type="module">
      import { startHost } from '${origin}${new URL('../../src/player/worker/host.ts', import.meta.url).pathname}';
      const computer = startHost(new AbortController().signal);
      const board = [[0, 0, 4, 2], [0, 0, 0, 2], [0, 0, 0, 0], [0, 0, 0, 0]];
      const choose = (board) => computer.choose({ board, rules: { fourChance: 0.1 } });
      const answers = [await choose(board), await choose([[2, 4], [4, 2]])];
      parent.postMessage({ workers, answers, errors }, '*');
    </script>`;
  document.body.append(frame);
  try {
    return await reported;
  } finally {
    frame.remove();
  }
}

/** Lets no deadline pass, however long a worker takes to start. */
const withoutDeadlines = `const timer = setTimeout;
  window.setTimeout = (action, time = 0) => (time > 2000 ? 0 : timer(action, time));`;

/** The same server under its other name. */
const foreignOrigin = location.origin.replace(/localhost|127\.0\.0\.1/, (name) =>
  name === 'localhost' ? '127.0.0.1' : 'localhost',
);

describe('The computer of a page', () => {
  const noWorker = 'window.Worker = class { constructor() { throw new Error("none"); } };';
  const typed = "require-trusted-types-for 'script'; trusted-types";
  /** Who computes in which page, and how its `workers` begin. */
  const pages: [who: string, workers: string[], ...page: Parameters<typeof reportOf>][] = [
    ['a worker from its own file', ['file', 'ready'], ''],
    ['a blob for a file of another origin', ['file', 'blob', 'ready'], '', '', foreignOrigin],
    // Firefox lets a worker import nothing from where no worker may come; then there is none.
    ['a blob if a policy refuses the file', ['file', 'blob'], 'worker-src blob:'],
    ['the page if a policy refuses both', ['file', 'blob'], "worker-src 'none'"],
    ['the page without a channel', [], '', `${noWorker} delete window.MessageChannel;`],
    ['a worker under Trusted Types that allow it', ['file', 'ready'], `${typed} game-2048`],
    ['the page under other Trusted Types', [], `${typed} other`],
  ];
  for (const [who, expected, policy, before, origin] of pages) {
    it(`is ${who}`, async () => {
      const { workers, answers, errors } = await reportOf(policy, before, origin);
      expect(workers.slice(0, expected.length)).to.deep.equal(expected);
      if (who.startsWith('the page')) expect(workers).not.to.include('ready');
      expect(answers[0]).to.be.oneOf(['up', 'right', 'down', 'left']);
      expect(answers[1]).to.equal(null);
      expect(errors).to.deep.equal([]);
    });
  }

  it('lets other tasks run in between where there is no worker', async () => {
    const count = `${noWorker}
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { workers.push('turn'); port2.postMessage(0); };
      port2.postMessage(0);`;
    const { workers, answers } = await reportOf('', count);
    expect(answers[0]).to.be.a('string');
    expect(workers.length).to.be.above(2);
  });
});

/** The browser's workers, counted while a test runs. */
class CountedWorker extends Worker {
  static readonly made: CountedWorker[] = [];
  ended = false;

  constructor(url: string | URL, options?: WorkerOptions) {
    super(url, options);
    CountedWorker.made.push(this);
  }

  override terminate(): void {
    this.ended = true;
    super.terminate();
  }
}

describe('The computer of a page with several boards', () => {
  const browsers = window.Worker;
  const timer = window.setTimeout.bind(window);
  let boards: AbortController[];
  let computers: PlayerHost[];

  /** A board that wants the computer; `boards` has what ends that. */
  function join(): PlayerHost {
    const board = new AbortController();
    const computer = startHost(board.signal);
    boards.push(board);
    computers.push(computer);
    return computer;
  }

  const game = new Game({ seed: 1 });
  const ask = (computer: PlayerHost) => computer.choose(game);

  beforeEach(() => {
    boards = [];
    computers = [];
    CountedWorker.made.length = 0;
    window.Worker = CountedWorker;
    letPass(() => false);
  });
  afterEach(() => {
    for (const board of boards) board.abort();
    window.Worker = browsers;
    window.setTimeout = timer;
  });

  /** Lets the deadlines at which this holds pass at once, and no other: a worker may take as long as it needs. */
  function letPass(isOver: (milliseconds: number) => boolean): void {
    window.setTimeout = ((action: () => void, time = 0) => {
      if (time < 2000) return timer(action, time);
      return isOver(time) ? timer(action) : 0;
    }) as typeof window.setTimeout;
  }

  it('is one worker, however many boards ask', async () => {
    for (let count = 0; count < 50; count++) join();
    const answers = await Promise.all(computers.map(ask));
    for (const answer of answers) expect(game.canMove(answer!)).to.equal(true);
    expect(CountedWorker.made).to.have.length(1);
  });

  it('ends when the last board is removed, and starts again with the next', async () => {
    join();
    join();
    await Promise.all(computers.map(ask));
    const [first] = CountedWorker.made;
    boards[0]!.abort();
    expect(first!.ended).to.equal(false);
    expect(await ask(computers[0]!)).to.equal(null);
    expect(await ask(computers[1]!)).to.be.a('string');
    boards[1]!.abort();
    expect(first!.ended).to.equal(true);

    expect(await ask(join())).to.be.a('string');
    expect(CountedWorker.made).to.have.length(2);
  });

  it('stays for a board that waits for it while another is removed', async () => {
    const early = ask(join());
    const late = ask(join());
    boards[0]!.abort();
    expect(await early).to.equal(null);
    expect(await late).to.be.a('string');
    expect(CountedWorker.made).to.have.length(1);
  });

  it('answers boards in turn, so that none waits for all the questions of another', async () => {
    const busy = join();
    const other = join();
    const order: string[] = [];
    const questions = Array.from({ length: 20 }, () => ask(busy).then(() => order.push('busy')));
    await ask(other).then(() => order.push('other'));
    expect(order.length).to.be.below(4);
    await Promise.all(questions);
    expect(order).to.have.length(21);
  });

  it('works on the main thread once its worker fails, also on questions that the worker has', async () => {
    const [one, other] = [join(), join()];
    await ask(one);
    const [worker] = CountedWorker.made;
    // It takes the questions, and breaks down over them.
    worker!.postMessage = () => {
      setTimeout(() => worker!.dispatchEvent(new ErrorEvent('error', { cancelable: true })));
    };
    for (const answer of await Promise.all([ask(one), ask(other)]))
      expect(answer).to.be.a('string');
    expect(await ask(one)).to.be.a('string');
    expect(CountedWorker.made).to.have.length(1);
    expect(worker!.ended).to.equal(true);
  });

  it('works on the main thread once its worker has been silent for half a minute', async () => {
    const one = join();
    await ask(one);
    const [worker] = CountedWorker.made;
    worker!.postMessage = () => undefined;
    letPass((milliseconds) => milliseconds > 10_000);
    const answer = ask(one);
    expect(await answer).to.be.a('string');
    expect(worker!.ended).to.equal(true);
  });

  it('works on the main thread until its worker starts, and then in the worker', async () => {
    let start: (() => void) | undefined;
    window.Worker = class extends CountedWorker {
      override set onmessage(told: () => void) {
        start = told;
      }
    };
    letPass((milliseconds) => milliseconds < 3000);
    const one = join();
    expect(await ask(one)).to.be.a('string');
    const [worker] = CountedWorker.made;
    let asked = 0;
    const post = worker!.postMessage.bind(worker) as (...values: unknown[]) => void;
    worker!.postMessage = (...values: unknown[]) => {
      asked++;
      post(...values);
    };
    start!();
    await new Promise((resolve) => timer(resolve));
    expect(await ask(one)).to.be.a('string');
    expect(asked).to.equal(1);
  });

  it('rejects an invalid question, and answers the next one', async () => {
    const computer = join();
    const error = await rejection(computer.review({ moves: null as unknown as [] }, 1));
    expect(error).to.be.instanceOf(TypeError);
    expect(await ask(computer)).to.be.a('string');
  });

  it('rates moves as ComputerPlayer does', async () => {
    expect(await join().rate(game)).to.deep.equal(await new ComputerPlayer().rate(game));
  });

  it('answers several questions at once, each with the right answer', async () => {
    const boards = ['2 2 / . .', '2 4 / . .', '2 2 / . .', '2 4 / . .'].map(boardOf);
    const games = boards.map((board) => new Game({ board }));
    const computer = join();
    const chosen = await Promise.all(games.map((each) => computer.choose(each)));
    for (const [nth, each] of games.entries()) expect(each.canMove(chosen[nth]!)).to.equal(true);
  });

  it('starts no worker, and answers null, for a board that was removed', async () => {
    const gone = AbortSignal.abort();
    expect(await ask(startHost(gone))).to.equal(null);
    expect(CountedWorker.made).to.have.length(0);
  });
});

describe('review() in a page', () => {
  const browsers = window.Worker;
  const game = new Game({ seed: 'review' });
  const player = new ComputerPlayer({ budget: 50 });
  while (game.moves < 120) game.move(player.chooseMove(game));

  beforeEach(() => {
    CountedWorker.made.length = 0;
    window.Worker = CountedWorker;
  });
  afterEach(() => {
    window.Worker = browsers;
  });

  it('runs in a worker, which it ends, with the same result as on the main thread', async () => {
    const inWorker = await review(game.replay, { budget: 200 });
    expect(CountedWorker.made).to.have.length(1);
    expect(CountedWorker.made[0]!.ended).to.equal(true);
    // Calling it with `new` throws.
    window.Worker = (() => undefined) as unknown as typeof Worker;
    expect(await review(game.replay, { budget: 200 })).to.deep.equal(inWorker);
  });

  it('shares the worker of the boards and does not end it', async () => {
    const board = new AbortController();
    const computer = startHost(board.signal);
    const reviewed = review(game.replay, { budget: 200 });
    expect(await computer.choose(game)).to.be.a('string');
    expect((await reviewed).moves).to.have.length(120);
    expect(CountedWorker.made).to.have.length(1);
    expect(CountedWorker.made[0]!.ended).to.equal(false);
    board.abort();
  });

  it('ends its worker when it is aborted', async () => {
    const controller = new AbortController();
    const onProgress = () => controller.abort(new Error('enough'));
    const stopped = review(game.replay, { signal: controller.signal, onProgress });
    expect(await rejection(stopped)).to.have.property('message', 'enough');
    expect(CountedWorker.made[0]!.ended).to.equal(true);
  });
});
