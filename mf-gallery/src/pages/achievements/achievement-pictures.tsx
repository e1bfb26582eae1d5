import { Carousel, rotationUnder } from '@school/shared-deps/carousel';
import { type LightboxActor, Photo, type Slide, SlidePicture } from '@school/shared-deps/lightbox';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import { texts } from '../../texts/achievements';

interface AchievementPicturesProps {
  lightbox: LightboxActor;
  title: string;
  slides: readonly Slide[];
  /** Index of the first slide among those of the page. */
  first: number;
}

const sizes = '(width >= 768px) 44rem, 100vw';

/** An achievement's pictures: one by itself, several in a carousel. */
export function AchievementPictures({ lightbox, title, slides, first }: AchievementPicturesProps) {
  const rotation = useActorRef(useMemo(() => rotationUnder(lightbox), [lightbox]));
  const pictures = slides.map((slide, index) => (
    <Photo key={`${index} ${slide.src}`} lightbox={lightbox} index={first + index}>
      <SlidePicture slide={slide} sizes={sizes} />
    </Photo>
  ));
  if (slides.length < 2) return pictures;
  return (
    <Carousel label={texts.picturesOf(title)} rotation={rotation}>
      {pictures}
    </Carousel>
  );
}
