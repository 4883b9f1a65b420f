import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Direction } from '../engine/index.js';
import type { Computer } from './autoplay.js';
import { arrows, bars } from './controls.js';
import type { Bar, Command, Figure, Question } from './controls.js';
import { pickFile } from './files.js';
import { icon } from './view/icons.js';
import { ServedElement } from './served-element.js';

type Part = TemplateResult | typeof nothing;

/** Everything around the board: the controls, the screens over it, the status for reading, and the computer's play. */
export abstract class FramedElement extends ServedElement {
  /** Milliseconds from one move of the computer to the next; below 0: the animation's pace. */
  declare autoplayDelay: number | null | undefined;
  /** What the buttons do. */
  readonly #commands: { readonly [Name in Command]?: () => unknown } = {
    new: () =>
      this.score > 0 && this.moves > 0 && !this.over ? this.#ask('askNewGame') : this.#startOver(),
    restart: () => this.#startOver(),
    undo: () => this.undo(),
    hint: () => this.hint().catch(this.#noAdvice),
    autoplay: () => (this.autoplay = !this.autoplay),
    save: () => this.save(),
    load: () => pickFile(this.ownerDocument, (input) => void this.#open(input)),
    leave: () => this.leave(),
    keep: () => this.keepPlaying(),
    close: () => (this.passing.asked = null),
    cancel: () => {
      this.passing.asked = undefined;
      this.announcer.status = ' ';
    },
  };

  /** The computer player; none of its code is fetched before its first use. */
  #computer: Promise<Computer> | undefined;

  /** The board, and what stands in for it where it cannot be seen. */
  protected abstract drawBoard(): TemplateResult;

  /**
   * The computer's advice; null if there is no move.
   *
   * @throws (rejects) if the player's file cannot be fetched
   */
  async hint(): Promise<Direction | null> {
    // `ended` is read first: that brings the game up to date, and with it `passing`.
    const { ended, passing, isConnected } = this;
    if (ended) return null;
    const computer = await this.#fetchComputer();
    // The element was removed before the computer could think.
    if (isConnected && !this.isConnected) return null;
    const direction = await computer.choose();
    // The game may have gone on meanwhile: a hint for another position would mislead.
    if (direction && passing === this.passing) {
      passing.hinted = direction;
      this.announcer.say('hinted', { direction });
    }
    return direction;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // The computer stops: nobody sees it play any more.
    this.requestUpdate();
  }

  protected override update(changed: PropertyValues<this>): void {
    if (changed.has('lang')) this.announcer.forget();
    const mayPlay = this.mayPlay;
    if (mayPlay && !this.#computer) void this.#fetchComputer().catch(this.#noAdvice);
    this.setState('autoplay', mayPlay);
    // On an end screen it may be in what the page has put there.
    const focused = this.shadowRoot?.activeElement ?? this.querySelector(':scope > :focus-within');
    super.update(changed);
    // If what had the focus is gone or disabled now, the board takes it over.
    const gone = focused?.slot ? !focused.assignedSlot : !focused?.isConnected;
    if (focused && (gone || focused.matches(':disabled'))) this.#focusQuietly();
  }

  protected override render(): TemplateResult {
    const { columns, rows } = this.game;
    const { announcer } = this;
    const question = this.#question;
    const shown = this.rulebook.controls.flatMap((name) =>
      name === 'directions' ? bars.directions : name,
    );
    const bar = (name: Exclude<Bar, Question>): Part =>
      this.#bar(
        name,
        bars[name].filter((control) => shown.includes(control)),
      );
    const header = [bar('figures'), bar('buttons')];
    return html`<div
      class="game"
      lang=${announcer.text('$code')}
      data-columns=${columns}
      data-rows=${rows}
      @dragover=${this.#onDrop}
      @drop=${this.#onDrop}
    >
      <slot name="banner"></slot>
      ${
        header.some((part) => part !== nothing)
          ? html`<div part="header" class="header">${header}</div>`
          : nothing
      }
      <div class="stage">${this.drawBoard()} ${question ? this.#overlay(question) : nothing}</div>
      ${bar('directions')} ${bar('footer')}
      <div role="status" class="hidden">${announcer.status}</div>
    </div>`;
  }

  #bar(kind: string, names: readonly (Figure | Command)[]): Part {
    if (!names.length) return nothing;
    const { over, score, moves } = this.game;
    const figures: Partial<Record<string, number>> = {
      score,
      best: Math.max(this.best, score),
      moves,
    };
    const waits = over || !!this.#question;
    const idle: { readonly [Name in Command]?: boolean } = {
      ...{ undo: !moves && !this.passing.givenUp, hint: waits, autoplay: waits },
      ...{ up: over, left: over, down: over, right: over, leave: over },
    };
    return html`<div part=${kind} class="bar ${kind}">
      ${names.map((name) => {
        const text = this.announcer.text(name);
        const figure = figures[name];
        return figure === undefined
          ? html`<button
              part="button button-${name}"
              aria-label=${text}
              aria-pressed=${name === 'autoplay' ? this.autoplay : nothing}
              ?disabled=${this.barred || idle[name as Command]}
              @click=${(event: MouseEvent) => this.#run(name as Command, event.detail > 0)}
            >
              ${icon(name)}<span class="name">${arrows[name] ?? text}</span>
            </button>`
          : html`<div part=${name === 'moves' ? 'score moves' : name}>
              <span class="label">${text}</span
              ><span class="number">${this.announcer.number(figure)}</span>${
                name === 'score' ? html`<span class="gain" aria-hidden="true"></span>` : nothing
              }
            </div>`;
      })}
    </div>`;
  }

  /** The end screens and questions, over the board. */
  #overlay(question: Question): Part {
    const { game, announcer } = this;
    const ended = question === 'won' || question === 'over';
    const title = ended && this.justWon ? 'won' : question;
    return html`<div
      part="overlay"
      class="card-layer"
      data-kind=${question}
      role="group"
      aria-label=${announcer.text(title)}
    >
      <div part="message">
        <slot name=${title}>
          <p class="title">${announcer.text(title)}</p>
          ${ended ? html`<p class="result">${announcer.text('result', game)}</p>` : nothing}
        </slot>
        ${this.#bar(
          'message-bar',
          bars[question].filter((name) => name !== 'close' || game.endReason !== 'left'),
        )}
      </div>
    </div>`;
  }

