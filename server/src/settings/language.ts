import type { Language } from '@school/contract/languages';
import { sharedHindi, sharedPunjabi, sharedTexts } from '@school/shared-deps/server';

import { texts } from './texts';
import { texts as hindi } from './texts.hi';
import { texts as punjabi } from './texts.pa';

type Translation = readonly [english: object, translated: object];

const translations: Partial<Record<Language, readonly Translation[]>> = {
  hi: [
    [texts, hindi],
    [sharedTexts, sharedHindi],
  ],
  pa: [
    [texts, punjabi],
    [sharedTexts, sharedPunjabi],
  ],
};

/** Does synchronous work while the server's own texts are those of a language. */
export function inLanguage<T>(language: Language, work: () => T): T {
  const translated = translations[language] ?? [];
  const english = translated.map(([own]): Translation => [own, { ...own }]);
  for (const [own, other] of translated) Object.assign(own, other);
  try {
    return work();
  } finally {
    for (const [own, other] of english) Object.assign(own, other);
  }
}
