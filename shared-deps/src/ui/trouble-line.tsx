import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import type { FetchMachine } from '../machines/fetch.machine';
import { StatusLine } from './status-line';

interface TroubleLineProps<T> {
  of: ActorRefFrom<FetchMachine<T>>;
  text: string;
}

/** Says so quietly while records could not be loaded, and tries again on request. */
export function TroubleLine<T>({ of, text }: TroubleLineProps<T>) {
  const isTroubled = useSelector(of, (snapshot) => snapshot.hasTag('troubled'));
  if (!isTroubled) return null;
  return <StatusLine tone="problem" text={text} onRetry={() => of.send({ type: 'fetch.retried' })} />;
}
