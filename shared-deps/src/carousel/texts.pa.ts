import type { texts as english } from './texts';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  stop: 'ਆਪਣੇ ਆਪ ਬਦਲਣਾ ਰੋਕੋ',
  start: 'ਆਪਣੇ ਆਪ ਬਦਲਣਾ ਸ਼ੁਰੂ ਕਰੋ',
};
