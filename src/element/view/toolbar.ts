import { html, nothing, type TemplateResult } from 'lit';
import type { GameView } from '../../engine/index.js';
import { isEnd } from '../../session/cards.js';
import type { NamedCommand } from '../../session/commands.js';
import type { ControlName } from '../../session/settings.js';
import { button } from '../../board/view/button.js';
import { figure } from '../../board/view/figure.js';
import { arrows, icons } from '../../board/view/icons.js';
import { asSentence, joinSentences } from '../../words/phrases.js';
import type { Texts } from '../../words/texts.js';
import type { TextName } from '../../words/translation.js';
import { canReview } from './can-review.js';
import { undosLeftSentence } from '../wording/game-sentences.js';
import { shows, type ViewContext } from './view-context.js';

type Template = TemplateResult | typeof nothing;

const numbers = ['score', 'best', 'moves'] as const;
/** The main one comes last, at the corner of the board. */
const buttons = ['undo', 'hint', 'autoplay', 'help', 'new'] as const;
/** In tab order. */
const directions = ['up', 'left', 'down', 'right'] as const;
const footer = ['save', 'load', 'give-up', 'share'] as const;

const arrowOf: Partial<Record<NamedCommand, string>> = arrows;
const iconOf: Partial<Record<NamedCommand | 'pause', string>> = {
  ...icons,
  'show-board': icons.close,
  'close-film': icons.close,
};

/** Everything above the board; nothing if no number and no button is shown there. */
export function toolbar(context: ViewContext): Template {
  const { shownBest } = context.interaction.session;
  const shownNumbers = namedIn(context, numbers).filter(
    (name) => name !== 'best' || shownBest !== undefined,
  );
  const shownButtons = namedIn(context, buttons);
  if (!shownNumbers.length && !shownButtons.length) return nothing;
  return html`<div part="header" class="header">
    ${
      shownNumbers.length
        ? html`<div part="figures" class="bar figures">
            ${shownNumbers.map((name) => numberBox(name, context))}
          </div>`
        : nothing
    }
    ${bar('buttons', shownButtons, context)}
  </div>`;
}

export function directionBar(context: ViewContext): Template {
  const shown = context.interaction.arrowButtons || shows(context, 'directions');
  return bar('directions', shown ? directions : [], context);
}

export function footerBar(context: ViewContext): Template {
  return bar('footer', namedIn(context, footer), context);
}

function namedIn<Name extends ControlName>(context: ViewContext, names: readonly Name[]): Name[] {
  return names.filter((name) => shows(context, name));
}

function bar(name: string, commands: readonly NamedCommand[], context: ViewContext): Template {
  if (!commands.length) return nothing;
  const card = context.interaction.cards.current;
  // An end screen has a button of its own.
  const isOnCard = (command: NamedCommand): boolean =>
    command === 'share' && card !== undefined && isEnd(card);
  return html`<div part=${name} class="bar ${name}">
    ${commands.map((command) =>
      commandButton(command, context, isOnCard(command) || !context.interaction.can(command)),
    )}
  </div>`;
}

/** The part of a command's button, without `button-`. */
function buttonNameOf(command: NamedCommand): string {
  if (command === 'close-film') return 'close';
  return command === 'keep-playing' ? 'keep' : command;
}

/** The name of the text on a command's button: `giveUp` for `give-up`. */
function labelNameOf(command: NamedCommand, game: GameView): TextName {
  if (command === 'restart') return 'new';
  if (command === 'watch' && canReview(game)) return 'review';
  const name = buttonNameOf(command).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  // Each command with a button has a text of this name.
  return name as TextName;
}

export function commandButton(
  command: NamedCommand,
  { texts, interaction, sharing, press }: ViewContext,
  isDisabled: boolean,
): TemplateResult {
  const isDone = (command === 'share' || command === 'copy') && sharing()?.hasCopied;
  const text = texts.text(isDone ? 'copied' : labelNameOf(command, interaction.session.game));
  const undosLeft = command === 'undo' ? interaction.session.undosLeft : null;
  const count = undosLeft === null ? undefined : texts.number(undosLeft);
  const isPressed = command === 'autoplay' ? interaction.isAutoplaying : undefined;
  return button({
    name: buttonNameOf(command),
    label: undosLeft === null ? text : countedLabel(texts, text, undosLeft),
    text: arrowOf[command] ?? text,
    count,
    icon: iconOf[isPressed ? 'pause' : command],
    press: (event) => press(command, event),
    isDisabled,
    isPressed,
  });
}

/** The name of "Undo 2", which begins with what is seen: "Undo 2. Undos left: 2." */
function countedLabel(texts: Texts, text: string, count: number): string {
  const seen = `${text} ${texts.number(count)}`;
  return joinSentences(texts, [asSentence(texts, seen), undosLeftSentence(texts, count)]);
}

function numberBox(
  name: (typeof numbers)[number],
  { texts, interaction }: ViewContext,
): TemplateResult {
  const { game, best, isNewBest } = interaction.session;
  const value = name === 'best' ? best : game[name];
  const isMarked = name === 'best' && isNewBest;
  return figure({
    part: name === 'moves' ? 'score moves' : name,
    label: texts.text(name),
    value: texts.number(value),
    isMarked,
    hasGain: name === 'score',
  });
}
