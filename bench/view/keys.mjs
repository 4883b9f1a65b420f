import { setTimeout as pause } from 'node:timers/promises';

const arrows = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];
const order = ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** Presses real arrow keys. @param gap milliseconds from one to the next. @param first how many came before */
export async function pressKeys(devtools, count, gap, first = 0) {
  const answers = [];
  for (let index = first; index < first + count; index++) {
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
