import { useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';

import classes from './list-head.module.css';
import type { shareMachine } from './share.machine';
import { texts } from './texts';

/** Gives the address of the list, as it is narrowed now, to somebody else. */
export function ShareList({ list }: { list: Pick<AnyActorRef, 'system'> }) {
  const share = list.system.get('share') as ActorRefFrom<typeof shareMachine>;
  const note = useSelector(share, noteOf);
  return (
    <div className={classes['share']}>
      <p role="status">{note}</p>
      <button
        type="button"
        className={classes['shareButton']}
        onClick={() => share.send({ type: 'share.requested' })}
      >
        {texts.share}
      </button>
    </div>
  );
}

function noteOf({ value }: { value: string }): string {
  if (value === 'copied') return texts.addressCopied;
  return value === 'failed' ? texts.addressNotCopied : '';
}
