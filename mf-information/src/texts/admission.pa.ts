import type { texts as english } from './admission';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  registrations: 'ਰਜਿਸਟ੍ਰੇਸ਼ਨ',
  noRegistration: 'ਇਸ ਵੇਲੇ ਕੋਈ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਖੁੱਲ੍ਹੀ ਨਹੀਂ ਹੈ।',
  office: 'ਦਫ਼ਤਰ ਤੋਂ ਪੁੱਛੋ',
  call: 'ਫ਼ੋਨ ਕਰੋ: ',
};
