import type { Game2048Element, Game2048EventMap } from 'game-2048-element';

const types = [
  ...(['before-move', 'move', 'score', 'won', 'game-over'] as const),
  ...(['new-game', 'game-load', 'undo', 'keep-playing'] as const),
  ...(['autoplay-change', 'hint', 'share', 'watch', 'game-error'] as const),
] satisfies (keyof Game2048EventMap)[];

/** Lines shown at most; the oldest go. */
const longest = 200;

interface Parts {
  list: HTMLOListElement;
  clear: HTMLButtonElement;
  forbid: HTMLInputElement;
}

/** Prints every event of the game with its detail, the latest first. */
export function logEvents(game: Game2048Element, { list, clear, forbid }: Parts) {
  const say = (type: string, detail: object): void => {
    const line = document.createElement('li');
    const name = document.createElement('b');
    line.dataset['type'] = type;
    name.textContent = type;
    line.append(name, JSON.stringify(detail).replace(/([,:])(?=["\d{[tf])/g, '$1 '));
    list.prepend(line);
    while (list.children.length > longest) list.lastChild?.remove();
  };
  for (const type of types) {
    game.addEventListener(type, (event) => say(type, event.detail));
  }
  game.addEventListener('before-move', (event) => {
    if (forbid.checked) event.preventDefault();
  });
  clear.addEventListener('click', () => list.replaceChildren());
  return { say };
}
