import type { texts as english } from './texts';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  total: (noun, count) => `ਕੁੱਲ ${noun}: ${count ?? '–'}`,
  follow: 'ਫ਼ੀਡ ਵਜੋਂ ਪਾਓ',
  share: 'ਇਹ ਸੂਚੀ ਸਾਂਝੀ ਕਰੋ',

  year: 'ਸਾਲ',
  month: 'ਮਹੀਨਾ',
  search: 'ਲੱਭੋ',
  all: 'ਸਾਰੇ',
  submit: 'ਦਿਖਾਓ',
  inOtherMonths: 'ਹੋਰ ਮਹੀਨਿਆਂ ਵਿੱਚ',
  showAllMonths: 'ਸਾਰੇ ਮਹੀਨੇ ਦਿਖਾਓ',
  inOtherYears: 'ਹੋਰ ਸਾਲਾਂ ਵਿੱਚ',
  showAllYears: 'ਸਾਰੇ ਸਾਲ ਦਿਖਾਓ',
  hasInTitle: (search) => `ਜਿਸ ਦੇ ਸਿਰਲੇਖ ਵਿੱਚ “${search}” ਹੋਵੇ`,
  clearSearch: 'ਖੋਜ ਹਟਾਓ',

  onItsWay: (nouns) => `${nouns}: ਸੂਚੀ ਆ ਰਹੀ ਹੈ।`,
  isSlow: 'ਇੰਟਰਨੈੱਟ ਜਾਂ ਸਕੂਲ ਦਾ ਸਰਵਰ ਹੌਲੀ ਹੈ। ਸੂਚੀ ਇੱਥੇ ਆਪਣੇ ਆਪ ਦਿਸੇਗੀ।',
  restOnItsWay: 'ਸੂਚੀ ਦਾ ਬਾਕੀ ਹਿੱਸਾ ਆ ਰਿਹਾ ਹੈ।',
  notLoaded: (nouns) => `${nouns}: ਸੂਚੀ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕੀ।`,
  restNotLoaded: (nouns) => `${nouns}: ਸੂਚੀ ਦਾ ਬਾਕੀ ਹਿੱਸਾ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕਿਆ।`,
  tryOrCall: 'ਸਕੂਲ ਦਾ ਸਰਵਰ ਇਸ ਵੇਲੇ ਜਵਾਬ ਨਹੀਂ ਦੇ ਰਿਹਾ। ਕਿਰਪਾ ਕਰਕੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ, ਜਾਂ ਦਫ਼ਤਰ ਨੂੰ ਫ਼ੋਨ ਕਰੋ: ',
  newestNotLoaded: 'ਨਵੀਆਂ ਐਂਟਰੀਆਂ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕੀਆਂ।',

  noneYet: (noun) => `ਅਜੇ ਕੋਈ ${noun} ਨਹੀਂ ਹੈ।`,
  noneFound: (noun) => `ਇੱਥੇ ਕੋਈ ${noun} ਨਹੀਂ ਹੈ।`,
  ofPeriods: (periods) => `ਸਮਾਂ: ${periods.join(' ')}`,
  allOf: (features) => features.join(' ਅਤੇ '),
  countAt: (count, place) => `${place}: ${count === 0 ? 'ਕੋਈ ਨਹੀਂ' : count}।`,
  appearsFirst: 'ਸਕੂਲ ਜੋ ਪ੍ਰਕਾਸ਼ਿਤ ਕਰਦਾ ਹੈ, ਉਹ ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਇੱਥੇ ਦਿਸਦਾ ਹੈ।',

  showMore: 'ਹੋਰ ਦਿਖਾਓ',
  remaining: (count) => `${count} ਹੋਰ`,
  added: (count, shown, total) => `${count} ਹੋਰ, ${total} ਵਿੱਚੋਂ ${shown}`,
};
