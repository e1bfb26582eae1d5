import { Carousel } from '@school/shared-deps/carousel';
import { isStopped } from '@school/shared-deps/machines';
import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';

import type { Rotation } from './home.actors';

interface SliderProps {
  label: string;
  rotation: Rotation;
  slidesPerView?: 'one' | 'two';
  children: ReactNode;
}

/** A carousel that its rotation actor moves on. */
export function Slider({ label, rotation, slidesPerView = 'one', children }: SliderProps) {
  const playing = useSelector(rotation, ({ context }) => !isStopped(context.held));
  const controls = useMemo(() => controlsOf(rotation), [rotation]);
  return (
    <Carousel label={label} slidesPerView={slidesPerView} rotation={{ playing, ...controls }}>
      {children}
    </Carousel>
  );
}

function controlsOf(rotation: Rotation): Omit<Parameters<typeof Carousel>[0]['rotation'], 'playing'> {
  return {
    hold: (why) => rotation.send({ type: 'rotation.held', why }),
    free: (why) => rotation.send({ type: 'rotation.freed', why }),
    toggle: () => rotation.send({ type: 'rotation.toggled' }),
    attach: (advance) => {
      rotation.send({ type: 'carousel.attached', advance });
      return () => rotation.send({ type: 'carousel.detached' });
    },
  };
}
