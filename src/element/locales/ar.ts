import { registerTranslation } from '@shoelace-style/localize';
import type { GameTranslation } from './translation.js';

/** The texts in Arabic; importing this file registers them. */
export const arabic: GameTranslation = {
  $code: 'ar',
  $name: 'العربية',
  $dir: 'rtl',
  board: (columns, rows) => `2048، لوحة ${columns} في ${rows}`,
  instructions:
    'تحرّك الأسهم أو W A S D المربعات، ويقرأ Shift مع الأسهم اللوحة، ويتراجع Control مع Z عن النقلة.',
  score: 'النقاط',
  best: 'الأفضل',
  moves: 'النقلات',
  newGame: 'لعبة جديدة',
  undo: 'تراجع',
  hint: 'تلميح',
  autoplay: 'لعب آلي',
  directions: 'الاتجاهات',
  save: 'حفظ',
  load: 'فتح',
  leave: 'خروج',
  up: 'أعلى',
  right: 'يمين',
  down: 'أسفل',
  left: 'يسار',
  keepPlaying: 'متابعة اللعب',
  cancel: 'إلغاء',
  askNewGame: 'هل تبدأ لعبة جديدة؟',
  won: 'لقد فزت!',
  over: 'انتهت اللعبة',
  unreadable: 'لا يحتوي هذا الملف على لعبة.',
  result: (score, moves, tile) => `النقاط: ${score}، النقلات: ${moves}، أعلى مربع: ${tile}`,
  moved: ({ direction, merged, gained, tile, row, column, score }) =>
    `${direction}${merged.length ? `: دُمج ${merged.join('، ')}، النقاط المكتسبة ${gained}` : ''}. ` +
    `مربع جديد ${tile} في الصف ${row}، العمود ${column}. النقاط: ${score}.`,
  blocked: (direction) => `${direction}: لا شيء يتحرك.`,
  undone: (score) => `تم التراجع. النقاط: ${score}.`,
  started: (columns, rows) => `لعبة جديدة، ${columns} في ${rows}.`,
  loaded: (score, moves) => `فُتحت اللعبة. النقاط: ${score}، النقلات: ${moves}.`,
  hinted: (direction) => `تلميح: ${direction}`,
  played: (moves, score, tile) => `نقلات الحاسوب: ${moves}. النقاط: ${score}، أعلى مربع: ${tile}.`,
  cell: (row, column, content) => `الصف ${row}، العمود ${column}: ${content || 'فارغ'}`,
};

registerTranslation(arabic);
