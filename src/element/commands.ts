import { Game, type Direction } from '../engine/index.js';
import type { GameSession } from '../session/session.js';
import type { AttributeSync } from './attribute-sync.js';
import type { Announcer } from './wording/announcer.js';
import {
  readBoard,
  readCell,
  readColumn,
  readMoves,
  readPoints,
  readRow,
} from './wording/readings.js';
import type { CardController } from './controllers/cards.js';
import type { FieldController } from './controllers/field.js';
import type { FocusController } from './controllers/focus.js';
import type { Localizer } from './wording/texts.js';
import type { ReadingCursor } from './controllers/reading-cursor.js';
import { droppedFile, hasFiles, pickFile, readGameFile } from './input/game-files.js';
import type { KeyCommand } from './input/keyboard.js';
import type { BoardView } from './view/board-view.js';
import { answers, escapes, type Card, type Command } from './view/controls.js';

/** The keys that read out the position. */
type ReadingCommand = Extract<
  KeyCommand,
  { kind: 'read' | 'row' | 'column' | 'board' | 'points' | 'moves' }
>;

/** What the commands call on the element. */
export interface CommandTarget extends HTMLElement {
  autoplay: boolean;
  readonly updateComplete: Promise<boolean>;
  hint(): Promise<Direction | null>;
  save(): Promise<void>;
  requestUpdate(): void;
}

/** The parts of the element that the commands work on. */
export interface CommandParts {
  readonly session: GameSession;
  readonly cards: CardController;
  readonly announcer: Announcer;
  readonly localizer: Localizer;
  readonly cursor: ReadingCursor;
  readonly field: FieldController;
  readonly focus: FocusController;
  readonly view: BoardView;
  readonly attributes: AttributeSync;
  /** The computer player could not be loaded. */
  playerFailed(error: Error): void;
}

/** What the player does with keys, swipes and buttons. */
export class PlayerCommands {
  readonly #element: CommandTarget;
  readonly #parts: CommandParts;
  /** What had the focus when a card was opened. */
  #opener: HTMLElement | null = null;

  constructor(element: CommandTarget, parts: CommandParts) {
    this.#element = element;
    this.#parts = parts;
  }

  /** Whether a button around the board does nothing now. Those on a card always do something. */
  isDisabled(command: Command): boolean {
    const { session, cards, field } = this.#parts;
    if (field.disabled) return true;
    const { current } = cards;
    switch (command) {
      case 'undo':
        return !session.canUndo;
      case 'autoplay':
        return this.#waits && !this.#element.autoplay;
      case 'hint':
      case 'up':
      case 'left':
      case 'down':
      case 'right':
        return this.#waits;
      // What a card offers is not offered a second time outside of it.
      case 'new':
        return current !== undefined && answers[current].includes('restart');
      case 'leave':
        return session.game.over || current === 'askGiveUp';
      default:
        return command === current;
    }
  }

  /** Does what a button says. */
  run(command: Command, event: Event): void {
    this.#parts.attributes.apply();
    const opened = this.#parts.cards.current;
    this.#act(command, opened !== undefined);
    this.#element.requestUpdate();
    this.#moveFocus(command, event);
  }

