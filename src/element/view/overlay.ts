import { html, nothing, type TemplateResult } from 'lit';
import { answers, type Card } from '../../session/cards.js';
import type { TextName } from '../wording/translation.js';
import { listKeys } from '../wording/readings.js';
import { endCard } from './end-card.js';
import type { Screen } from './screen.js';
import { button } from './toolbar.js';

const titles: Readonly<Record<Card, { title: TextName; note?: TextName }>> = {
  won: { title: 'won' },
  over: { title: 'over' },
  askNewGame: { title: 'askNewGame', note: 'askNewGameNote' },
  askGiveUp: { title: 'askGiveUp', note: 'askGiveUpNote' },
  unreadable: { title: 'unreadable' },
  help: { title: 'helpTitle' },
  share: { title: 'shareTitle', note: 'shareNote' },
  watch: { title: 'watch' },
};

/** The card over the board: end of the game, a question, the help, or a text to copy. */
export function overlay(screen: Screen, card: Card): TemplateResult {
  const { texts, keeper } = screen;
  const ended = card === 'won' || card === 'over';
  const won = ended && keeper.session.justWon;
  const end = won ? 'won' : 'over';
  const title = texts.text(won ? 'won' : titles[card].title);
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
        ${answers[card].map((command) => button(command, screen, screen.isDisabled))}
      </div>
    </div>
  </div>`;
}

/** The finished game as a replay, in place of the board. */
export function watched(screen: Screen, tileImage: string, tileLabels: string): TemplateResult {
  const { texts, keeper } = screen;
  return html`<div class="watched" role="group" aria-label=${texts.text('watch')}>
    <game-2048-replay
      lang=${texts.code}
      line=${keeper.session.game.replay}
      tile-image=${tileImage || nothing}
      tile-labels=${tileLabels || nothing}
      autoplay
    ></game-2048-replay>
    <div class="bar message-bar">${button('close', screen, screen.isDisabled)}</div>
  </div>`;
}

/** The note below the title of a card. */
function noteOf({ texts }: Screen, card: Card): TemplateResult | typeof nothing {
  const { note } = titles[card];
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

function help({ texts, keeper, press }: Screen): TemplateResult {
  const winTile = texts.tile(keeper.session.game.rules.winTile);
  return html`<div class="help" tabindex="0" role="group" aria-labelledby="card-title">
      <p>${texts.text('helpRule', { winTile })}</p>
      <p>${texts.text('helpSwipe')}</p>
      <p>${texts.text('helpKeys')}</p>
      <dl>
        ${listKeys(texts).map(
          ({ keys, action }) =>
            html`<div>
              <dt>${keys.join(' + ')}</dt>
              <dd>${action}</dd>
            </div>`,
        )}
      </dl>
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
