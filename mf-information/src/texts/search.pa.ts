import type { texts as english } from './search';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  label: 'ਸਾਈਟ ਵਿੱਚ ਲੱਭੋ',
  submit: 'ਲੱਭੋ',
  example: 'ਜਮਾਤ V ਦੀ ਫੀਸ',
  titleOf: (q) => `ਖੋਜ: ${q}`,
  hint: 'ਸਫ਼ੇ, ਸਰਕੂਲਰ, ਖ਼ਬਰਾਂ, ਸਮਾਗਮ, ਐਲਬਮਾਂ, ਅਤੇ ਦਸਤਾਵੇਜ਼ਾਂ ਦੇ ਅੰਦਰਲੇ ਸ਼ਬਦ।',
  found: (count, q) => `“${q}” ਲਈ ${count} ${count === 1 ? 'ਨਤੀਜਾ' : 'ਨਤੀਜੇ'}`,
  foundSome: (count, q) => `“${q}” ਦੇ ਸਾਰੇ ਸ਼ਬਦ ਕਿਸੇ ਨਤੀਜੇ ਵਿੱਚ ਨਹੀਂ ਹਨ; ਕੁਝ ਸ਼ਬਦ ${count} ਵਿੱਚ ਹਨ`,
  answers: 'ਜਵਾਬ',
  best: 'ਸਭ ਤੋਂ ਚੰਗੇ ਨਤੀਜੇ',
  filters: 'ਨਤੀਜੇ ਘਟਾਓ',
  kind: 'ਕਿਸਮ',
  year: 'ਸਾਲ',
  all: 'ਸਾਰੇ',
  countOf: (name, count) => `${name}, ${count} ${count === 1 ? 'ਨਤੀਜਾ' : 'ਨਤੀਜੇ'}`,
  allOf: (count, kind) => `ਸਾਰੇ ${count}: ${kind}`,
  page: (page) => `ਸਫ਼ਾ ${page}`,
  nothing: (q) => `“${q}” ਲਈ ਕੁਝ ਨਹੀਂ ਮਿਲਿਆ`,
  understood: 'ਲੱਭਿਆ ਗਿਆ',
  near: 'ਮਿਲਦੇ-ਜੁਲਦੇ ਸ਼ਬਦ',
  wanted: 'ਬਹੁਤੇ ਲੋਕ ਇਹ ਲੱਭਦੇ ਹਨ',
  also: 'ਇਹ ਵੀ: ',
  askOffice: 'ਦਫ਼ਤਰ ਤੋਂ ਪੁੱਛੋ: ਫ਼ੋਨ ',
  whatsApp: 'WhatsApp',
  write: 'ਲਿਖੋ',
  down: 'ਖੋਜ ਇਸ ਵੇਲੇ ਕੰਮ ਨਹੀਂ ਕਰ ਰਹੀ। ਕਿਰਪਾ ਕਰਕੇ ਇੱਕ ਮਿੰਟ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
};

export const wantedPages = [
  { label: 'ਸਰਕੂਲਰ', href: '/Circular' },
  { label: 'ਸਮਾਗਮ', href: '/Events' },
  { label: 'ਛੁੱਟੀਆਂ ਦਾ ਘਰ ਦਾ ਕੰਮ', href: '/HolidayHomework' },
  { label: 'ਦਾਖ਼ਲਾ', href: '/Admission' },
  { label: 'ਸੰਪਰਕ ਕਰੋ', href: '/ContactUs' },
];
