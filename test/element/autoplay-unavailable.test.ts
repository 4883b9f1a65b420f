import { expect, fixture, html } from '@open-wc/testing';
import type { Game2048Element } from 'game-2048-element';
import { nearlyOver, rows } from '../support/boards.js';
import { errorsOf, nextEvent } from '../support/events.js';
import { until } from '../support/fixture.js';
import { buttonOf, overlayOf } from '../support/screen.js';

const built = (file: string): string => new URL(`../../dist/${file}`, import.meta.url).href;

/** An element in a page of its own that cannot fetch a file of the computer player. */
async function make(file = 'host.js', instead = 'missing.js'): Promise<Game2048Element> {
  const imports = { [built(file)]: built(instead) };
  const frame = await fixture<HTMLIFrameElement>(html`<iframe title="A page"></iframe>`);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  frame.srcdoc = `<!doctype html>
    <script type="importmap">${JSON.stringify({ imports })}</script>
    <script type="module">import '${built('index.js')}';</script>
    <game-2048 controls="hint autoplay"></game-2048>`;
  await loaded;
  const { customElements } = frame.contentWindow as Window & typeof globalThis;
  await customElements.whenDefined('game-2048');
  const element = frame.contentDocument!.querySelector('game-2048')!;
  element.newGame({ board: rows([0, 2]) });
  await element.updateComplete;
  return element;
}

describe('Without the file of the computer player', () => {
  it('autoplay reports the failure once and turns off; move() still works', async () => {
    const element = await make();
    const errors = errorsOf(element);
    const failed = nextEvent(element, 'game-error');
    element.autoplay = true;
    await element.updateComplete;
    element.controls = 'score';
    await element.updateComplete;
    const { kind, name, by, error } = (await failed).detail;
    expect({ kind, name, by }).to.deep.equal({ kind: 'module', name: 'computer', by: 'computer' });
    expect(error).to.have.property('message');
    // Another try takes as long as any that may still be under way, and is reported as well.
    await element.hint().catch(() => null);
    expect(errors).to.have.length(2);
    expect(errors[0]).to.include('computer cannot be loaded: ');
    expect(element.autoplay).to.equal(false);
    expect(element.matches(':state(autoplay)')).to.equal(false);
    expect(element.moves).to.equal(0);
    expect(element.move('left')).not.to.equal(null);
  });

  it('a listener of game-error that asks again does not block the page', async () => {
    const element = await make();
    let failures = 0;
    let failuresBeforeTask: number | undefined;
    const hint = () => element.hint().catch(() => null);
    element.addEventListener('game-error', () => {
      // A task of the page, which has its turn unless the failures follow each other in one task.
      if (++failures === 1) setTimeout(() => (failuresBeforeTask = failures));
      if (failures < 1000) void hint();
    });
    void hint();
    await until(() => failuresBeforeTask !== undefined && failures >= 3);
    expect(failuresBeforeTask).to.be.below(1000);
    failures = 1000;
  });

  it('hint() rejects, and the hint button fires game-error', async () => {
    const element = await make();
    const reason = await element.hint().catch((error: unknown) => error);
    expect(reason).to.have.property('message');
    const failed = nextEvent(element, 'game-error');
    buttonOf(element, 'hint').click();
    await failed;
    expect(element.moves).to.equal(0);
  });
});

it('Without the file of the words, hint() shows the move, reports a module, and autoplay goes on', async () => {
  const element = await make('reasons.js');
  element.hints = 'reasons';
  element.autoplayDelay = 60_000;
  element.autoplay = true;
  const failed = nextEvent(element, 'game-error');
  const direction = await element.hint();
  expect((await failed).detail).to.include({ kind: 'module', name: 'computer' });
  expect(direction).to.be.a('string');
  await until(() => element.shadowRoot!.querySelector('.move-arrows b'));
  expect(element.autoplay).to.equal(true);
});

it('Without the file of the replay, "Review" announces that each time it is pressed', async () => {
  const element = await make('replay.js');
  element.newGame({ board: nearlyOver });
  const status = element.shadowRoot!.querySelector('[role="status"]')!;
  const says = 'The replay could not be loaded.';
  for (let press = 0; press < 2; press++) {
    element.move('left');
    await until(() => overlayOf(element));
    expect(status.textContent).not.to.equal(says);
    buttonOf(element, 'watch').click();
    await until(() => status.textContent.trim() === says);
    expect(overlayOf(element)).not.to.equal(null);
    element.undo();
    await until(() => !overlayOf(element));
  }
});

it('hint() fetches the file of the computer player again after a failure', async function () {
  // WebKit neither fetches a failed module again nor says which one it was.
  const failure = await import(built('missing.js')).then(String, String);
  if (!failure.includes('missing.js')) this.skip();
  const element = await make('computer.js', `computer.js?failures=2&id=${crypto.randomUUID()}`);
  const reason = await element.hint().catch((error: unknown) => error);
  expect(reason).to.have.property('message');
  expect(await element.hint()).to.be.a('string');
});
