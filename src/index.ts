import { Game2048Element } from './element/index.js';

Game2048Element.define();

const registered = customElements.get('game-2048') as Partial<typeof Game2048Element> | undefined;
if (!registered?.prototype?.keepPlaying) {
  console.warn('<game-2048> is another element; Game2048Element.define(tag) makes ours');
} else if (registered.version !== Game2048Element.version) {
  // A second copy of the same version is as good as the first.
  console.warn(
    `<game-2048> is version ${registered.version}, loaded before; version ${Game2048Element.version} has no effect`,
  );
}

export * from './element/index.js';

declare global {
  interface HTMLElementTagNameMap {
    'game-2048': Game2048Element;
  }
}
