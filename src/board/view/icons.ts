/** Paths in a square of 24 units, drawn as lines two units wide with round ends. */
export const icons = {
  new: 'M12 5v14M5 12h14',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1 1 1.6h5c0-.6.4-1.1 1-1.6A6 6 0 0 0 12 3Z',
  autoplay: 'M7 4.5v15l12-7.5Z',
  pause: 'M8 5v14M16 5v14',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01',
  save: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  load: 'M12 15V4M7 9l5-5 5 5M5 20h14',
  'give-up': 'M6 21V4M6 4h12l-3 4.5 3 4.5H6',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  close: 'm6 6 12 12M18 6 6 18',
} as const;

export const arrows = { up: '↑', right: '→', down: '↓', left: '←' } as const;
