import { Game, type Direction, type Move } from '../engine/index.js';
import { answers, Cards, escapes, type Card, type EndCard } from './cards.js';
import type { Command, NamedCommand, OpenCommand, ReadCommand } from './commands.js';
import type { Rating } from '../player/index.js';
import { GameErrorEvent, type Cause } from './events.js';
import type { Keeper } from './keeper.js';
import { ReadingCursor, type ReadingStep } from './reading-cursor.js';
import type { Change } from './session.js';

/** What is announced to a player, apart from changes of the game. */
export type Notice =
  | { kind: 'blocked'; direction: Direction; by: Cause; repeated: boolean }
  | { kind: 'card'; card: Exclude<Card, EndCard> }
  | { kind: 'card-closed' }
  | { kind: 'board' }
  | { kind: 'hint'; hint: Hint }
  | { kind: 'cell'; step: ReadingStep }
  | { kind: 'read'; command: Exclude<ReadCommand, { read: 'cell' }> }
  | { kind: 'nothing-to-undo' }
  | { kind: 'repeat' };

/** The computer's advice for a position. */
export interface Hint {
  direction: Direction;
  /** All legal moves, the best first. */
  ratings: readonly Rating[];
  /** What each move loses against the best one, in words; undefined if not shown. */
  losses?: readonly string[];
  /** The reasons in words; undefined if not shown. */
  reasons?: string;
}

/** The view of a game, and what only a page can do. */
export interface PlayHost {
  /** Whether the player may not play, as in a disabled form. */
  isDisabled(): boolean;
  /** Whether the computer plays. */
  isAutoplaying(): boolean;
  setAutoplay(on: boolean): void;
  /** Announces something, and shows it. */
  tell(notice: Notice): void;
  /** Shows what has changed, in the next frame. */
  requestUpdate(): void;
  /** Asks the computer for advice, and shows it. */
  showHint(by: Cause): void;
  saveFile(): void;
  /** Lets the player pick a file. */
  pickFile(): void;
  share(by: Cause): void;
  /** Shows the finished game as a replay. */
  watch(): void;
}

/**
 * What a player sees besides the game, and may do: `can` tells whether a command does anything, `act` carries it out,
 * for player and page alike.
 */
export class Play {
  readonly cards: Cards;
  readonly cursor = new ReadingCursor();
  /** Who is switching autoplay: `page`, except during `setAutoplay`. */
  autoplayCause: Cause = 'page';

  readonly #keeper: Keeper;
  readonly #host: PlayHost;
  #hint: Hint | undefined;
  #textToCopy = '';
  #hasMoved = false;

  constructor(keeper: Keeper, host: PlayHost) {
    this.#keeper = keeper;
    this.#host = host;
    this.cards = new Cards(() => host.requestUpdate());
  }

  /** The computer's advice for this position. */
  get hint(): Hint | undefined {
    return this.#hint;
  }

  /** What the `share` card shows. */
  get textToCopy(): string {
    return this.#textToCopy;
  }

