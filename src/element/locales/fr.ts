import { registerTranslation } from '@shoelace-style/localize';
import type { GameTranslation } from './translation.js';

/** The texts in French; importing this file registers them. */
export const french: GameTranslation = {
  $code: 'fr',
  $name: 'Français',
  $dir: 'ltr',
  board: '2048, grille de {columns} sur {rows}',
  instructions:
    'Les flèches ou W A S D déplacent les tuiles, Maj et les flèches permettent de lire la grille, Ctrl Z annule.',
  score: 'Score',
  best: 'Record',
  moves: 'Coups',
  new: 'Nouvelle partie',
  undo: 'Annuler',
  hint: 'Indice',
  autoplay: 'Auto',
  up: 'Haut',
  left: 'Gauche',
  down: 'Bas',
  right: 'Droite',
  save: 'Enregistrer',
  load: 'Charger',
  leave: 'Quitter',
  restart: 'Nouvelle partie',
  keep: 'Continuer',
  close: 'Quitter',
  cancel: 'Retour',
  askNewGame: 'Commencer une nouvelle partie\u00a0?',
  unreadable: 'Ce fichier ne contient pas de partie.',
  won: 'Gagné\u00a0!',
  over: 'Partie terminée',
  result: 'Score\u00a0: {score}, coups\u00a0: {moves}, plus grande tuile\u00a0: {maxTile}',
  moved: '{direction}. {appeared}',
  merged: '{direction}\u00a0: fusion en {tiles}, {gained} points. {appeared}',
  list: ' et ',
  appeared: 'Nouveau {value} à la ligne {row}, colonne {column}. Score\u00a0: {score}.',
  blocked: '{direction}\u00a0: rien ne bouge.',
  newTold: 'Nouvelle partie, {columns} sur {rows}.',
  loadTold: 'Partie chargée. Score\u00a0: {score}, coups\u00a0: {moves}.',
  saved: 'Partie enregistrée.',
  undoTold: 'Action annulée. Score\u00a0: {score}.',
  keptTold: 'La partie continue.',
  wonTold: 'Gagné\u00a0! {result}.',
  overTold: 'Partie terminée. {result}.',
  hinted: 'Indice\u00a0: {direction}',
  played:
    'Coups de l’ordinateur\u00a0: {moves}. Score\u00a0: {score}, plus grande tuile\u00a0: {maxTile}.',
  cell: 'Ligne {row}, colonne {column}\u00a0: {value}',
  empty: 'vide',
};

registerTranslation(french);
