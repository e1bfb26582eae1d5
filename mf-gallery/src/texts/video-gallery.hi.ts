import type { texts as english } from './video-gallery';

/** Hindi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  total: 'वीडियो',
  one: 'वीडियो',
  many: 'वीडियो',
  opensAt: (host) => `वीडियो, ${host} पर खुलता है`,
};
