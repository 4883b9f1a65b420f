import type { TemplateResult } from 'lit';
import { drawIcon, html, nothing } from '../kit.js';
import type { ReplayTextName } from '../../element/wording/replay-texts.js';
import { paths } from './icons.js';
import { shows, type Player, type PlayerAction } from './player.js';

/** The speeds that are offered, in moves per second. */
const speeds = [0.5, 1, 2, 4, 8, 16, 50];

type Part = TemplateResult | typeof nothing;

/** The buttons to play with, and the list of speeds, under the scrubber. */
export function controlBar(player: Player): Part {
  const steps = shows(player, 'step');
  const buttons = (['first', 'previous', 'play', 'next', 'last'] as const)
    .filter((name) => (name === 'play' ? shows(player, 'play') : steps))
    .map((name) => playbackButton(name, player));
  if (shows(player, 'speed')) buttons.push(speedList(player));
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

/** The buttons to play on, copy and download. */
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

/** A button with nothing to do is marked as disabled, but is not, so that it keeps the focus. */
function playbackButton(
  name: 'first' | 'previous' | 'play' | 'next' | 'last',
  { texts, playback, holder }: Player,
): TemplateResult {
  const { index, length, isPaused } = playback;
  const isPlay = name === 'play';
  const shown = isPlay && !isPaused ? 'pause' : name;
  const isAtEnd = index === (name === 'next' || name === 'last' ? length : 0);
  return html`<button
    type="button"
    part="button button-${name}"
    class=${name}
    value=${isPlay ? 'play-pause' : name}
    aria-label=${texts.text(shown)}
    aria-disabled=${(!isPlay && isAtEnd) || nothing}
    @pointerdown=${holder.handleEvent}
    @pointerup=${holder.handleEvent}
    @pointerleave=${holder.handleEvent}
    @pointercancel=${holder.handleEvent}
    @click=${holder.handleEvent}
  >
    ${drawIcon(paths[shown])}
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
          aria-label="${texts.number(count)}/s, ${texts.text('movesPerSecond', { count })}"
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
  const isPlayOn = action === 'play-on';
  const again = isPlayOn ? player.review?.playOn : undefined;
  return html`<button
    type="button"
    part="button button-${action}"
    ?disabled=${isPlayOn && player.step.position.over}
    @click=${() => player.perform(action)}
  >
    ${drawIcon(paths[action])}<span class="name"
      >${again ?? player.texts.text(actionTexts[action])}</span
    >
  </button>`;
}
