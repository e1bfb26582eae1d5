import { useActorRef, useSelector } from '@xstate/react';

import classes from './list-head.module.css';
import { texts } from './texts';
import { shareMachine } from './share.machine';

/** Gives the address of the list, as it is narrowed now, to somebody else. */
export function ShareList() {
  const share = useActorRef(shareMachine);
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
