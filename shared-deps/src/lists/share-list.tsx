import { useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';

import type { shareMachine } from './share.machine';
import classes from './share-list.module.css';
import { texts } from './texts';

/** The feed of the list, and its address, as it is narrowed now, for somebody else. */
export function ShareList({ list, feed }: { list: Pick<AnyActorRef, 'system'>; feed?: string }) {
  const share = list.system.get('share') as ActorRefFrom<typeof shareMachine>;
  const note = useSelector(share, noteOf);
  return (
    <div className={classes['share']}>
      <p role="status">{note}</p>
      {feed !== undefined && (
        <a href={`/feeds/${feed}.atom`} type="application/atom+xml" className={classes['shareButton']}>
          {texts.follow}
        </a>
      )}
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