  /** Whether the game has just begun, and nobody has played here before: the player may not know how. */
  get isFirstVisit(): boolean {
    const { game, best } = this.#keeper.session;
    if (this.#hasMoved || best > 0 || game.moves > 0 || this.#isBlocked) return false;
    return game.tileCount === game.rules.startTiles && !this.#host.isAutoplaying();
  }

  /** Whether the computer should play now. */
  get mayAutoplay(): boolean {
    return this.#host.isAutoplaying() && !this.#host.isDisabled() && !this.cards.isOpen;
  }

  /** Whether a command does anything now. A card's own answers always do. */
  can(command: Command): boolean {
    if (this.#host.isDisabled()) return false;
    const { session } = this.#keeper;
    const { current } = this.cards;
    switch (command) {
      case 'undo':
        return session.canUndo;
      case 'autoplay':
        return !this.#isBlocked || this.#host.isAutoplaying();
      case 'hint':
      case 'up':
      case 'left':
      case 'down':
      case 'right':
        return !this.#isBlocked;
      // What a card offers is not offered a second time beside it.
      case 'new':
        return current === undefined || !answers[current].includes('restart');
      case 'give-up':
        return !session.game.over && current !== 'askGiveUp';
      case 'share':
        return session.game.moves > 0 && current !== 'share';
      default:
        return command !== current;
    }
  }

  /**
   * Carries out a command.
   *
   * @param repeated whether a key is held down
   * @returns whether it did anything
   */
  act(command: Command, by: Cause, repeated = false): boolean {
    if (by === 'player' && this.#host.isDisabled()) return false;
    if (typeof command === 'object') {
      if ('open' in command) this.#open(command);
      else this.#read(command);
      return true;
    }
    const used = this.#do(command, by, repeated);
    this.#host.requestUpdate();
    return used;
  }

  /**
   * Makes a move, or announces that nothing moves in this direction.
   *
   * @returns what happened; null if nothing did
   * @throws TypeError, RangeError for anything but a direction
   */
  move(direction: Direction, by: Cause, repeated = false): Move | null {
    const { session } = this.#keeper;
    const { game } = session;
    const move = session.move(direction, by);
    // A listener may have cancelled it, or changed the game.
    if (move || game !== session.game || !session.acceptsMoves || game.canMove(direction))
      return move;
    this.#host.tell({ kind: 'blocked', direction, by, repeated });
    return null;
  }

  /** Shows the computer's advice. */
  showHint(hint: Hint): void {
    this.#hint = hint;
    this.#host.tell({ kind: 'hint', hint });
    this.#host.requestUpdate();
  }

  /** Switches autoplay. */
  setAutoplay(on: boolean, by: Cause): void {
    if (this.#host.isAutoplaying() === on) return;
    this.autoplayCause = by;
    this.#host.setAutoplay(on);
    this.autoplayCause = 'page';
  }

  /**
   * Follows a change of the game.
   *
   * @param delay milliseconds before a card may cover the board
   * @returns the end screen that belongs to the position
   */
  follow({ kind, by }: Change, delay: number): EndCard | undefined {
    this.#hint = undefined;
    this.#hasMoved ||= kind === 'move';
    this.cursor.hide();
    const end = this.#end;
    this.cards.reset(end, delay);
    if (kind === 'move' && by !== 'computer') this.setAutoplay(false, by);
    return end;
  }

  /** The end screen that belongs to the position. */
  get #end(): EndCard | undefined {
    const { session } = this.#keeper;
    if (session.awaitsDecision) return 'won';
    return session.game.over ? 'over' : undefined;
  }

  /** Whether the game is over, awaits an answer, or lies under a card. */
  get #isBlocked(): boolean {
    return !this.#keeper.session.acceptsMoves || this.cards.current !== undefined;
  }

  #do(command: NamedCommand, by: Cause, repeated: boolean): boolean {
    const { cards } = this;
    const { session } = this.#keeper;
    switch (command) {
      case 'up':
      case 'right':
      case 'down':
      case 'left':
        this.#steer(command, by, repeated);
        // The page may scroll again when the game is over.
        return !session.game.over || cards.isOpen;
      case 'undo':
        return this.#undo(by, repeated);
      case 'new':
        // A card that offers a new game is answered, not asked twice.
        if (!this.can('new')) return false;
        return this.#askFirst('askNewGame', this.#isWorthAsking) || this.#restart(by);
      case 'restart':
        return this.#restart(by);
      case 'give-up':
        if (by === 'player' && cards.current !== 'askGiveUp') {
          return this.#askFirst('askGiveUp', !session.game.over);
        }
        session.giveUp(by);
        return true;
      case 'keep':
        session.keepPlaying(by);
        return true;
      case 'confirm':
        return this.#answer(cards.asking && answers[cards.asking][0], by);
      case 'escape':
        return this.#answer(cards.current && escapes[cards.current], by);
      default:
        return this.#show(command, by);
    }
  }

  /** Carries out a command that does not change the game. */
  #show(
    command: Exclude<
      NamedCommand,
      Direction | 'undo' | 'new' | 'restart' | 'give-up' | 'keep' | 'confirm' | 'escape'
    >,
    by: Cause,
  ): boolean {
    const host = this.#host;
    if (command === 'hint' || command === 'share') {
      if (!this.can(command)) return false;
    }
    switch (command) {
      case 'hint':
        host.showHint(by);
        break;
      case 'autoplay':
        this.setAutoplay(!host.isAutoplaying(), by);
        break;
      case 'help':
        this.open('help');
        break;
      case 'save':
        host.saveFile();
        break;
      case 'load':
        host.pickFile();
        break;
      case 'share':
        host.share(by);
        break;
      case 'watch':
        host.watch();
        break;
      case 'arrows':
        this.#keeper.arrowButtons = !this.#keeper.arrowButtons;
        break;
      case 'repeat':
        host.tell({ kind: 'repeat' });
        break;
      case 'show-board':
        this.cards.close();
        host.tell({ kind: 'board' });
        break;
      case 'close':
      case 'cancel':
        this.cards.close();
        host.tell({ kind: 'card-closed' });
    }
    return true;
  }

