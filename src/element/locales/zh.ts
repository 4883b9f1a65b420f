import { registerTranslation } from '@shoelace-style/localize';
import type { GameTranslation } from './translation.js';

/** The texts in Chinese; importing this file registers them. */
export const chinese: GameTranslation = {
  $code: 'zh',
  $name: '中文',
  $dir: 'ltr',
  board: (columns, rows) => `2048，${columns} 列 ${rows} 行棋盘`,
  instructions: '方向键或 W A S D 移动方块，Shift 加方向键朗读棋盘，Control 加 Z 撤销。',
  score: '分数',
  best: '最高分',
  moves: '步数',
  newGame: '新游戏',
  undo: '撤销',
  hint: '提示',
  autoplay: '自动',
  directions: '方向',
  save: '保存',
  load: '打开',
  leave: '退出',
  up: '上',
  right: '右',
  down: '下',
  left: '左',
  keepPlaying: '继续玩',
  cancel: '取消',
  askNewGame: '开始新游戏？',
  won: '你赢了！',
  over: '游戏结束',
  unreadable: '此文件中没有游戏。',
  result: (score, moves, tile) => `分数 ${score}，步数 ${moves}，最大方块 ${tile}`,
  moved: ({ direction, merged, gained, tile, row, column, score }) =>
    `${direction}${merged.length ? `，合成 ${merged.join('、')}，得 ${gained} 分` : ''}。` +
    `第 ${row} 行第 ${column} 列出现 ${tile}。分数 ${score}。`,
  blocked: (direction) => `${direction}：无法移动。`,
  undone: (score) => `已撤销。分数 ${score}。`,
  started: (columns, rows) => `新游戏，${columns} 列 ${rows} 行。`,
  loaded: (score, moves) => `游戏已打开。分数 ${score}，步数 ${moves}。`,
  hinted: (direction) => `提示：${direction}`,
  played: (moves, score, tile) => `电脑走了 ${moves} 步。分数 ${score}，最大方块 ${tile}。`,
  cell: (row, column, content) => `第 ${row} 行第 ${column} 列：${content || '空'}`,
};

registerTranslation(chinese);
