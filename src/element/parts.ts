import type { ReactiveControllerHost } from 'lit';
import type { Direction, Game, Move } from '../engine/index.js';
import { GameSession, type Change } from '../session/session.js';
import { AttributeSync } from './attribute-sync.js';
import { PlayerCommands, type CommandTarget } from './commands.js';
import { Announcer } from './controllers/announcer.js';
import { AutoplayController } from './controllers/autoplay.js';
import { CardController } from './controllers/cards.js';
import { FieldController } from './controllers/field.js';
import { FocusController } from './controllers/focus.js';
import { NotEmptyController } from './controllers/not-empty.js';
import { LanguageController } from './controllers/language.js';
import { Localizer } from './controllers/localizer.js';
import { ReadingCursor } from './controllers/reading-cursor.js';
import { TileImagesController } from './controllers/tile-images.js';
import { onServer } from './environment.js';
import { KeyListener } from './input/key-listener.js';
import { SwipeRecognizer } from './input/swipe.js';
import { ProblemReporter } from './problems.js';
import { registerLengths } from './styles/lengths.js';
import { BoardView } from './view/board-view.js';
import { placeCursor } from './view/stage.js';
import { ScoreGain } from './view/score-gain.js';

/** Milliseconds between two moves of the computer where nothing is animated. */
const calmPace = 250;

/** What the parts need of the element. */
export interface PartsHost extends CommandTarget, ReactiveControllerHost {
  /** The language of a server's nodes while they wait to be taken over. */
  readonly serverLanguage: string | undefined;
  readonly renderRoot: HTMLElement | DocumentFragment;
  tileImage: string;
  autoplayDelay: number;
}

/** Everything that the element is composed of, wired together. The parts do not know one another. */
export class GameParts {
  readonly session: GameSession;
  readonly attributes: AttributeSync;
  readonly commands: PlayerCommands;
  readonly problems: ProblemReporter;
  readonly field: FieldController;
  readonly focus: FocusController;
  readonly cards: CardController;
  readonly autoplay: AutoplayController;
  readonly keys: KeyListener;
  readonly localizer: Localizer;
  readonly announcer: Announcer;
  readonly swipes: SwipeRecognizer;
  /** What the board does with pointers. */
  readonly pointers = { handleEvent: (event: PointerEvent) => this.#handlePointer(event) };
  readonly cursor = new ReadingCursor();
  readonly view = new BoardView();
  readonly gain = new ScoreGain(
    (points) => this.localizer.signed(points),
    (value) => `${this.localizer.number(value)}!`,
  );
  /** The computer's advice for this position. */
  hinted: Direction | undefined;

  readonly #host: PartsHost;

  constructor(host: PartsHost, sessionChanged: (change: Change) => void) {
    this.#host = host;
    this.session = new GameSession({
      sessionChanged,
      dispatchEvent: (event) => this.#dispatch(event),
    });
    this.problems = new ProblemReporter((message) => this.#reportProblem(message));
    this.attributes = new AttributeSync(host, this.session, this.problems);
    this.field = new FieldController(host, (event) => this.session.emit(event));
    this.focus = new FocusController(host);
    new NotEmptyController(host);
    host.addController({ hostConnected: () => registerLengths(host.ownerDocument) });
    this.cards = new CardController(host);
    const language = new LanguageController(host, () => this.localizer.reset());
    this.localizer = new Localizer(host, () => host.serverLanguage ?? language.language);
    this.announcer = new Announcer(this.localizer, () => host.requestUpdate());
    this.commands = new PlayerCommands(host, this);
    this.keys = new KeyListener(host, {
      wantsPageKeys: () => this.attributes.settings.keys === 'page' && !this.field.disabled,
      handleKey: (command, repeated) => this.commands.handleKey(command, repeated),
    });
    this.swipes = new SwipeRecognizer({
      acceptsSwipes: () => {
        const { swipe } = this.attributes.settings;
        return swipe === 'always' || (swipe === 'focused' && this.focus.isOnBoard);
      },
      swiped: (direction) => this.commands.move(direction),
      tapped: () => {
        // The table over the board, which takes the taps of a finger, cannot have the focus itself.
        this.focus.focusBoard({ preventScroll: true });
        // Where the end screen was closed, it comes back.
        this.cards.reopenEnd();
      },
      leaned: (x, y) => this.view.lean(x, y),
    });
    this.autoplay = this.#makeAutoplay();
    new TileImagesController(
      host,
      () => {
        const { maxTile, rules } = this.session.game;
        return { template: host.tileImage, maxTile, winTile: rules.winTile };
      },
      (problem) => this.problems.update('tile-image', problem),
    );
  }

  /** The game in progress, as the attributes ask for it by now. */
  get game(): Game {
    this.attributes.apply();
    return this.session.game;
  }

  /** Whether the computer is to play now. */
  get mayAutoplay(): boolean {
    const { autoplay, isConnected } = this.#host;
    return autoplay && isConnected && !this.field.disabled && !this.cards.isOpen;
  }

  #makeAutoplay(): AutoplayController {
    const host = this.#host;
    return new AutoplayController(host, {
      game: () => this.game,
      mayPlay: () => this.mayAutoplay,
      pace: () =>
        host.autoplayDelay >= 0 ? host.autoplayDelay : 2 * this.view.duration || calmPace,
      move: (direction) => this.session.move(direction, 'computer'),
      stopped: () => {
        this.field.setState('autoplay', false);
        this.announcer.summarize(this.session.game);
      },
      finished: () => (host.autoplay = false),
      failed: (error) => this.playerFailed(error),
    });
  }

  #dispatch(event: Event): boolean {
    const goesOn = this.#host.dispatchEvent(event);
    // A listener of `before-move` may have changed attributes: the move is then one of the game that they ask for.
    if (event.cancelable) this.attributes.apply();
    return goesOn;
  }

