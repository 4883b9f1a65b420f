import { Game2048ReplayElement } from './element.js';

Game2048ReplayElement.define();

export * from './element.js';

declare global {
  interface HTMLElementTagNameMap {
    'game-2048-replay': Game2048ReplayElement;
  }
}
