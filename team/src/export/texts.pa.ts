import type { texts as english } from './texts';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  asOf: (day, time) => `${day}, ${time} ਵਜੇ ਤੱਕ ਦੀ ਜਾਣਕਾਰੀ: ਇਹ ਸਾਈਟ ਦੀ ਨਕਲ ਹੈ।`,
  needsServer:
    'ਇਸ ਫ਼ਾਰਮ ਲਈ ਸਕੂਲ ਦਾ ਸਰਵਰ ਚਾਹੀਦਾ ਹੈ, ਜੋ ਸਾਈਟ ਦੀ ਇਸ ਨਕਲ ਵਿੱਚ ਨਹੀਂ ਹੈ। ' +
    'ਕਿਰਪਾ ਕਰਕੇ ਸਕੂਲ ਦੇ ਦਫ਼ਤਰ ਤੋਂ ਪੁੱਛੋ: ਪਤਾ ਅਤੇ ਫ਼ੋਨ ਨੰਬਰ ਇਸ ਸਫ਼ੇ ਦੇ ਅੰਤ ਵਿੱਚ ਹਨ।',
  needsScript: 'ਸਾਈਟ ਦੀ ਇਸ ਨਕਲ ਵਿੱਚ ਸਾਲ, ਮਹੀਨਾ, ਜਮਾਤ ਅਤੇ ਖੋਜ ਸਿਰਫ਼ JavaScript ਨਾਲ ਕੰਮ ਕਰਦੇ ਹਨ।',
};