  /** Does what a key says. @returns whether the key was used */
  handleKey(command: KeyCommand, repeated: boolean): boolean {
    const { field, cards } = this.#parts;
    if (field.disabled) return false;
    this.#parts.attributes.apply();
    switch (command.kind) {
      case 'move':
        this.move(command.direction, repeated);
        // The page may scroll again when the game is over.
        return !this.#parts.session.game.over || cards.isOpen;
      case 'undo':
        if (this.#undo()) return true;
        if (!repeated) this.#parts.announcer.nothingToUndo();
        return false;
      case 'confirm':
        return this.#answer(cards.waiting && answers[cards.waiting][0]);
      case 'close':
        return this.#escape();
      case 'help':
        this.#open('help');
        return true;
      case 'repeat':
        this.#parts.announcer.repeat();
        return true;
      default:
        this.#parts.announcer.read(this.#read(command));
        return true;
    }
  }

  /** Escape anywhere in the element closes the card. */
  readonly onEscape = (event: KeyboardEvent): void => {
    const { field } = this.#parts;
    const plain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.isComposing;
    if (event.key !== 'Escape' || !plain || event.defaultPrevented || field.disabled) return;
    if (this.#escape()) event.preventDefault();
  };

  /** Moves the tiles, or announces why they do not move. */
  move(direction: Direction, repeated = false): void {
    const { session, announcer, cards, view, field } = this.#parts;
    if (field.disabled) return;
    if (this.#waits) {
      if (repeated) return;
      cards.reopenEnd();
      announcer.repeat();
      return;
    }
    if (session.game.canMove(direction)) {
      session.move(direction, 'player');
      return;
    }
    announcer.blocked(direction, repeated);
    if (!repeated) view.nudge(direction);
  }

  /** Shows the arrow buttons, or hides them; remembered with the game. */
  toggleArrows(): void {
    const { attributes } = this.#parts;
    attributes.arrowButtons = !attributes.arrowButtons;
    attributes.save();
    this.#element.requestUpdate();
  }

  /** A file is dragged over the game, or dropped on it. */
  readonly onDrag = (event: DragEvent): void => {
    if (this.#parts.field.disabled || !hasFiles(event)) return;
    event.preventDefault();
    const file = event.type === 'drop' ? droppedFile(event) : undefined;
    if (file) void this.open(file);
  };

  /** Loads a file that the player has dropped or picked. */
  async open(file: File): Promise<void> {
    try {
      const game = Game.fromReplay(await readGameFile(file));
      this.#parts.attributes.apply();
      this.#parts.session.load(game, { by: 'player' });
    } catch (error) {
      this.#open('unreadable');
      this.#parts.session.report(`file "${file.name}": ${(error as Error).message}`);
    }
  }

  /** Starts a new game that `undo` can take back. */
  #startOver(): void {
    const { attributes } = this.#parts;
    attributes.start(attributes.newGame(), { undoable: true, by: 'player' });
  }

  /** Whether the game is over, waits for an answer, or lies under a card. */
  get #waits(): boolean {
    const { session, cards } = this.#parts;
    return !session.acceptsMoves || cards.current !== undefined;
  }

  #act(command: Command, answers: boolean): void {
    const { session, cards } = this.#parts;
    const element = this.#element;
    switch (command) {
      case 'new': {
        const { score, moves, over } = session.game;
        if (score > 0 && moves > 0 && !over) this.#open('askNewGame');
        else this.#startOver();
        break;
      }
      case 'restart':
        this.#startOver();
        break;
      case 'undo':
        this.#undo();
        break;
      case 'hint':
        element.hint().catch((error: unknown) => this.#parts.playerFailed(error as Error));
        break;
      case 'autoplay':
        element.autoplay = !element.autoplay;
        break;
      case 'help':
        this.#open('help');
        break;
      case 'save':
        void element.save();
        break;
      case 'load':
        pickFile(element.ownerDocument, (file) => void this.open(file));
        break;
      case 'leave':
        if (answers) session.leave('player');
        else this.#open('askGiveUp');
        break;
      case 'keep':
        session.continueAfterWin('player');
        break;
      case 'cancel':
      case 'close':
        this.#parts.announcer.clear();
        cards.close();
        break;
      case 'showBoard':
        cards.close();
        break;
      default:
        this.move(command);
    }
  }

  /** What a reading key asks for, in words. */
  #read(command: ReadingCommand): string {
    const { session, localizer, cursor } = this.#parts;
    const { game, best } = session;
    switch (command.kind) {
      case 'read': {
        const place = cursor.step(command.direction, game);
        this.#element.requestUpdate();
        return readCell(localizer, game, place);
      }
      case 'row':
        return readRow(localizer, game, command.row);
      case 'column':
        return readColumn(localizer, game, command.column);
      case 'board':
        return readBoard(localizer, game);
      case 'points':
        return readPoints(localizer, game, best);
      case 'moves':
        return readMoves(localizer, game);
    }
  }

  #undo(): boolean {
    this.#element.autoplay = false;
    return this.#parts.session.undo('player');
  }

  #open(card: Exclude<Card, 'won' | 'over'>): void {
    const { cards, announcer } = this.#parts;
    const active = this.#element.shadowRoot?.activeElement;
    this.#opener = active instanceof HTMLElement ? active : null;
    cards.open(card);
    announcer.ask(card);
    void this.#element.updateComplete.then(() => this.#firstOnCard?.focus({ preventScroll: true }));
  }

  /** Gives the answer that a key stands for. @returns whether a card was open */
  #answer(command: Command | undefined): boolean {
    if (!command) return false;
    this.#act(command, true);
    this.#element.requestUpdate();
    return true;
  }

  /** Closes the card. @returns whether there was one */
  #escape(): boolean {
    const { cards } = this.#parts;
    const opened = cards.isOpen;
    const closed = this.#answer(cards.due && escapes[cards.due]);
    // Nobody opened an end screen: the focus goes to the board.
    if (closed) this.#returnFocus(opened ? this.#opener : null);
    return closed;
  }

  /** After a click the arrow keys are wanted on the board; a keyboard user stays on the button. */
  #moveFocus(command: Command, event: Event): void {
    if (command === 'cancel' || command === 'close') this.#returnFocus(this.#opener);
    else if (this.#parts.cards.current === undefined && (event as MouseEvent).detail > 0) {
      this.#parts.focus.focusBoard({ preventScroll: true });
    }
  }

  /** Gives the focus back to what opened the card, if that can still have it; else to the board. */
  #returnFocus(opener: HTMLElement | null): void {
    void this.#element.updateComplete.then(() => {
      if (opener?.isConnected && !opener.matches(':disabled'))
        opener.focus({ preventScroll: true });
      else if (this.#element.matches(':focus-within')) {
        this.#parts.focus.focusBoard({ preventScroll: true });
      }
    });
  }

  get #firstOnCard(): HTMLElement | null | undefined {
    return this.#element.shadowRoot?.querySelector<HTMLElement>(
      '[part~="overlay"] :is(.help, button)',
    );
  }
}
