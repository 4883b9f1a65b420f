import { html, nothing, type TemplateResult } from 'lit';
import { cardKinds, isEnd, type Card } from '../../session/cards.js';
import type { NamedCommand } from '../../session/commands.js';
import type { TextName } from '../../words/translation.js';
import { listKeys } from '../wording/key-list.js';
import { button } from '../../board/view/button.js';
import { canReview } from './can-review.js';
import { bestCell, endCard } from './end-card.js';
import { rankOf } from '../../board/view/tile-rank.js';
import { shows, type ViewContext } from './view-context.js';
import { commandButton } from './toolbar.js';

export function overlay(context: ViewContext, card: Card): TemplateResult {
  const { texts, interaction } = context;
  const { isDisabled } = interaction;
  const { game, justWon } = interaction.session;
  const isEndScreen = isEnd(card);
  // A game that its win has ended is over, but looks won.
  const look = isEndScreen && justWon ? 'won' : card;
  const { title: titleName, note }: { title: TextName; note?: TextName } = cardKinds[look];
  const title = texts.text(titleName);
  return html`<div
    part="overlay"
    data-kind=${isEndScreen ? 'end' : card}
    data-edge=${isEndScreen && bestCell(game).isInUpperHalf ? 'lower' : nothing}
    data-rank=${look === 'won' ? rankOf(game.rules.winTile) : nothing}
    role="group"
    aria-label=${title}
  >
    <div part="message">
      ${
        isEndScreen
          ? html`<slot name=${look}>${endCard(context, title)}</slot>`
          : html`<p class="title" id="card-title">${title}</p>
              ${note ? html`<p class="result">${texts.text(note)}</p>` : nothing}`
      }
      ${card === 'help' ? help(context) : nothing}
      ${card === 'share' ? copyField(context) : nothing}
      <div part="message-bar" class="bar message-bar">
        ${answersOf(card, context).map((answer) => commandButton(answer, context, isDisabled))}
      </div>
      ${isEndScreen ? commandButton('show-board', context, isDisabled) : nothing}
    </div>
  </div>`;
}

function answersOf(card: Card, context: ViewContext): readonly NamedCommand[] {
  const own = cardKinds[card].answers;
  const canShare = isEnd(card) && shows(context, 'share') && context.interaction.can('share');
  return canShare ? [...own, 'share'] : own;
}

/** The replay of the finished game, below the game. It begins its review if the game can have one. */
export function film(context: ViewContext, tileImage: string, tileLabels: string): TemplateResult {
  const { texts, interaction } = context;
  const { game } = interaction.session;
  const isReviewed = canReview(game);
  return html`<div class="film" role="group" aria-labelledby="film-title">
    <div class="bar">
      <p id="film-title">${texts.text('watched')}</p>
      ${commandButton('close-film', context, interaction.isDisabled)}
    </div>
    <game-2048-replay
      lang=${texts.code}
      line=${game.replay}
      at=${isReviewed ? 'last' : nothing}
      review=${isReviewed ? 'begun' : nothing}
      speed="8"
      controls="play step scrub speed score moves"
      tile-image=${tileImage || nothing}
      tile-labels=${tileLabels || nothing}
    ></game-2048-replay>
  </div>`;
}

function copyField({ texts, sharing }: ViewContext): TemplateResult {
  return html`<textarea
    class="to-copy"
    readonly
    rows="4"
    aria-label=${texts.text('shareTitle')}
    .value=${sharing()?.textToCopy ?? ''}
  ></textarea>`;
}

/** A phone or tablet without a mouse: it hardly ever has a keyboard, either. */
const isTouchOnly = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(any-hover: none)').matches;

function help({ texts, interaction, press }: ViewContext): TemplateResult {
  const winTile = texts.tile(interaction.session.game.rules.winTile);
  return html`<div class="help" tabindex="0" role="group" aria-labelledby="card-title">
      <p>${texts.text('helpRule', { winTile })}</p>
      ${
        interaction.settings.swipe === 'never'
          ? nothing
          : html`<p class="swipe">${texts.text('helpSwipe')}</p>`
      }
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
    ${button({
      name: 'arrows',
      label: texts.text('arrowButtons'),
      press: (event) => press('arrows', event),
      isChecked: interaction.arrowButtons,
    })}`;
}
