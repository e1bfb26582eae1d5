import { Carousel } from '@school/shared-deps/carousel';
import { type LightboxActor, Photo, type Slide, SlidePicture } from '@school/shared-deps/lightbox';
import { isStopped, rotationMachine } from '@school/shared-deps/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';

interface AchievementPicturesProps {
  lightbox: LightboxActor;
  title: string;
  slides: readonly Slide[];
  /** Place of the first slide among those of the page. */
  first: number;
}

const sizes = '(width >= 768px) 44rem, 100vw';

/** An achievement's pictures: one by itself, several in a carousel that turns while it is seen. */
export function AchievementPictures({ lightbox, title, slides, first }: AchievementPicturesProps) {
  const rotation = useActorRef(rotationMachine);
  const playing = useSelector(rotation, ({ context }) => !isStopped(context.held));
  const controls = useMemo(() => controlsOf(rotation), [rotation]);
  const pictures = slides.map((slide, at) => (
    <Photo key={`${at} ${slide.src}`} lightbox={lightbox} index={first + at}>
      <SlidePicture slide={slide} sizes={sizes} />
    </Photo>
  ));
  if (slides.length < 2) return pictures;
  return (
    <Carousel label={`Pictures: ${title}`} rotation={{ playing, ...controls }}>
      {pictures}
    </Carousel>
  );
}

function controlsOf(rotation: ActorRefFrom<typeof rotationMachine>) {
  type Rotation = Parameters<typeof Carousel>[0]['rotation'];
  return {
    hold: (why) => rotation.send({ type: 'rotation.held', why }),
    free: (why) => rotation.send({ type: 'rotation.freed', why }),
    toggle: () => rotation.send({ type: 'rotation.toggled' }),
    attach: (advance) => {
      rotation.send({ type: 'carousel.attached', advance });
      return () => rotation.send({ type: 'carousel.detached' });
    },
  } satisfies Omit<Rotation, 'playing'>;
}
