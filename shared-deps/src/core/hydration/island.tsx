import { type ReactNode, Suspense, use, useContext, useEffect, useLayoutEffect, useState } from 'react';

import { attributes } from '../../bundled';
import { texts } from '../texts';
import { ErrorBoundary } from '../ui/error-boundary';
import { HydrationContext } from '../ui/hydration-context';
import { SentHtml } from '../ui/static-html';
import { StatusLine } from '../ui/status-line';
import { useInBrowser } from '../ui/use-in-browser';

interface IslandProps {
  /** Unique in its page. */
  name: string;
  children: ReactNode;
}

/**
 * A part of a page that hydrates by itself; until then it is the server's HTML. A page that the browser
 * renders by itself is not deferred. An error in one part breaks no other part, and leaves it as it was sent.
 */
export function Island(props: IslandProps) {
  const isHydrating = useContext(HydrationContext) !== undefined;
  const failed = <FailedPart name={props.name} />;
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
function FailedPart({ name }: { name: string }) {
  const scheduler = useContext(HydrationContext);
  return (
    <>
      <div {...{ [attributes.failed]: '' }}>
        <StatusLine tone="problem" text={scheduler ? texts.partAsSent : texts.partFailed} />
      </div>
      {scheduler && <SentHtml of={scheduler} within={`[${attributes.island}="${name}"]`} />}
    </>
  );
}

function Deferred({ name, children }: IslandProps) {
  const scheduler = useContext(HydrationContext);
  const isRenderedAnew = useInBrowser();
  const opening = scheduler?.whenDue(name);
  if (opening && !isRenderedAnew) use(opening);
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
