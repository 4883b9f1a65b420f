import { setTimeout as pause } from 'node:timers/promises';

const arrows = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];
const order = ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** Presses real arrow keys. @param gap milliseconds from one to the next */
export async function pressKeys(devtools, count, gap) {
  const answers = [];
  for (let index = 0; index < count; index++) {
    const key = order[index % order.length];
    const windowsVirtualKeyCode = 37 + arrows.indexOf(key);
    for (const type of ['rawKeyDown', 'keyUp']) {
      answers.push(
        devtools.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode }),
      );
    }
    await pause(gap);
  }
  await Promise.all(answers);
}
