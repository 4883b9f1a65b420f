import 'axe-core/axe.min.js';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from '@open-wc/testing';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { rows } from '../support/boards.js';
import { begin, game, settled } from '../support/fixture.js';
import { emulate, focusOn, press } from '../support/input.js';
import { buttonOf } from '../support/screen.js';
import { untilCard, waitingGames } from '../support/waiting.js';

const allControls =
  'score best moves new undo hint autoplay help directions save load give-up share';
const momentOfWin = 'just after the win';

type ReachState = (element: Game2048Element) => unknown;

async function play(element: Game2048Element): Promise<void> {
  await begin(element, rows([4, 4, 16]));
  element.move('left');
  await settled(element);
}

const everyTile = [1, 5, 9, 13].map((first) => [0, 1, 2, 3].map((next) => 2 ** (first + next)));

const states: Record<string, ReachState> = {
  'at the start': () => undefined,
  'in play': play,
  'with a reading cursor': async (element) => {
    await focusOn(element);
    await press('Shift+ArrowDown');
  },
  [momentOfWin]: (element) => waitingGames['after the win']![0](element),
  disabled: (element) => (element.disabled = true),
  'while the computer plays': (element) =>
    Object.assign(element, { autoplayDelay: 1e6, autoplay: true }),
  'with all tiles': (element) => begin(element, everyTile, { winTile: 2 ** 52 }),
  'with the largest tiles': (element) =>
    begin(element, rows([131072, 262144, 2 ** 20, 2 ** 40], [2]), { winTile: 2 ** 52 }),
  'with a hint': (element) => element.hint(),
  'with the arrow buttons of the help': async (element) => {
    buttonOf(element, 'help').click();
    await untilCard(element);
    buttonOf(element, 'arrows').click();
  },
};
for (const [state, [reach]] of Object.entries(waitingGames)) {
  states[state] = async (element) => {
    await play(element);
    await reach(element);
    await untilCard(element);
  };
}

async function elementIn(state: string, width = 320): Promise<Game2048Element> {
  // Without animations, cards appear at once.
  const style = state === momentOfWin ? '' : '--game-2048-duration:0s';
  const element = await game(
    `lang="en" seed="a" controls="${allControls}" style="width:${width}px;${style}"`,
  );
  await states[state]!(element);
  await settled(element);
  // What fades in has no contrast yet.
  for (const animation of element.shadowRoot!.getAnimations()) animation.finish();
  return element;
}

