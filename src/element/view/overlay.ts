import { html, nothing, type TemplateResult } from 'lit';
import { cardKinds, type Card } from '../../session/cards.js';
import type { NamedCommand } from '../../session/commands.js';
import type { TextName } from '../wording/translation.js';
import { listKeys } from '../wording/readings.js';
import { endCard } from './end-card.js';
import type { Screen } from './screen.js';
import { button } from './toolbar.js';

/** The card over the board: end of the game, a question, the help, or text to copy. */
export function overlay(screen: Screen, card: Card): TemplateResult {
  const { texts, keeper } = screen;
  const ended = card === 'won' || card === 'over';
  const won = ended && keeper.session.justWon;
  const end = won ? 'won' : 'over';
  const title = texts.text(won ? 'won' : cardKinds[card].title);
  const content = ended
    ? endCard(screen, title)
    : html`<p class="title" id="card-title">${title}</p>
        ${noteOf(screen, card)}`;
  return html`<div
    part="overlay"
    class="card-layer"
    data-kind=${ended ? end : card === 'help' ? 'help' : 'question'}
    role="group"
    aria-label=${title}
  >
    <div part="message">
      ${ended ? html`<slot name=${end}>${content}</slot>` : content}
      ${card === 'help' ? help(screen) : nothing} ${card === 'share' ? toCopy(screen) : nothing}
      <div part="message-bar" class="bar message-bar">
        ${answersOf(card, screen).map((command) => button(command, screen, screen.play.isDisabled))}
      </div>
    </div>
  </div>`;
}

/** The answers of a card. The result can be shared from an end screen, too, if there is a button for it. */
function answersOf(card: Card, { keeper, play }: Screen): readonly NamedCommand[] {
  const own = cardKinds[card].answers;
  const isEnd = card === 'won' || card === 'over';
  const sharable = isEnd && keeper.settings.controls.includes('share') && play.can('share');
  return sharable ? [...own.slice(0, -1), 'share', ...own.slice(-1)] : own;
}

/** The finished game as a replay, in the place of the whole game. */
export function watched(screen: Screen, tileImage: string, tileLabels: string): TemplateResult {
  const { texts, keeper } = screen;
  return html`<div class="watched" role="group" aria-label=${texts.text('watch')}>
    <game-2048-replay
      lang=${texts.code}
      line=${keeper.session.game.replay}
      controls="play scrub score moves"
      tile-image=${tileImage || nothing}
      tile-labels=${tileLabels || nothing}
    ></game-2048-replay>
    <div class="bar message-bar">${button('close', screen, screen.play.isDisabled)}</div>
  </div>`;
}

/** The note below the title of a card. */
function noteOf({ texts }: Screen, card: Card): TemplateResult | typeof nothing {
  const { note }: { title: TextName; note?: TextName } = cardKinds[card];
  return note ? html`<p class="result">${texts.text(note)}</p>` : nothing;
}

function toCopy({ texts, play }: Screen): TemplateResult {
  return html`<textarea
    class="to-copy"
    readonly
    rows="4"
    aria-label=${texts.text('shareTitle')}
    .value=${play.textToCopy}
  ></textarea>`;
}

/** Whether this device has no pointer that can hover, and so hardly any keys. */
const isTouchOnly = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(any-hover: none)').matches;

function help({ texts, keeper, press }: Screen): TemplateResult {
  const winTile = texts.tile(keeper.session.game.rules.winTile);
  return html`<div class="help" tabindex="0" role="group" aria-labelledby="card-title">
      <p>${texts.text('helpRule', { winTile })}</p>
      <p>${texts.text('helpSwipe')}</p>
      <details ?open=${!isTouchOnly()}>
        <summary>${texts.text('helpKeys')}</summary>
        <dl>
          ${listKeys(texts).map(
            ({ keys, action }) =>
              html`<div>
                <dt>${keys.join(' + ')}</dt>
                <dd>${action}</dd>
              </div>`,
          )}
        </dl>
      </details>
    </div>
    <button
      type="button"
      part="button button-arrows"
      role="switch"
      aria-checked=${keeper.arrowButtons}
      @click=${(event: Event) => press('arrows', event)}
    >
      <span class="name">${texts.text('arrowButtons')}</span>
    </button>`;
}
