import type { english } from './locales/en.js';
import type { LearnTexts } from './learn-texts.js';
import type { RecordsTexts } from './records-texts.js';
import type { ReplayTexts } from './replay-texts.js';
import type { ReviewTexts } from './review-texts.js';
import type { TeacherTexts } from './teacher-texts.js';
import type { TextsLike } from './texts-like.js';

export interface LanguageInfo {
  /** Its tag: `de`, `pt-BR`. */
  $code: string;
  /** Its own name, for a page's list of languages. */
  $name?: string;
  /** The direction of its script, for the page. */
  $dir?: 'ltr' | 'rtl';
}

/** The texts of `<game-2048>`. `{name}` is replaced by a value; numbers are formatted for the language. */
export type GameTexts = Omit<TextsLike<typeof english>, '$code' | '$name' | '$dir'>;

/** The texts of the game and the replay in one language. Those of the record book are in files of their own. */
export type GameTranslation = LanguageInfo &
  GameTexts &
  TeacherTexts &
  ReplayTexts &
  ReviewTexts &
  LearnTexts;

/** Some texts in one language: omitted ones stay as they are, or are shown in English. */
export type PartialTranslation = Pick<GameTranslation, '$code'> &
  Partial<GameTranslation & RecordsTexts>;

/** The name of a text of `<game-2048>`. */
export type TextName = keyof GameTexts;
