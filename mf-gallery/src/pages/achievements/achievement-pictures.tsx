import { Carousel, rotationUnder } from '@school/shared-deps/carousel';
import { type LightboxActor, Photo, type Slide, SlidePicture } from '@school/shared-deps/lightbox';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

interface AchievementPicturesProps {
  lightbox: LightboxActor;
  title: string;
  slides: readonly Slide[];
  /** Place of the first slide among those of the page. */
  first: number;
}

const sizes = '(width >= 768px) 44rem, 100vw';

/** An achievement's pictures: one by itself, several in a carousel. */
export function AchievementPictures({ lightbox, title, slides, first }: AchievementPicturesProps) {
  const rotation = useActorRef(useMemo(() => rotationUnder(lightbox), [lightbox]));
  const pictures = slides.map((slide, at) => (
    <Photo key={`${at} ${slide.src}`} lightbox={lightbox} index={first + at}>
      <SlidePicture slide={slide} sizes={sizes} />
    </Photo>
  ));
  if (slides.length < 2) return pictures;
  return (
    <Carousel label={`Pictures: ${title}`} rotation={rotation}>
      {pictures}
    </Carousel>
  );
}
