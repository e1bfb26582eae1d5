import type { texts as english } from './texts';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  asOf: (time) => `${time} तक की जानकारी`,
  unreachable: 'साइट से संपर्क नहीं हो रहा।',
  kept: 'इस उपकरण पर रखे पृष्ठ',
};
