import type { kindNames as english } from './kind-names';

/** Punjabi; a native speaker has not yet checked it. */
export const kindNames: typeof english = {
  page: { many: 'ਸਫ਼ੇ', one: 'ਸਫ਼ਾ' },
  contact: { many: 'ਸੰਪਰਕ', one: 'ਸੰਪਰਕ' },
  circular: { many: 'ਸਰਕੂਲਰ', one: 'ਸਰਕੂਲਰ' },
  news: { many: 'ਖ਼ਬਰਾਂ', one: 'ਖ਼ਬਰ' },
  event: { many: 'ਸਮਾਗਮ', one: 'ਸਮਾਗਮ' },
  document: { many: 'ਦਸਤਾਵੇਜ਼', one: 'ਦਸਤਾਵੇਜ਼' },
  album: { many: 'ਐਲਬਮ', one: 'ਐਲਬਮ' },
  video: { many: 'ਵੀਡੀਓ', one: 'ਵੀਡੀਓ' },
  achievement: { many: 'ਪ੍ਰਾਪਤੀਆਂ', one: 'ਪ੍ਰਾਪਤੀ' },
  ebook: { many: 'ਈ-ਕਿਤਾਬਾਂ', one: 'ਈ-ਕਿਤਾਬ' },
};
