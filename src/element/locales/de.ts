import { registerTranslation } from '@shoelace-style/localize';
import type { GameTranslation } from './translation.js';

/** The texts in German; importing this file registers them. */
export const german: GameTranslation = {
  $code: 'de',
  $name: 'Deutsch',
  $dir: 'ltr',
  board: (columns, rows) => `2048, Spielfeld ${columns} mal ${rows}`,
  instructions:
    'Pfeiltasten oder W A S D verschieben die Kacheln, Umschalt und Pfeiltasten lesen das Spielfeld, Steuerung Z nimmt zurück.',
  score: 'Punkte',
  best: 'Bestwert',
  moves: 'Züge',
  newGame: 'Neues Spiel',
  undo: 'Zurück',
  hint: 'Tipp',
  autoplay: 'Automatik',
  directions: 'Richtungen',
  save: 'Speichern',
  load: 'Laden',
  leave: 'Beenden',
  up: 'Hoch',
  right: 'Rechts',
  down: 'Runter',
  left: 'Links',
  keepPlaying: 'Weiterspielen',
  cancel: 'Abbrechen',
  askNewGame: 'Neues Spiel beginnen?',
  won: 'Gewonnen!',
  over: 'Spiel vorbei',
  unreadable: 'Diese Datei enthält kein Spiel.',
  result: (score, moves, tile) => `Punkte ${score}, Züge ${moves}, höchste Kachel ${tile}`,
  moved: ({ direction, merged, gained, tile, row, column, score }) =>
    `${direction}${merged.length ? `: verschmolzen zu ${merged.join(', ')}, Punkte plus ${gained}` : ''}. ` +
    `Neue ${tile} in Zeile ${row}, Spalte ${column}. Punkte ${score}.`,
  blocked: (direction) => `${direction}: Nichts bewegt sich.`,
  undone: (score) => `Zurückgenommen. Punkte ${score}.`,
  started: (columns, rows) => `Neues Spiel, ${columns} mal ${rows}.`,
  loaded: (score, moves) => `Spiel geladen. Punkte ${score}, Züge ${moves}.`,
  hinted: (direction) => `Tipp: ${direction}`,
  played: (moves, score, tile) =>
    `Züge des Computers: ${moves}. Punkte ${score}, höchste Kachel ${tile}.`,
  cell: (row, column, content) => `Zeile ${row}, Spalte ${column}: ${content || 'leer'}`,
};

registerTranslation(german);
