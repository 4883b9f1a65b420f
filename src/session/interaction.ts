import type { Direction, Move } from '../engine/index.js';
import type { Rating } from '../player/index.js';
import { cardKinds, Cards, type Card, type CardKind, type OpenCard } from './cards.js';
import type { Command, NamedCommand, ReadCommand } from './commands.js';
import {
  AutoplayChangeEvent,
  GameErrorEvent,
  HintEvent,
  WatchEvent,
  type Cause,
} from './events.js';
import type { Keeper } from './keeper.js';
import { ReadingCursor, type ReadingStep } from './reading-cursor.js';
import type { Change, GameSession } from './session.js';
import type { Settings } from './settings.js';

/** Announced besides the changes of the game. */
export type Notice =
  | { kind: 'blocked'; direction: Direction; by: Cause; repeated: boolean }
  | { kind: 'card'; card: OpenCard }
  | { kind: 'card-closed'; text: 'sentenceClosed' | 'sentenceCancelled' }
  /** No move is accepted: says why. */
  | { kind: 'refused' }
  | { kind: 'hint'; hint: Hint }
  | { kind: 'cell'; step: ReadingStep }
  | { kind: 'read'; command: Exclude<ReadCommand, { read: 'cell' }> }
  | { kind: 'repeat' }
  | { kind: 'computer-stopped' }
  /** `repeat` says this again. */
  | {
      kind: 'done';
      text: 'sentenceSaved' | 'sentenceShared' | 'sentenceNoPlayer' | 'sentenceNoReplay';
    }
  | { kind: 'passing'; text: 'sentenceBoard' | 'sentenceNothingToUndo' | 'sentenceNoUndosLeft' };

export interface Hint {
  direction: Direction;
  ratings: readonly Rating[];
  /** Words what is said besides the move, in the language of the moment; undefined if nothing is. */
  inWords?: (() => HintWords) | undefined;
}

export interface HintWords {
  /** By move, for its arrow: "−1,100". */
  losses: readonly string[];
  reasons?: string;
  /** Announced. */
  sentence: string;
}

/** Commands that the element carries out: they need the DOM, the computer player or a part that is fetched. */
export interface HostActions {
  hint(by: Cause): void;
  save(): void;
  load(): void;
  share(by: Cause): void;
  copy(): void;
  watch(): void;
}

export interface InteractionHost extends HostActions {
  isDisabled(): boolean;
  showAutoplay(on: boolean): void;
  tell(notice: Notice): void;
  requestUpdate(): void;
}

interface Action {
  /** False for `undo` before the first move. Absent for a command that is always possible. */
  can?: () => boolean;
  /** @returns whether it did anything */
  act: (by: Cause, repeated?: boolean) => boolean;
}

