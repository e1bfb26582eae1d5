import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';

import { attributes } from '../../bundled';
import { texts } from '../texts';
import { ErrorBoundary } from '../ui/error-boundary';
import { StatusLine } from '../ui/status-line';

/** Decides when each island of a server-rendered page hydrates. */
export interface IslandScheduler {
  whenDue: (name: string) => Promise<void> | undefined;
  /** Called once an island is hydrated: replays what was typed or chosen in it before. */
  hydrated: (name: string) => void;
}

export const HydrationContext = createContext<IslandScheduler | undefined>(undefined);

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

/**
 * A page that remains the server's HTML. React takes the element around it, and nothing within. Of HTML that
 * waits to be hydrated, it would stop clicks on links before they reach the document.
 */
export function StaticHtml({ children }: { children: ReactNode }) {
  const isHydrating = useContext(HydrationContext) !== undefined;
  // the HTML in it is neither compared nor replaced
  if (isHydrating) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return <div>{children}</div>;
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
