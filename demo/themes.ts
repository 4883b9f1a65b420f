import { Game2048Element } from 'game-2048-element';
import { find } from './find.js';

const game = find('game-2048', Game2048Element);
const banner = find('#banner', HTMLImageElement);

/** A position with every tile up to the winning one, and moves left to make. */
const board = [
  [2, 4, 8, 16],
  [256, 128, 64, 32],
  [512, 1024, 2048, 4],
  [0, 0, 2, 2],
];

/** The style sheets' rules for a theme, as the page has them. */
function rulesOf(theme: string): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule.cssText.startsWith(`.${theme}`))
    .map(({ cssText }) => cssText.replace(/([{;]) /g, '$1\n  ').replace(/ {2}}$/, '}'))
    .join('\n');
}

function wear(theme: string): void {
  game.className = theme;
  game.tileImage = theme === 'pictures' ? 'tiles/{value}.svg' : '';
  banner.hidden = theme !== 'pictures';
  const rules = theme && rulesOf(theme);
  find('#rules').textContent = rules || '/* none */';
}

find('#themes').addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement) wear(target.value);
});

const schemes = find('#schemes');
schemes.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return;
  for (const button of schemes.querySelectorAll('button')) {
    button.ariaPressed = String(button === target);
  }
  document.documentElement.style.colorScheme = target.value;
});

game.newGame({ board, score: 21_000 });
// A browser that restores the form has chosen already.
wear(document.querySelector<HTMLInputElement>('#themes :checked')?.value ?? '');
