import { ErrorNotice, type FetchMachine } from '@school/shared-deps';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import { texts } from './texts';

interface ContentViewProps<T> {
  of: ActorRefFrom<FetchMachine<T>>;
  children: (content: T) => ReactNode;
}

/** The content of a page once it is loaded, and a notice while it could not be loaded. */
export function ContentView<T>({ of, children }: ContentViewProps<T>) {
  const [content] = useSelector(of, (snapshot) => snapshot.context.records);
  return (
    <>
      {content ? children(content) : null}
      <ContentErrorNotice of={of} />
    </>
  );
}

export function ContentErrorNotice<T>({ of }: Pick<ContentViewProps<T>, 'of'>) {
  return <ErrorNotice of={of} text={texts.notLoaded} />;
}
