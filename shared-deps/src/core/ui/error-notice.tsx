import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import type { FetchMachine } from '../api/fetch.machine';
import { StatusLine } from './status-line';

interface ErrorNoticeProps<T> {
  of: ActorRefFrom<FetchMachine<T>>;
  text: string;
}

/** Says that records could not be loaded, with a button that tries again. */
export function ErrorNotice<T>({ of, text }: ErrorNoticeProps<T>) {
  const hasFailed = useSelector(of, (snapshot) => snapshot.hasTag('failed'));
  if (!hasFailed) return null;
  return <StatusLine tone="problem" text={text} onRetry={() => of.send({ type: 'fetch.retried' })} />;
}
