import type { texts as english } from './texts';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  stop: 'अपने आप बदलना रोकें',
  start: 'अपने आप बदलना शुरू करें',
};
