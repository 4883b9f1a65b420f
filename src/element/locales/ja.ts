import { registerTranslation } from '@shoelace-style/localize';
import type { GameTranslation } from './translation.js';

/** The texts in Japanese; importing this file registers them. */
export const japanese: GameTranslation = {
  $code: 'ja',
  $name: '日本語',
  $dir: 'ltr',
  board: (columns, rows) => `2048、横${columns}列・縦${rows}行の盤面`,
  instructions:
    '矢印キーまたは W A S D でタイルを動かし、Shift と矢印キーで盤面を読み、Control と Z で元に戻します。',
  score: 'スコア',
  best: 'ベスト',
  moves: '手数',
  newGame: '新しいゲーム',
  undo: '元に戻す',
  hint: 'ヒント',
  autoplay: '自動プレイ',
  directions: '方向',
  save: '保存',
  load: '読み込み',
  leave: '終了',
  up: '上',
  right: '右',
  down: '下',
  left: '左',
  keepPlaying: '続ける',
  cancel: 'キャンセル',
  askNewGame: '新しいゲームを始めますか？',
  won: '勝ちました！',
  over: 'ゲームオーバー',
  unreadable: 'このファイルにはゲームがありません。',
  result: (score, moves, tile) => `スコア ${score}、手数 ${moves}、最大のタイル ${tile}`,
  moved: ({ direction, merged, gained, tile, row, column, score }) =>
    `${direction}${merged.length ? `、合体 ${merged.join('、')}、${gained} 点` : ''}。` +
    `${row} 行 ${column} 列に新しい ${tile}。スコア ${score}。`,
  blocked: (direction) => `${direction}：動くタイルがありません。`,
  undone: (score) => `元に戻しました。スコア ${score}。`,
  started: (columns, rows) => `新しいゲーム、横 ${columns} 列・縦 ${rows} 行。`,
  loaded: (score, moves) => `ゲームを読み込みました。スコア ${score}、手数 ${moves}。`,
  hinted: (direction) => `ヒント：${direction}`,
  played: (moves, score, tile) =>
    `コンピューターの手数 ${moves}。スコア ${score}、最大のタイル ${tile}。`,
  cell: (row, column, content) => `${row} 行 ${column} 列：${content || '空き'}`,
};

registerTranslation(japanese);
