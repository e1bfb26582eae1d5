import { Carousel, type Rotation } from '@school/shared-deps/carousel';
import { type LightboxActor, Photo, type Slide, SlidePicture } from '@school/shared-deps/lightbox';

import { texts } from '../../texts/achievements';

interface AchievementPicturesProps {
  lightbox: LightboxActor;
  title: string;
  slides: readonly Slide[];
  /** Index of the first slide among those of the page. */
  first: number;
  /** Moves several pictures on. */
  rotation: Rotation | undefined;
}

const sizes = '(width >= 768px) 44rem, 100vw';

/** An achievement's pictures: one by itself, several in a carousel. */
export function AchievementPictures({ lightbox, title, slides, first, rotation }: AchievementPicturesProps) {
  const pictures = slides.map((slide, index) => (
    <Photo key={`${index} ${slide.src}`} lightbox={lightbox} index={first + index}>
      <SlidePicture slide={slide} sizes={sizes} />
    </Photo>
  ));
  if (!rotation) return pictures;
  return (
    <Carousel label={texts.picturesOf(title)} rotation={rotation}>
      {pictures}
    </Carousel>
  );
}
