import { classWords } from '@school/contract/class-words';
import { classWords as classHindi } from '@school/contract/class-words.hi';
import { classWords as classPunjabi } from '@school/contract/class-words.pa';
import type { Language, OtherLanguage } from '@school/contract/languages';
import { sharedTranslations } from '@school/shared-deps/server';

import { privacyTexts } from './privacy-texts';
import { privacyTexts as privacyHindi } from './privacy-texts.hi';
import { privacyTexts as privacyPunjabi } from './privacy-texts.pa';
import { texts } from './texts';
import { texts as hindi } from './texts.hi';
import { texts as punjabi } from './texts.pa';

/** Texts, and those that take their place in other languages. */
export type Translation = Readonly<{ english: object } & Record<OtherLanguage, object>>;

const translations: readonly Translation[] = [
  { english: texts, hi: hindi, pa: punjabi },
  { english: privacyTexts, hi: privacyHindi, pa: privacyPunjabi },
  { english: classWords, hi: classHindi, pa: classPunjabi },
  ...sharedTranslations,
];

/**
 * Does synchronous work while the server's own texts are those of a language.
 * @param others texts of the caller
 */
export function inLanguage<T>(language: Language, work: () => T, others: readonly Translation[] = []): T {
  if (language === 'en') return work();
  const all = [...translations, ...others].map((each) => ({ ...each, before: copyOf(each.english) }));
  for (const { english, [language]: translated } of all) Object.assign(english, translated);
  try {
    return work();
  } finally {
    for (const { english, before } of all) Object.assign(english, before);
  }
}

function copyOf(texts: object): object {
  return Array.isArray(texts) ? [...(texts as readonly unknown[])] : { ...texts };
}
