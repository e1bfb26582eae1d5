import type { texts as english } from './tc';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  name: 'ਨਾਮ',
  admission: 'ਦਾਖ਼ਲਾ ਨੰਬਰ',
  submit: 'ਵੇਰਵਾ ਵੇਖੋ',
  emptyField: 'ਕਿਰਪਾ ਕਰਕੇ ਸਾਰੇ ਖ਼ਾਨੇ ਭਰੋ',
  notProcessed: 'ਤੁਹਾਡੀ ਬੇਨਤੀ ਪੂਰੀ ਨਹੀਂ ਹੋ ਸਕੀ। ਕਿਰਪਾ ਕਰਕੇ ਬਾਅਦ ਵਿੱਚ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  notDownloaded: 'ਜਾਣਕਾਰੀ ਡਾਊਨਲੋਡ ਨਹੀਂ ਹੋ ਸਕੀ।',
  submitting: 'ਸਰਟੀਫ਼ਿਕੇਟ ਲੱਭਿਆ ਜਾ ਰਿਹਾ ਹੈ …',
  downloading: 'ਸਰਟੀਫ਼ਿਕੇਟ ਡਾਊਨਲੋਡ ਹੋ ਰਿਹਾ ਹੈ …',
  done: 'ਸਰਟੀਫ਼ਿਕੇਟ tc.jpg ਨਾਮ ਨਾਲ ਸੰਭਾਲਿਆ ਗਿਆ ਹੈ।',
  unreachable: 'ਸਕੂਲ ਦੇ ਸਰਵਰ ਨਾਲ ਸੰਪਰਕ ਨਹੀਂ ਹੋ ਰਿਹਾ। ਕੀ ਇਹ ਡਿਵਾਈਸ ਇੰਟਰਨੈੱਟ ਨਾਲ ਜੁੜੀ ਹੈ?',
  notFound: 'ਇਸ ਨਾਮ ਅਤੇ ਨੰਬਰ ਦਾ ਕੋਈ ਸਰਟੀਫ਼ਿਕੇਟ ਨਹੀਂ ਹੈ।',
  tooManyTries: 'ਫ਼ਿਲਹਾਲ ਬਹੁਤ ਜ਼ਿਆਦਾ ਕੋਸ਼ਿਸ਼ਾਂ ਹੋ ਚੁੱਕੀਆਂ ਹਨ।',
  refused: 'ਬੇਨਤੀ ਸਵੀਕਾਰ ਨਹੀਂ ਕੀਤੀ ਗਈ।',
  askOffice: 'ਦਫ਼ਤਰ ਤੋਂ ਪੁੱਛੋ: ',
  officeHours: (hours) => `, ਸਕੂਲ ਦੇ ਕੰਮ ਵਾਲੇ ਦਿਨਾਂ ਵਿੱਚ ${hours}`,
  ok: 'ਠੀਕ ਹੈ',
};
