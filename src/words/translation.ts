import type { english } from './locales/en.js';
import type { GamesTexts } from './games-texts.js';
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

/** All texts of all elements in one language. */
export interface GameTranslation
  extends
    LanguageInfo,
    GameTexts,
    TeacherTexts,
    ReplayTexts,
    ReviewTexts,
    GamesTexts,
    LearnTexts,
    RecordsTexts {}

/** Some texts in one language: omitted ones stay as they are, or are shown in English. */
export type PartialTranslation = Pick<GameTranslation, '$code'> & Partial<GameTranslation>;

/** A language's file in `locales/`. The record book fetches the texts that no other element has. */
export type TranslationFile = Omit<GameTranslation, Exclude<keyof RecordsTexts, keyof ReplayTexts>>;

/** The name of a text of `<game-2048>`. */
export type TextName = keyof GameTexts;