  /** Shows a text for the player to copy, since it could be neither shared nor copied. */
  showTextToCopy(text: string): void {
    this.#textToCopy = text;
    this.open('share');
    this.#host.requestUpdate();
  }

  /** Opens a card. */
  open(card: Exclude<Card, EndCard>): void {
    this.cards.open(card);
    this.#host.tell({ kind: 'card', card });
  }

  /** Makes a move for a player; if the game awaits an answer, announces that instead. */
  #steer(direction: Direction, by: Cause, repeated: boolean): void {
    if (!this.#isBlocked) this.move(direction, by, repeated);
    else if (!repeated) {
      this.cards.reopenEnd();
      this.#host.tell({ kind: 'repeat' });
    }
  }

  #undo(by: Cause, repeated: boolean): boolean {
    this.setAutoplay(false, by);
    const undone = this.#keeper.session.undo(by);
    if (!undone && !repeated && by === 'player') this.#host.tell({ kind: 'nothing-to-undo' });
    return undone;
  }

  /** Whether there is a game in progress that a new one would end. */
  get #isWorthAsking(): boolean {
    const { score, moves, over } = this.#keeper.session.game;
    return score > 0 && moves > 0 && !over;
  }

  #askFirst(card: 'askNewGame' | 'askGiveUp', isWorthAsking: boolean): boolean {
    if (isWorthAsking) this.open(card);
    return isWorthAsking;
  }

  /** Starts a new game that `undo` can take back. */
  #restart(by: Cause): boolean {
    this.#keeper.start(this.#keeper.newGame(), { undoable: true, by });
    return true;
  }

  /** Gives the answer that a key stands for. @returns whether a card asked for one */
  #answer(command: NamedCommand | undefined, by: Cause): boolean {
    return command !== undefined && this.#do(command, by, false);
  }

  #read(command: ReadCommand): void {
    if (command.read !== 'cell') {
      this.#host.tell({ kind: 'read', command });
      return;
    }
    const step = this.cursor.step(command.direction, this.#keeper.session.game);
    this.#host.tell({ kind: 'cell', step });
    this.#host.requestUpdate();
  }

  /** Loads a file; if it holds no game, a card says so. */
  #open({ open: text, name }: OpenCommand): void {
    const { session } = this.#keeper;
    try {
      session.load(Game.fromReplay(text), { by: 'player' });
    } catch (caught) {
      this.rejectFile(name, caught as Error);
    }
  }

  /** Reports a file that holds no game, with a card and an event. */
  rejectFile(name: string, error: Error): void {
    const { message } = error;
    this.open('unreadable');
    this.#keeper.session.emit(
      new GameErrorEvent({
        kind: 'file',
        name,
        message: `file ${JSON.stringify(name)}: ${message}`,
        error,
        by: 'player',
      }),
    );
  }
}
