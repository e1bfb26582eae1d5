import { englishIn } from './letters';
import type {
  contentLanguage as inEnglish,
  LANGUAGE_PARAMETER as parameter,
  PREFIX as english,
} from './prefix';

export const contentLanguage: typeof inEnglish = englishIn;
export const PREFIX: typeof english = '/pa';
export const LANGUAGE_PARAMETER: typeof parameter = 'language=pa&';