/** What axe finds, by rule, with the place. */
async function findings(element: Element): Promise<string[]> {
  const { axe } = window as unknown as {
    axe: { run: (context: Element, options: RunOptions) => Promise<AxeResults> };
  };
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await axe.run(element, {
    runOnly: tags,
    // By default, axe checks no target sizes. The page of a test has no landmarks, which `region` asks for.
    rules: { 'target-size': { enabled: true }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join()} ${failureSummary ?? ''}`),
  );
}

/** The name that assistive technology and voice control know a button by. */
const nameOf = (button: Element): string =>
  (button.getAttribute('aria-label') ?? button.textContent).replace(/\s+/g, ' ').trim();

const visibleButtonsOf = ({ shadowRoot }: Game2048Element) =>
  [...shadowRoot!.querySelectorAll('button')].filter((button) =>
    button.checkVisibility({ visibilityProperty: true }),
  );

describe('The element', () => {
  afterEach(async () => {
    await emulate({});
    document.documentElement.style.cssText = '';
  });

  it('has no finding of axe at 160 to 512 px, on boards from 2 x 2 to 8 x 5', async () => {
    for (const [size, width] of [
      ['2', 160],
      ['4', 160],
      ['8x5', 160],
      ['3x10', 320],
      ['8x5', 512],
    ] as const) {
      const element = await elementIn('at the start', width);
      element.size = size;
      await settled(element);
      expect(await findings(element), `${size} at ${width}`).to.deep.equal([]);
      element.remove();
    }
  });

  for (const state of Object.keys(states)) {
    it(`has no finding of axe ${state}, light, dark and in forced colours`, async () => {
      const page = document.documentElement;
      for (const scheme of ['light', 'dark', 'forced']) {
        if (scheme === 'forced' && !(await emulate({ 'forced-colors': 'active' }))) continue;
        page.style.colorScheme = scheme === 'dark' ? 'dark' : 'light';
        page.style.background = 'Canvas';
        const element = await elementIn(state);
        expect(await findings(element), scheme).to.deep.equal([]);
        element.remove();
      }
    });

    // The buttons are those of play until the card is there.
    if (state === momentOfWin) continue;
    it(`has only targets of at least 44 x 44 px ${state}`, async () => {
      for (const width of [160, 320, 512]) {
        const element = await elementIn(state, width);
        for (const button of visibleButtonsOf(element)) {
          const { width: buttonWidth, height } = button.getBoundingClientRect();
          expect(Math.min(buttonWidth, height), `${nameOf(button)} at ${width} px`).to.be.at.least(
            44,
          );
        }
        element.remove();
      }
    });

    it(`has a different name for each button, with its visible text, ${state}`, async () => {
      // That the names differ in each language is in wording/translations.test.ts.
      const element = await elementIn(state);
      const buttons = visibleButtonsOf(element).filter((button) => !button.disabled);
      const names = buttons.map(nameOf);
      expect(new Set(names).size, names.join(', ')).to.equal(names.length);
      for (const button of buttons) {
        const seen = button.textContent.replace(/\s+/g, ' ').trim();
        if (!/^[↑←↓→]$/.test(seen))
          expect(nameOf(button).toLowerCase()).to.include(seen.toLowerCase());
      }
    });
  }
});

describe('The text of the element', () => {
  afterEach(() => {
    document.documentElement.style.fontSize = '';
  });

  /** The texts that stick out of their box or of the element. */
  function cutTexts(element: Game2048Element): string[] {
    const outer = element.getBoundingClientRect();
    const texts = element.shadowRoot!.querySelectorAll<HTMLElement>(
      'button, p:not(.hidden), dt, dd, .number, .label, [part~="tile-label"]',
    );
    return [...texts]
      .filter((node) => node.checkVisibility() && !node.closest('[data-state="free"]'))
      .filter((node) => {
        const box = node.getBoundingClientRect();
        const out = box.right > outer.right + 0.5 || box.left < outer.left - 0.5;
        return out || node.scrollWidth > node.clientWidth + 1;
      })
      .map((node) => `${node.getAttribute('part') ?? node.className}: ${node.textContent.trim()}`);
  }

  const big = rows([131072, 65536, 16384, 1024], [512, 64, 8, 2]);
  const wcagSpacing = 'line-height:1.5;letter-spacing:.12em;word-spacing:.16em;';

  for (const [how, prepare] of Object.entries({
    'on a small board': (element: Game2048Element) => {
      element.style.width = '160px';
    },
    'at twice the text size': () => {
      document.documentElement.style.fontSize = '200%';
    },
    'with WCAG’s text spacing': (element: Game2048Element) => {
      element.style.cssText += wcagSpacing;
    },
    'with WCAG’s text spacing on everything': (element: Game2048Element) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`*{${wcagSpacing.replaceAll(';', '!important;')}}`);
      element.shadowRoot!.adoptedStyleSheets.push(sheet);
    },
  })) {
    it(`is never cut ${how}, in play or on any card`, async () => {
      for (const state of Object.keys(states)) {
        const element = await elementIn(state);
        if (state === 'in play') element.newGame({ board: big, score: 1234560, winTile: 2 ** 20 });
        prepare(element);
        await settled(element);
        expect(cutTexts(element), state).to.deep.equal([]);
        element.remove();
        document.documentElement.style.fontSize = '';
      }
    });
  }
});
