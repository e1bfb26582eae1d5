import type { texts as english } from './texts';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  home: 'ਮੁੱਖ ਸਫ਼ਾ',
  breadcrumb: 'ਤੁਸੀਂ ਇੱਥੇ ਹੋ',
  partAsSent: 'ਇਸ ਭਾਗ ਦੇ ਕੁਝ ਬਟਨ ਇਸ ਵੇਲੇ ਕੰਮ ਨਹੀਂ ਕਰ ਰਹੇ।',
  partFailed: 'ਇਹ ਭਾਗ ਇਸ ਵੇਲੇ ਨਹੀਂ ਦਿਖਾਇਆ ਜਾ ਸਕਦਾ।',
  pageAsSent: 'ਇਸ ਸਫ਼ੇ ਦੇ ਕੁਝ ਬਟਨ ਇਸ ਵੇਲੇ ਕੰਮ ਨਹੀਂ ਕਰ ਰਹੇ।',
  pageFailed: 'ਇਹ ਸਫ਼ਾ ਨਹੀਂ ਦਿਖਾਇਆ ਜਾ ਸਕਿਆ।',
};
