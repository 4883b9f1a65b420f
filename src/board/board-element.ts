import type { PropertyValues } from 'lit';
import { AfterPaint } from './after-paint.js';
import { BaseElement } from './base-element.js';
import { registerProperties } from './styles/lengths.js';
import { largeSide } from './styles/tile-measures.js';
import { BoardView, type ShownGame } from './view/board-view.js';
import { TileLabels } from './view/tile-labels.js';

/** A press of the page's `<button commandfor="game" command="--undo">`. */
export interface Invocation {
  readonly command: string;
  readonly source: Element | null;
}

/** An element that shows a board. */
export abstract class BoardElement<
  MoreTexts extends string = never,
> extends BaseElement<MoreTexts> {
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  protected readonly afterPaint = new AfterPaint(this);
  protected readonly view = new BoardView((task) => this.afterPaint.run(task));
  abstract tileImage: string;
  abstract tileLabels: string;
  readonly #tileImages = this.onDemand.part(
    'tile-image',
    () => import('./controllers/tile-images.js'),
    ({ TileImagesController }) =>
      new TileImagesController(
        this,
        () => ({ template: this.tileImage, ...this.expectedTiles }),
        this.problems,
      ),
  );
  /** The labels for sentences, which may be made before the next update draws the labels. */
  readonly #tileLabels = new TileLabels();
  /** The `code` of each key that is down and was used. */
  readonly #usedKeys = new Set<string>();

  constructor() {
    super();
    this.texts.tileLabel = (value) => {
      this.#tileLabels.set(this.tileLabels);
      return this.#tileLabels.of(value);
    };
    // A script may dispatch either event as a plain `Event`.
    this.addEventListener('keyup', (event: Event & Partial<KeyboardEvent>) => {
      if (this.#usedKeys.delete(event.code ?? '')) event.stopPropagation();
    });
    this.addEventListener('command', (event: Event & Partial<Invocation>) =>
      this.runInvocation({ command: event.command ?? '', source: event.source ?? null }),
    );
  }

  override connectedCallback(): void {
    registerProperties(this.ownerDocument);
    super.connectedCallback();
  }

  /** @internal */
  override adoptedCallback(): void {
    super.adoptedCallback();
    // Animations never end in a document without a window.
    this.view.settle();
  }

  protected abstract runInvocation(invocation: Invocation): void;

  /** The highest tile so far, and the tile that wins. They decide which images are loaded. */
  protected abstract get expectedTiles(): { maxTile: number; winTile: number };

  /** Keeps a key that was used, and its `keyup`, inside the element. A carousel around it would turn, too. */
  protected useKey(event: KeyboardEvent): void {
    event.preventDefault();
    event.stopPropagation();
    this.#usedKeys.add(event.code);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await this.afterPaint.settled;
    // Tasks after the paint may have requested another update.
    return isComplete && !this.isUpdatePending ? true : this.getUpdateComplete();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    // Worked out each time, since the element may have come from another document.
    const { defaultView } = this.ownerDocument;
    this.toggleState('framed', defaultView !== defaultView?.parent);
  }

  /**
   * Labels the tiles, and starts to load their images.
   * @param mustDraw whether to draw the position, too, since the nodes or the size of the board are new
   */
  protected updateBoard(game: ShownGame, mustDraw = !this.view.fits(game)): void {
    this.view.labelTiles(this.tileLabels, this.texts);
    if (this.tileImage) this.#tileImages.preload();
    if (!mustDraw) return;
    this.view.attach(this.renderRoot, game);
    this.toggleState('large', Math.max(game.columns, game.rows) >= largeSide);
    this.view.show(game);
  }
}