/** Everything that a player sees and may do. The parts of the element reach the game only through this class. */
export class Interaction {
  readonly cards: Cards;
  readonly cursor = new ReadingCursor();
  isAutoplaying = false;
  hint: Hint | undefined;
  /** Counts the changes of the game: an answer from before the last one is out of date. */
  changes = 0;
  readonly #keeper: Keeper;
  readonly #host: InteractionHost;
  readonly #actions: Readonly<Record<NamedCommand, Action>> = {
    up: this.#moving('up'),
    right: this.#moving('right'),
    down: this.#moving('down'),
    left: this.#moving('left'),
    undo: {
      can: () => this.session.canUndo,
      act: (by, repeated = false) => this.#undo(by, repeated),
    },
    // No "New game" beside a card that offers one.
    new: { can: () => !this.#offers('restart'), act: (by) => this.#startAnother(by) },
    restart: always((by) => this.#restart(by)),
    'give-up': {
      can: () => !this.session.game.over && !this.#offers('give-up'),
      act: (by) => this.#giveUp(by),
    },
    'keep-playing': always((by) => this.session.keepPlaying(by)),
    hint: {
      can: () => this.takesMoves,
      act: (by, repeated = false) => {
        if (this.takesMoves) this.#host.hint(by);
        else if (!repeated && by === 'player') this.tell({ kind: 'refused' });
        return this.takesMoves;
      },
    },
    autoplay: {
      can: () => this.takesMoves || this.isAutoplaying,
      ...always((by) => this.setAutoplay(!this.isAutoplaying, by)),
    },
    share: this.#byHost(
      'share',
      () => this.session.game.moves > 0 && this.cards.current !== 'share',
    ),
    copy: this.#byHost('copy'),
    save: this.#byHost('save'),
    load: this.#byHost('load'),
    watch: always((by) => this.#watch(by)),
    'close-film': always(() => (this.cards.isWatching = false)),
    help: { can: () => this.cards.current !== 'help', ...always(() => this.open('help')) },
    arrows: always(() => this.#keeper.toggleArrowButtons()),
    repeat: always(() => this.tell({ kind: 'repeat' })),
    confirm: { act: (by) => this.#answer(kindOf(this.cards.asking)?.answers[0], by) },
    escape: { act: (by) => this.#answer(kindOf(this.cards.current)?.escape, by) },
    'show-board': always(() => this.#close({ kind: 'passing', text: 'sentenceBoard' })),
    close: always(() => this.#close({ kind: 'card-closed', text: 'sentenceClosed' })),
    cancel: always(() => this.#close({ kind: 'card-closed', text: 'sentenceCancelled' })),
  };
  #hasMoved = false;

  constructor(keeper: Keeper, host: InteractionHost) {
    this.#keeper = keeper;
    this.#host = host;
    this.cards = new Cards(() => host.requestUpdate());
  }

  /** Synced with the attributes first, which may start a game. */
  get session(): GameSession {
    return this.#keeper.sync();
  }

  get settings(): Settings {
    return this.#keeper.settings;
  }

  /** Switched on in the help. */
  get arrowButtons(): boolean {
    return this.#keeper.arrowButtons;
  }

  get isDisabled(): boolean {
    return this.#host.isDisabled();
  }

  /** Nobody has played here yet: the player may not know how. */
  get isFirstVisit(): boolean {
    const { game, best } = this.session;
    if (this.#hasMoved || best > 0 || game.moves > 0 || !this.takesMoves) return false;
    return game.tileCount === game.rules.startTiles && !this.isAutoplaying;
  }

  get mayAutoplay(): boolean {
    return this.isAutoplaying && !this.isDisabled && !this.cards.hasOpenCard;
  }

  can(command: NamedCommand): boolean {
    return !this.isDisabled && (this.#actions[command].can?.() ?? true);
  }

  /** @param repeated whether the command comes from a key that is held down. @returns whether it did anything */
  act(command: Command, by: Cause, repeated = false): boolean {
    if (by === 'player' && this.isDisabled) return false;
    const didAnything =
      typeof command === 'object' ? this.#read(command) : this.#actions[command].act(by, repeated);
    this.#host.requestUpdate();
    return didAnything;
  }

  /** Carries out the command of a button of the page, if it is possible. A hint that is not says why. */
  invoke(command: NamedCommand): void {
    if (this.can(command) || command === 'hint') this.act(command, 'player');
  }

  /** Makes a move, or announces that nothing moves. @throws TypeError, RangeError for anything but a direction */
  move(direction: Direction, by: Cause, repeated = false): Move | null {
    const { session } = this;
    const { game } = session;
    const move = session.move(direction, by);
    // A listener may have cancelled the move instead.
    const isBlocked = !move && session.acceptsMoves && !game.canMove(direction);
    if (isBlocked) this.tell({ kind: 'blocked', direction, by, repeated });
    return move;
  }

  showHint(hint: Hint, by: Cause): void {
    if (!this.session.events.ask(new HintEvent({ ratings: hint.ratings, by }))) return;
    this.hint = hint;
    this.tell({ kind: 'hint', hint });
    this.#host.requestUpdate();
  }

  open(card: OpenCard): void {
    this.cards.open(card);
    this.tell({ kind: 'card', card });
  }

  tell(notice: Notice): void {
    this.#host.tell(notice);
  }

  /** Switches autoplay off, and reports the failure. */
  computerFailed(error: Error, kind: 'computer' | 'module'): void {
    this.setAutoplay(false, 'computer');
    this.tell({ kind: 'done', text: 'sentenceNoPlayer' });
    this.reportComputer(error, kind);
  }

  reportComputer(error: Error, kind: 'computer' | 'module'): void {
    const { message } = error;
    this.session.events.emit(
      new GameErrorEvent({ kind, name: 'computer', message, error, by: 'computer' }),
    );
  }

  /** Switches autoplay. Fires no event before the first game, while the attributes are parsed. */
  setAutoplay(on: boolean, by: Cause): void {
    if (this.isAutoplaying === on) return;
    this.isAutoplaying = on;
    this.#host.showAutoplay(on);
    if (!this.#keeper.hasBegun) return;
    this.session.events.emit(new AutoplayChangeEvent({ autoplay: on, by }));
  }

  /** @param delay milliseconds before a card may cover the board */
  gameChanged({ kind, by }: Change, delay: number): void {
    this.hint = undefined;
    this.changes++;
    this.#hasMoved ||= kind === 'move';
    this.cursor.hide();
    this.cards.reset(this.session.endCard, delay);
    if (kind === 'move' && by !== 'computer') this.setAutoplay(false, by);
  }

  get takesMoves(): boolean {
    return this.session.acceptsMoves && this.cards.current === undefined;
  }

  #offers(answer: NamedCommand): boolean {
    return kindOf(this.cards.current)?.answers.includes(answer) ?? false;
  }

  #byHost(command: keyof HostActions, can = () => true): Action {
    return {
      can,
      act: (by) => {
        if (!can()) return false;
        this.#host[command](by);
        return true;
      },
    };
  }

  #close(notice: Notice): void {
    this.cards.close();
    this.tell(notice);
  }

  /** Starts a new game, but asks first if one is in progress. */
  #startAnother(by: Cause): boolean {
    if (!this.can('new')) return false;
    const { score, moves, over } = this.session.game;
    if (score > 0 && moves > 0 && !over) this.open('askNewGame');
    else this.#restart(by);
    return true;
  }

  #giveUp(by: Cause): boolean {
    if (by !== 'player' || this.#offers('give-up')) this.session.giveUp(by);
    else if (this.session.game.over) return false;
    else this.open('askGiveUp');
    return true;
  }

  #watch(by: Cause): void {
    const { replay } = this.session.game;
    if (this.session.events.ask(new WatchEvent({ replay, by }))) this.#host.watch();
  }

  /** Moves the tiles, or says why none moves, and shows the end screen again. */
  #moving(direction: Direction): Action {
    return {
      can: () => this.takesMoves,
      act: (by, repeated = false) => {
        if (this.takesMoves) this.move(direction, by, repeated);
        else if (!repeated) {
          this.cards.reopenEnd();
          this.tell({ kind: 'refused' });
        }
        // Once the game is over, the arrow keys may scroll the page again.
        return !this.session.game.over || this.cards.hasOpenCard;
      },
    };
  }

  #undo(by: Cause, repeated: boolean): boolean {
    const { canUndo, undosLeft } = this.session;
    if (canUndo) {
      this.setAutoplay(false, by);
      return this.session.undo(by);
    }
    const text = undosLeft === 0 ? 'sentenceNoUndosLeft' : 'sentenceNothingToUndo';
    if (!repeated && by === 'player') this.tell({ kind: 'passing', text });
    return false;
  }

  #restart(by: Cause): void {
    this.#keeper.start(this.#keeper.makeGame(), { undoable: true, by });
  }

  /** @returns whether there was an answer, and it did anything */
  #answer(answer: NamedCommand | undefined, by: Cause): boolean {
    return answer !== undefined && this.#actions[answer].act(by);
  }

  #read(command: ReadCommand): true {
    if (command.read === 'cell') {
      const step = this.cursor.step(command.direction, this.session.game);
      this.tell({ kind: 'cell', step });
    } else this.tell({ kind: 'read', command });
    return true;
  }
}

function always(effect: (by: Cause) => void): Action {
  return {
    act: (by) => {
      effect(by);
      return true;
    },
  };
}

const kindOf = (card: Card | undefined): CardKind | undefined => card && cardKinds[card];
