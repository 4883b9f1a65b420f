import type { Move } from '../../engine/index.js';

/** What has happened to a game. */
export interface Change {
  kind: 'move' | 'new' | 'load' | 'undo' | 'continue' | 'end';
  /** The move made or taken back; absent where a whole new game was taken back. */
  move?: Move;
  /** `page`: a script called a method or changed an attribute. */
  by?: 'player' | 'computer' | 'page';
}
