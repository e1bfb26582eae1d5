import type { texts as english } from './admission';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  registrations: 'पंजीकरण',
  noRegistration: 'अभी कोई पंजीकरण खुला नहीं है।',
  office: 'कार्यालय से पूछें',
  call: 'फ़ोन करें: ',
};
