import type { GenericSlide } from 'yet-another-react-lightbox';

import type { Slide } from '../slides';

type OurSlide<T extends Slide['type']> = GenericSlide & Slide & { type: T };

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
