import { englishReplay, type ReplayTextName } from '../../element/wording/replay-texts.js';
import type { TextName } from '../../element/wording/translation.js';
import type { Texts } from '../../element/wording/texts.js';
import { english } from '../../element/locales/en.js';

/** The names of the player's texts: those of the game, and its own. */
export type PlayerTextName = TextName | ReplayTextName;

export type PlayerTexts = Texts<PlayerTextName>;

/** In English, the fallback of every other language. */
export const playerEnglish = { ...english, ...englishReplay };
