import { Game2048Element } from 'game-2048-element';
import { steps } from 'game-2048-element/engine';
import { find } from './find.js';

const game = find('#game', Game2048Element);
const banner = find('#banner', HTMLImageElement);

/** A game shortly before its 2048: played here move by move, its score is the best one, too. */
const line =
  '1_4x4_2048_0.1_2_stop_theme~2059_Vzd3ur9275da7ro6oju7I6wO6-dtmqur_vv7t_vV25u725v_76rot3_aqur_-vbtu2l7-6_qv3m7qqrv_6ut3uWqqMmb76_vvvt761r-_-2t612mmu7e6qqun7eq26rVWm__mVapmWv-vu-d6v7r2pXX3t6quaZVu68u75y5uT7uowDPCsgM77-uuK5fVWvuqqr-u53uCM7P7-Kvjv_qiuuor_7vvgr7Dq_vrss_4gDAAD_q6v_7-u77jMAM6u-Lv--_M_IzAjuqqv7iy_zrqouwAOr-v7LPL_9rqu4rv6qMqqMKt5_m7-5_7r_-7qvo-qra__rrqZhe';

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

// A few tiles on each of the small boards; a cell stays empty, so that the game is not over.
for (const board of document.querySelectorAll<Game2048Element>('.thumbnail game-2048')) {
  board.newGame({
    board: [
      [2, 8, 64],
      [512, 2048, 0],
    ],
  });
}
for (const { move } of steps(line)) if (move) game.move(move.direction);
// A browser that restores the form has chosen already.
wear(document.querySelector<HTMLInputElement>('#themes :checked')?.value ?? '');
