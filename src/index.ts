import { Game2048Element } from './element/index.js';

Game2048Element.define();

// A second copy of this package is as good as the first, but with another library's element the page would wait in vain
// for a game.
if (
  !(customElements.get('game-2048') as typeof Game2048Element | undefined)?.prototype.keepPlaying
) {
  console.warn('<game-2048> is another element; Game2048Element.define(tag) makes ours');
}

export * from './element/index.js';

declare global {
  interface HTMLElementTagNameMap {
    'game-2048': Game2048Element;
  }
}
