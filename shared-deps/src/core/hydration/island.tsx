import { type ReactNode, Suspense, use, useContext, useEffect, useLayoutEffect, useState } from 'react';

import { attributes } from '../../bundled';
import { texts } from '../texts';
import { ErrorBoundary } from '../ui/error-boundary';
import { HydrationContext } from '../ui/hydration-context';
import { StatusLine } from '../ui/status-line';

interface IslandProps {
  /** Unique in its page. */
  name: string;
  children: ReactNode;
}

/**
 * A part of a page that hydrates by itself; until then it is the server's HTML. A page that the browser
 * renders by itself is not deferred. An error in one part breaks no other part.
 */
export function Island(props: IslandProps) {
  const isHydrating = useContext(HydrationContext) !== undefined;
  const failed = <FailedPart />;
  return (
    <ErrorBoundary fallback={() => failed}>
      <div {...{ [attributes.island]: props.name }}>
        <Suspense fallback={isHydrating ? null : failed}>
          <Deferred {...props} />
        </Suspense>
      </div>
    </ErrorBoundary>
  );
}

/** Replaces a part that cannot be rendered. */
function FailedPart() {
  return (
    <div {...{ [attributes.failed]: '' }}>
      <StatusLine tone="problem" text={texts.partFailed} />
    </div>
  );
}

function Deferred({ name, children }: IslandProps) {
  const scheduler = useContext(HydrationContext);
  const turn = scheduler?.whenDue(name);
  if (turn) use(turn);
  useEffectsWithCommit();
  useEffect(() => scheduler?.hydrated(name), [scheduler, name]);
  return children;
}

/**
 * Runs the effects of a component's first render in the task of its commit. React runs them ahead of the
 * render that a layout effect asks for. Otherwise a key between the two changes a store without a subscriber.
 * React then puts the old value back into the box.
 */
function useEffectsWithCommit(): void {
  const [, setCommitted] = useState(false);
  useLayoutEffect(() => setCommitted(true), []);
}
