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
  const controls = useMemo(() => controlsOf(rotation, lightbox), [rotation, lightbox]);
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

/** The carousel stands still while the lightbox lies over it. */
function controlsOf(rotation: ActorRefFrom<typeof rotationMachine>, lightbox: LightboxActor) {
  type Rotation = Parameters<typeof Carousel>[0]['rotation'];
  return {
    hold: (why) => rotation.send({ type: 'rotation.held', why }),
    free: (why) => rotation.send({ type: 'rotation.freed', why }),
    toggle: () => rotation.send({ type: 'rotation.toggled' }),
    attach: (advance) => {
      rotation.send({ type: 'carousel.attached', advance });
      let isCovered = false;
      const look = () => {
        if (isCovered === lightbox.getSnapshot().matches('open')) return;
        isCovered = !isCovered;
        rotation.send({ type: isCovered ? 'rotation.held' : 'rotation.freed', why: 'covered' });
      };
      look();
      const watching = lightbox.subscribe(look);
      return () => {
        watching.unsubscribe();
        rotation.send({ type: 'carousel.detached' });
      };
    },
  } satisfies Omit<Rotation, 'playing'>;
}
