import { registerTranslation } from '@shoelace-style/localize';
import type { GameTranslation } from './translation.js';

/** The texts in Spanish; importing this file registers them. */
export const spanish: GameTranslation = {
  $code: 'es',
  $name: 'Español',
  $dir: 'ltr',
  board: (columns, rows) => `2048, tablero de ${columns} por ${rows}`,
  instructions:
    'Las flechas o W A S D mueven las fichas, Mayús y las flechas leen el tablero, Control Z deshace.',
  score: 'Puntos',
  best: 'Récord',
  moves: 'Jugadas',
  newGame: 'Nueva partida',
  undo: 'Deshacer',
  hint: 'Pista',
  autoplay: 'Automático',
  directions: 'Direcciones',
  save: 'Guardar',
  load: 'Abrir',
  leave: 'Salir',
  up: 'Arriba',
  right: 'Derecha',
  down: 'Abajo',
  left: 'Izquierda',
  keepPlaying: 'Seguir jugando',
  cancel: 'Cancelar',
  askNewGame: '¿Empezar una nueva partida?',
  won: '¡Has ganado!',
  over: 'Fin de la partida',
  unreadable: 'Este archivo no contiene ninguna partida.',
  result: (score, moves, tile) => `Puntos: ${score}, jugadas: ${moves}, ficha más alta: ${tile}`,
  moved: ({ direction, merged, gained, tile, row, column, score }) =>
    `${direction}${merged.length ? `: se unen en ${merged.join(', ')}, más ${gained} puntos` : ''}. ` +
    `Nuevo ${tile} en fila ${row}, columna ${column}. Puntos: ${score}.`,
  blocked: (direction) => `${direction}: no se mueve nada.`,
  undone: (score) => `Jugada deshecha. Puntos: ${score}.`,
  started: (columns, rows) => `Nueva partida, ${columns} por ${rows}.`,
  loaded: (score, moves) => `Partida abierta. Puntos: ${score}, jugadas: ${moves}.`,
  hinted: (direction) => `Pista: ${direction}`,
  played: (moves, score, tile) =>
    `Jugadas del ordenador: ${moves}. Puntos: ${score}, ficha más alta: ${tile}.`,
  cell: (row, column, content) => `Fila ${row}, columna ${column}: ${content || 'vacía'}`,
};

registerTranslation(spanish);
