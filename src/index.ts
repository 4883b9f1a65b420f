import { Game2048Element } from './element/index.js';

Game2048Element.define();

export * from './element/index.js';

declare global {
  interface HTMLElementTagNameMap {
    'game-2048': Game2048Element;
  }
}
