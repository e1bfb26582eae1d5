import type { texts as english } from './texts';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  title: 'ਤਬਾਦਲਾ ਸਰਟੀਫ਼ਿਕੇਟ ਦੀ ਜਾਂਚ',
  label: 'ਸਰਟੀਫ਼ਿਕੇਟ ਦਾ ਕੋਡ',
  hint: 'ਕੋਡ ਸਰਟੀਫ਼ਿਕੇਟ ਦੇ ਹੇਠਾਂ ਹੈ: ਚਾਰ-ਚਾਰ ਅੱਖਰਾਂ ਅਤੇ ਅੰਕਾਂ ਦੇ ਪੰਜ ਸਮੂਹ।',
  check: 'ਜਾਂਚੋ',
  another: 'ਹੋਰ ਕੋਡ ਜਾਂਚੋ',
  issued: 'ਇਸ ਸਕੂਲ ਨੇ ਜਾਰੀ ਕੀਤਾ ਹੈ',
  issuedOn: (day, initials, ending) =>
    `ਸਰਟੀਫ਼ਿਕੇਟ ਦੀ ਇੱਕ ਕਾਪੀ ${day} ਨੂੰ ਜਾਰੀ ਹੋਈ: ਵਿਦਿਆਰਥੀ ${initials}, ਜਿਨ੍ਹਾਂ ਦੇ ਦਾਖ਼ਲਾ ਨੰਬਰ ਦੇ ਅੰਤ ਵਿੱਚ ${ending} ਹੈ।`,
  compare: 'ਇਸ ਨੂੰ ਕਾਗਜ਼ ਨਾਲ ਮਿਲਾਓ। ਹੋਰ ਕਿਸੇ ਗੱਲ ਦਾ ਸ਼ੱਕ ਹੋਵੇ ਤਾਂ ਸਕੂਲ ਦੇ ਦਫ਼ਤਰ ਤੋਂ ਪੁੱਛੋ।',
  notIssued: 'ਇਸ ਸਕੂਲ ਨੇ ਜਾਰੀ ਨਹੀਂ ਕੀਤਾ',
  readAgain: 'ਕੋਡ ਨੂੰ ਕਾਗਜ਼ ਨਾਲ ਅੱਖਰ-ਅੱਖਰ ਮਿਲਾਓ। ਸ਼ੱਕ ਹੋਵੇ ਤਾਂ ਸਕੂਲ ਦੇ ਦਫ਼ਤਰ ਤੋਂ ਪੁੱਛੋ।',
  tooMany: 'ਬਹੁਤ ਜ਼ਿਆਦਾ ਕੋਸ਼ਿਸ਼ਾਂ',
  waitFor: (seconds) => `${seconds} ਸਕਿੰਟਾਂ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕੀਤੀ ਜਾ ਸਕੇਗੀ।`,
};
