import { Button, Icon } from '@school/shared-deps';
import { sharedTexts } from '@school/shared-deps/bundled';
import { useSelector } from '@xstate/react';
import { Children, type ReactNode, useEffect, useId, useRef } from 'react';

import classes from './carousel.module.css';
import { watchPauses } from './pauses';
import { isStopped, type Rotation } from './rotation.machine';
import { texts } from './texts';
import { disableHiddenSlides, turn } from './turn';

interface CarouselProps {
  label: string;
  rotation: Rotation;
  /** Two are side by side from 1025 px and from 768 to 992 px. Otherwise one is shown (spec §9). */
  slidesPerView?: 'one' | 'two';
  /** Each is one element, which moves. */
  children: ReactNode;
}

/**
 * Slides in a loop; before and without the script, a strip that is moved sideways. A press before the script
 * is replayed.
 */
export function Carousel({ label, rotation, slidesPerView = 'one', children }: CarouselProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const isAttached = useSelector(rotation, (snapshot) => !snapshot.matches('detached'));
  const isPlaying = useSelector(rotation, ({ context }) => !isStopped(context.pauses));

  useEffect(() => {
    const strip = viewport.current;
    if (!strip || !section.current) return;
    const turning = rotation.on('slide.due', () => turn(strip, 1));
    // not by React: the slides need not be rendered again
    const moving = rotation.subscribe((snapshot) =>
      strip.toggleAttribute('data-moving', snapshot.matches('turning')),
    );
    rotation.send({ type: 'carousel.attached' });
    const stopWatching = watchPauses(section.current, strip, rotation);
    return () => {
      stopWatching();
      turning.unsubscribe();
      moving.unsubscribe();
      rotation.send({ type: 'carousel.detached' });
    };
  }, [rotation]);

  const slides = Children.toArray(children);
  useEffect(() => (viewport.current ? disableHiddenSlides(viewport.current) : undefined), [slides.length]);

  const turnBy = (by: 1 | -1) => viewport.current && turn(viewport.current, by);
  const isAlone = slides.length < 2;
  const controls = [
    { icon: 'previous', action: sharedTexts.previousSlide, onClick: () => turnBy(-1) },
    { icon: 'next', action: sharedTexts.nextSlide, onClick: () => turnBy(1) },
    {
      icon: isPlaying ? 'pause' : 'play',
      action: isPlaying ? texts.stop : texts.start,
      onClick: () => rotation.send({ type: 'rotation.toggled' }),
    },
  ] as const;
  return (
    <section
      ref={section}
      className={classes['carousel']}
      aria-roledescription={sharedTexts.carousel}
      aria-label={label}
    >
      <div className={classes['controls']} hidden={isAlone}>
        {controls.map(({ action, icon, onClick }, index) => (
          <Button
            key={index}
            kind="round"
            aria-controls={id}
            aria-label={`${action}: ${label}`}
            onClick={onClick}
          >
            <Icon name={icon} />
          </Button>
        ))}
      </div>
      <div
        ref={viewport}
        className={classes['viewport']}
        data-moved-by={isAttached ? 'script' : undefined}
        tabIndex={isAlone ? undefined : 0}
      >
        <div id={id} className={classes['slides']} aria-live={isPlaying ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={index}
              className={slidesPerView === 'two' ? classes['half'] : classes['whole']}
              role="group"
              aria-roledescription={sharedTexts.slide}
              aria-label={sharedTexts.position(index, slides.length)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
