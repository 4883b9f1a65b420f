import { englishReplay, type ReplayTextName } from '../../element/wording/replay-texts.js';
import type { TextName } from '../../element/wording/translation.js';
import type { Texts } from '../../element/wording/texts.js';
import { english } from '../../element/locales/en.js';

export type PlayerTextName = TextName | ReplayTextName;

export type PlayerTexts = Texts<PlayerTextName>;

export const playerEnglish = { ...english, ...englishReplay };
