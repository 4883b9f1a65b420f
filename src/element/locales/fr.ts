import { registerTranslation } from '@shoelace-style/localize';
import type { GameTranslation } from './translation.js';

/** The texts in French; importing this file registers them. */
export const french: GameTranslation = {
  $code: 'fr',
  $name: 'Français',
  $dir: 'ltr',
  board: (columns, rows) => `2048, grille de ${columns} sur ${rows}`,
  instructions:
    'Les flèches ou W A S D déplacent les tuiles, Maj et les flèches lisent la grille, Ctrl Z annule.',
  score: 'Score',
  best: 'Record',
  moves: 'Coups',
  newGame: 'Nouvelle partie',
  undo: 'Annuler',
  hint: 'Indice',
  autoplay: 'Auto',
  directions: 'Directions',
  save: 'Enregistrer',
  load: 'Ouvrir',
  leave: 'Quitter',
  up: 'Haut',
  right: 'Droite',
  down: 'Bas',
  left: 'Gauche',
  keepPlaying: 'Continuer',
  cancel: 'Retour',
  askNewGame: 'Commencer une nouvelle partie\u00a0?',
  won: 'Gagné\u00a0!',
  over: 'Partie terminée',
  unreadable: 'Ce fichier ne contient pas de partie.',
  result: (score, moves, tile) =>
    `Score\u00a0: ${score}, coups\u00a0: ${moves}, plus grande tuile\u00a0: ${tile}`,
  moved: ({ direction, merged, gained, tile, row, column, score }) =>
    `${direction}${merged.length ? `, fusion\u00a0: ${merged.join(', ')}, ${gained} points` : ''}. ` +
    `Nouveau ${tile} en ligne ${row}, colonne ${column}. Score ${score}.`,
  blocked: (direction) => `${direction}\u00a0: rien ne bouge.`,
  undone: (score) => `Coup annulé. Score ${score}.`,
  started: (columns, rows) => `Nouvelle partie, ${columns} sur ${rows}.`,
  loaded: (score, moves) => `Partie ouverte. Score ${score}, coups\u00a0: ${moves}.`,
  hinted: (direction) => `Indice\u00a0: ${direction}`,
  played: (moves, score, tile) =>
    `Coups de l’ordinateur\u00a0: ${moves}. Score ${score}, plus grande tuile\u00a0: ${tile}.`,
  cell: (row, column, content) => `Ligne ${row}, colonne ${column}\u00a0: ${content || 'vide'}`,
};

registerTranslation(french);
