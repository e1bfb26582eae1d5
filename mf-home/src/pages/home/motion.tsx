import { Button } from '@school/shared-deps';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { texts } from '../../texts/home';
import type { HomeActors } from './home.actors';
import classes from './home.module.css';

/** Everything on the page that moves by itself reads from here whether it may. */
export function MotionRoot({ motion, children }: Pick<HomeActors, 'motion'> & { children: ReactNode }) {
  const isPaused = useSelector(motion, (snapshot) => snapshot.matches('paused'));
  return (
    <div className={classes['home']} data-motion={isPaused ? 'paused' : 'moving'}>
      {children}
    </div>
  );
}

/** One switch for all motion of the page. */
export function MotionSwitch({ motion }: Pick<HomeActors, 'motion'>) {
  const isPaused = useSelector(motion, (snapshot) => snapshot.matches('paused'));
  return (
    <p className={classes['control']}>
      <Button aria-pressed={isPaused} onClick={() => motion.send({ type: 'motion.toggled' })}>
        {texts.pauseMotion}
      </Button>
    </p>
  );
}