  #reportProblem(message: string): void {
    if (onServer) return;
    console.warn(`<${this.#host.localName}> ${message}`);
    this.session.report(message);
  }

  #handlePointer(event: PointerEvent): void {
    if (event.type === 'pointerdown' && !this.#takesSwipes) this.swipes.cancel();
    else this.swipes.handleEvent(event);
  }

  get #takesSwipes(): boolean {
    const { swipe } = this.attributes.settings;
    if (this.field.disabled || swipe === 'never') return false;
    return swipe === 'always' || this.focus.isOnBoard;
  }

  /** Makes a move for a script of the page. */
  moveByPage(direction: Direction): Move | null {
    const { game, session } = this;
    const move = session.move(direction, 'page');
    // Not where a listener cancelled it.
    if (!move && session.acceptsMoves && !game.canMove(direction)) {
      this.announcer.blocked(direction, false);
    }
    return move;
  }

  /** Asks the computer for the best move, and shows it. */
  async suggest(): Promise<Direction | null> {
    const { game } = this;
    const { moves } = game;
    if (!this.session.acceptsMoves) return null;
    const direction = await this.autoplay.suggest();
    // The game may have gone on meanwhile: a hint for another position would mislead.
    if (direction && game === this.game && moves === game.moves) {
      this.hinted = direction;
      this.announcer.hint(direction);
    }
    return direction;
  }

  /** Takes over what was rendered. */
  attach(root: HTMLElement | DocumentFragment): void {
    const { view, field, session } = this;
    const { game } = session;
    if (!view.fits(game)) {
      view.attach(root, game);
      field.setState('large', Math.max(game.columns, game.rows) > 8);
      view.show(game);
    }
    this.gain.attach(root);
    // Worked out each time, since the element may have come from another document.
    const { defaultView } = this.#host.ownerDocument;
    field.setState('framed', defaultView !== defaultView?.parent);
    field.setState('autoplay', this.mayAutoplay);
    field.setState('directions', root.querySelector('.directions') !== null);
    placeCursor(root.querySelector<HTMLElement>('.cursor'), this.cursor);
  }

  /** Without its player the computer makes no move; said once, until it works. */
  playerFailed({ message }: Error): void {
    this.#host.autoplay = false;
    this.announcer.say('sentenceNoPlayer');
    this.problems.update('autoplay', message);
  }
}
