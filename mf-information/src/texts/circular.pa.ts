import type { texts as english } from './circular';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  total: 'ਸਰਕੂਲਰ',
  one: 'ਸਰਕੂਲਰ',
  many: 'ਸਰਕੂਲਰ',
  alwaysInForce: (count: number) => `ਹਮੇਸ਼ਾ ਲਾਗੂ (${count})`,
  newThisWeek: 'ਇਸ ਹਫ਼ਤੇ ਨਵਾਂ',
  read: 'ਇੱਥੇ ਪੜ੍ਹੋ',
  unread: 'ਇਸ ਦਸਤਾਵੇਜ਼ ਦੀ ਲਿਖਤ ਇੱਥੇ ਨਹੀਂ ਦਿਖਾਈ ਜਾ ਸਕਦੀ। ਇਸ ਨੂੰ ਸਿਰਲੇਖ ਤੋਂ ਖੋਲ੍ਹੋ।',
};
