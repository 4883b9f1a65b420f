import type { TemplateResult } from 'lit';
import { drawIcon, html, nothing } from '../kit.js';
import type { ReplayTextName } from '../../element/wording/replay-texts.js';
import { paths } from './icons.js';
import { shows, type Player, type PlayerAction } from './player.js';

/** The speeds that are offered, in moves a second. */
const speeds = [0.5, 1, 2, 4, 8, 16, 50];

type Part = TemplateResult | typeof nothing;

/** Everything under the board but the scrubber. */
export function controlBar(player: Player): Part {
  const buttons = [
    ...(shows(player, 'step') ? [jump('first', player), stepper('previous', player)] : []),
    ...(shows(player, 'play') ? [playButton(player)] : []),
    ...(shows(player, 'step') ? [stepper('next', player), jump('last', player)] : []),
    ...(shows(player, 'speed') ? [speedList(player)] : []),
  ];
  if (!buttons.length) return nothing;
  return html`<div
    part="buttons"
    class="bar transport"
    role="group"
    aria-label=${player.texts.text('playback')}
  >
    ${buttons}
  </div>`;
}

/** What is done with the game: played on, copied, downloaded. */
export function actionBar(player: Player): Part {
  const actions: readonly PlayerAction[] = [
    ...(player.offersPlayOn ? (['play-on'] as const) : []),
    ...(shows(player, 'copy') ? (['copy-line', 'copy-link'] as const) : []),
    ...(shows(player, 'download') ? (['download'] as const) : []),
  ];
  if (!actions.length) return nothing;
  return html`<div part="footer" class="bar footer">
    ${actions.map((action) => actionButton(action, player))}
  </div>`;
}

function playButton({ texts, playback, act }: Player): TemplateResult {
  const name = playback.isPaused ? 'play' : 'pause';
  return html`<button
    type="button"
    part="button button-play"
    class="play"
    aria-label=${texts.text(name)}
    @click=${() => act('play-pause')}
  >
    ${drawIcon(paths[name])}
  </button>`;
}

/** @param isAtEnd whether there is nothing to do; such a button keeps the focus */
function button(
  name: 'first' | 'previous' | 'next' | 'last',
  { texts, playback }: Player,
): { text: string; isAtEnd: boolean } {
  const end = name === 'first' || name === 'previous' ? 0 : playback.length;
  return { text: texts.text(name), isAtEnd: playback.index === end };
}

function jump(name: 'first' | 'last', player: Player): TemplateResult {
  const { text, isAtEnd } = button(name, player);
  return html`<button
    type="button"
    part="button button-${name}"
    aria-label=${text}
    aria-disabled=${isAtEnd || nothing}
    @click=${() => player.act(name)}
  >
    ${drawIcon(paths[name])}
  </button>`;
}

/** A button that steps again and again while it is held. */
function stepper(name: 'previous' | 'next', player: Player): TemplateResult {
  const { text, isAtEnd } = button(name, player);
  const { holder } = player;
  const release = () => holder.release();
  return html`<button
    type="button"
    part="button button-${name}"
    aria-label=${text}
    aria-disabled=${isAtEnd || nothing}
    @pointerdown=${(event: PointerEvent) => holder.press(name, event)}
    @pointerup=${release}
    @pointerleave=${release}
    @pointercancel=${release}
    @click=${() => holder.click(name)}
  >
    ${drawIcon(paths[name])}
  </button>`;
}

function speedList({ texts, playback, setSpeed }: Player): TemplateResult {
  const { speed } = playback;
  const offered = speeds.includes(speed)
    ? speeds
    : [...speeds, speed].sort((one, other) => one - other);
  return html`<select
    part="button speed"
    aria-label=${texts.text('speed')}
    @change=${(event: Event) => setSpeed(Number((event.target as HTMLSelectElement).value))}
  >
    ${offered.map(
      (count) =>
        html`<option
          value=${count}
          aria-label=${texts.text('movesPerSecond', { count })}
          ?selected=${count === speed}
        >
          ${texts.number(count)}/s
        </option>`,
    )}
  </select>`;
}

const actionTexts = {
  'play-on': 'playOn',
  'copy-line': 'copy',
  'copy-link': 'copyLink',
  download: 'download',
} as const satisfies Record<PlayerAction, ReplayTextName>;

function actionButton(action: PlayerAction, player: Player): TemplateResult {
  const isOver = action === 'play-on' && player.step.position.over;
  return html`<button
    type="button"
    part="button button-${action}"
    ?disabled=${isOver}
    @click=${() => player.perform(action)}
  >
    ${drawIcon(paths[action])}<span class="name">${player.texts.text(actionTexts[action])}</span>
  </button>`;
}
