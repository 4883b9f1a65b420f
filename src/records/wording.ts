import { english } from '../board/locales/en.js';
import { englishRecords, type RecordsTextName } from '../board/wording/records-texts.js';
import type { Texts } from '../board/wording/texts.js';
import type { TextName } from '../board/wording/translation.js';

export type AllTexts = Texts<TextName | RecordsTextName>;

export const allEnglish = { ...english, ...englishRecords };
