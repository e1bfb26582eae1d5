import type { removalTexts as english } from './removal-texts';

/** Punjabi; a native speaker has not yet checked it. */
export const removalTexts: typeof english = {
  link: 'ਇਹ ਤਸਵੀਰ ਹਟਾਉਣ ਲਈ ਕਹੋ',
  subject: 'ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਤਸਵੀਰ ਹਟਾਓ',
};
