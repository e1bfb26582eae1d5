/** Texts that several parts of the site show. */
export const sharedTexts = {
  tryAgain: 'Try again',
  close: 'Close',
  attachment: 'Attachment',
  share: 'Share',
  onThisPage: 'On this page',
  carousel: 'carousel',
  slide: 'slide',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  position: (index: number, count: number) => `${index + 1} of ${count}`,
  pages: (count: number) => `${count}\u00a0${plural(count, { one: 'page', other: 'pages' })}`,
  unexpectedError: 'Unexpected Application Error!',
  toHomePage: 'Go to the home page',
};

/** Forms of a word by those categories of `Intl.PluralRules` that English has. */
type PluralForms = Record<'one' | 'other', string>;

/** The form for a count; by a rule of its own, since `Intl` loads the browser's tables of languages. */
export function plural(count: number, { one, other }: PluralForms): string {
  return count === 1 ? one : other;
}