  /** Whether the game is over or waits for an answer. */
  protected get ended(): boolean {
    return this.game.over || this.asking;
  }

  get #question(): Question | null | undefined {
    const { asked } = this.passing;
    return asked === undefined && this.ended ? (this.over ? 'over' : 'won') : asked;
  }

  #run(command: Command, byPointer: boolean): void {
    const act = this.#commands[command];
    if (!act) {
      this.playerMove(command as Direction);
      return;
    }
    act();
    this.requestUpdate();
    // After a click the arrow keys are wanted on the board; a keyboard user stays on the button, or goes on to the
    // answers of the question it raised.
    if (byPointer) this.#focusQuietly();
    else if (this.passing.asked) {
      void this.updateComplete.then(() =>
        this.shadowRoot?.querySelector<HTMLElement>('.message-bar button')?.focus(),
      );
    }
  }

  #ask(question: 'askNewGame' | 'unreadable'): void {
    this.passing.asked = question;
    this.announcer.say(question);
  }

  #focusQuietly(): void {
    this.focus({ preventScroll: true });
  }

  /** A new game that can be undone. */
  #startOver(): void {
    const givenUp = this.moves > 0 ? this.game : undefined;
    this.newGame();
    this.passing.givenUp = givenUp;
  }

  #fetchComputer(): Promise<Computer> {
    return (this.#computer ??= import('./autoplay.js').then(
      ({ Computer: Player }) =>
        new Player({
          element: this,
          announcer: this.announcer,
          game: () => this.game,
          mayPlay: () => this.mayPlay,
          move: (direction) => this.makeMove(direction),
        }),
      (error: unknown) => {
        this.#computer = undefined;
        throw error;
      },
    ));
  }

  /** The player's file cannot be fetched, and without it the computer makes no move. */
  readonly #noAdvice = (error: unknown): void => {
    this.autoplay = false;
    this.fail(`the computer player cannot be loaded: ${(error as Error).message}`);
  };

  protected playerMove(direction: Direction): void {
    if (!this.barred) this.move(direction);
  }

  #onDrop(event: DragEvent): void {
    const { dataTransfer } = event;
    if (this.barred || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') void this.#open(dataTransfer);
  }

  /** Loads a file that the player has chosen. */
  async #open({ files }: { files: FileList | null }): Promise<void> {
    const [file] = files ?? [];
    // Something dragged from a page may claim to be a file without being one.
    if (!file) return;
    try {
      await this.loadFile(file);
    } catch (error) {
      this.#ask('unreadable');
      this.fail(`file "${file.name}": ${(error as Error).message}`);
    }
  }
}
