import { Button } from '@school/shared-deps';
import { useSelector } from '@xstate/react';

import { texts } from '../../texts/home';
import type { HomeActors } from './home.actors';
import classes from './home.module.css';

/** One switch for all motion of the page; style sheets read its state. */
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
