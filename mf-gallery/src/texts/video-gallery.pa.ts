import type { texts as english } from './video-gallery';

/** Punjabi; a native speaker has not yet checked it. */
export const texts: typeof english = {
  total: 'ਵੀਡੀਓ',
  one: 'ਵੀਡੀਓ',
  many: 'ਵੀਡੀਓ',
  opensAt: (host) => `ਵੀਡੀਓ, ${host} ਉੱਤੇ ਖੁੱਲ੍ਹਦੀ ਹੈ`,
};
