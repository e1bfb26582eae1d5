import type { sharedTexts as english } from './texts';

/** Punjabi; a native speaker has not yet checked it. */
export const sharedTexts: typeof english = {
  tryAgain: 'ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  close: 'ਬੰਦ ਕਰੋ',
  attachment: 'ਨਾਲ ਲੱਗੀ ਫ਼ਾਈਲ',
  share: 'ਸਾਂਝਾ ਕਰੋ',
  onThisPage: 'ਇਸ ਸਫ਼ੇ ਉੱਤੇ',
  carousel: 'ਤਸਵੀਰਾਂ ਦੀ ਲੜੀ',
  slide: 'ਤਸਵੀਰ',
  previousSlide: 'ਪਿਛਲੀ ਤਸਵੀਰ',
  nextSlide: 'ਅਗਲੀ ਤਸਵੀਰ',
  position: (index, count) => `${count} ਵਿੱਚੋਂ ${index + 1}`,
  pages: (count) => `${count}\u00a0${count === 1 ? 'ਸਫ਼ਾ' : 'ਸਫ਼ੇ'}`,
  unexpectedError: 'ਕੁਝ ਗੜਬੜ ਹੋ ਗਈ!',
  toHomePage: 'ਮੁੱਖ ਸਫ਼ੇ ਉੱਤੇ ਜਾਓ',
};
