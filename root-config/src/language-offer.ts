import { attempt } from '@school/contract';
import { type Language, LANGUAGE_KEY, languages, splitLanguage } from '@school/contract/languages';

import { createElement } from './create-element';

/** In the language that is offered: the link, and what removes it. */
const offers: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['Read in English', 'Do not offer English'],
  hi: ['हिन्दी में पढ़ें', 'हिन्दी न सुझाएँ'],
  pa: ['ਪੰਜਾਬੀ ਵਿੱਚ ਪੜ੍ਹੋ', 'ਪੰਜਾਬੀ ਨਾ ਸੁਝਾਓ'],
};

/** In a corner of the screen: nothing moves for it. */
const CORNER = `position: fixed; z-index: 4; inset: auto 0 0 auto; gap: var(--school-space-2);
  margin: var(--school-space-2); padding: var(--school-space-2); border-radius: var(--school-radius);
  background: var(--school-sheet); box-shadow: var(--school-shadow)`;

/**
 * Remembers on the device a language that the visitor has chosen, and offers it on pages in other ones. A
 * visitor who comes from a page of the site in another language has chosen that of this page.
 */
export function offerLanguage(): void {
  // a browser that blocks storage offers no language
  attempt(() => {
    if (isLanguageChosen()) localStorage.setItem(LANGUAGE_KEY, document.documentElement.lang);
    const stored = localStorage.getItem(LANGUAGE_KEY);
    const language = languages.find((each) => each === stored && each !== document.documentElement.lang);
    if (language !== undefined) offer(language);
  });
}

function isLanguageChosen(): boolean {
  const { referrer } = document;
  if (!referrer.startsWith(`${location.origin}/`)) return false;
  const { language } = splitLanguage(new URL(referrer).pathname);
  return language !== document.documentElement.lang;
}

/** The link leads where that of the top bar leads; without one the page is in no other language. */
function offer(language: Language): void {
  const link = document.querySelector<HTMLAnchorElement>(`a[hreflang="${language}"]`);
  if (link === null) return;
  const [read, close] = offers[language];
  const line = createElement('aside', { className: 'row screenOnly', lang: language, translate: false });
  line.setAttribute('aria-label', read);
  line.style.cssText = CORNER;
  const button = createElement('button', { type: 'button', className: 'round', textContent: '×' });
  button.setAttribute('aria-label', close);
  button.addEventListener('click', () => {
    line.remove();
    attempt(() => localStorage.removeItem(LANGUAGE_KEY));
  });
  const className = 'button outlined';
  line.append(
    createElement('a', { href: link.href, hreflang: language, className, textContent: read }),
    button,
  );
  document.body.firstElementChild?.after(line);
}
