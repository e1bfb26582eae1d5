import type { GenericSlide } from 'yet-another-react-lightbox';

import type { About } from '../slides';

interface OurSlide<T extends 'photo' | 'film' | 'embed'> extends GenericSlide {
  type: T;
  src: string;
  alt: string;
  about: About;
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    photo: OurSlide<'photo'>;
    film: OurSlide<'film'>;
    embed: OurSlide<'embed'>;
  }

  /** Names of the buttons that the library does not have. */
  interface Labels {
    Magnifier?: string;
    Share?: string;
    'Show information'?: string;
    'Hide information'?: string;
  }
}
