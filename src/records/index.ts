import { Game2048RecordsElement } from './element.js';

Game2048RecordsElement.define();

export * from './element.js';

declare global {
  interface HTMLElementTagNameMap {
    'game-2048-records': Game2048RecordsElement;
  }
}
