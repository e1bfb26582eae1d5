import type { longMonths as english } from './month-names';

export const longMonths: typeof english = [
  'ਜਨਵਰੀ',
  'ਫ਼ਰਵਰੀ',
  'ਮਾਰਚ',
  'ਅਪ੍ਰੈਲ',
  'ਮਈ',
  'ਜੂਨ',
  'ਜੁਲਾਈ',
  'ਅਗਸਤ',
  'ਸਤੰਬਰ',
  'ਅਕਤੂਬਰ',
  'ਨਵੰਬਰ',
  'ਦਸੰਬਰ',
];

export const months: typeof english = [
  'ਜਨ',
  'ਫ਼ਰ',
  'ਮਾਰਚ',
  'ਅਪ੍ਰੈ',
  'ਮਈ',
  'ਜੂਨ',
  'ਜੁਲਾ',
  'ਅਗ',
  'ਸਤੰ',
  'ਅਕਤੂ',
  'ਨਵੰ',
  'ਦਸੰ',
];
