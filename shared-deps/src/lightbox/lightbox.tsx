import { ErrorBoundary, useInBrowser } from '@school/shared-deps';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';

import { loadViewer } from './fetch-viewer';
import type { LightboxActor } from './lightbox.machine';
import classes from './photo.module.css';
import type { Slide } from './slides';

// rendered only once the machine has loaded it
const Viewer = lazy(async () => ({ default: (await loadViewer()).Viewer }));

export interface LightboxProps {
  lightbox: LightboxActor;
  /** The same array as long as the pictures are the same. */
  slides: readonly Slide[];
  /** The subject of the pictures. */
  label: string;
}

/**
 * The large view of a page's pictures; its code comes with the first picture that is hovered, focused or
 * pressed.
 */
export function Lightbox(props: LightboxProps) {
  const { lightbox } = props;
  const isLoading = useSelector(lightbox, (snapshot) => snapshot.hasTag('loading'));
  const isMounted = useSelector(lightbox, (snapshot) => snapshot.hasTag('mounted'));
  const inBrowser = useInBrowser();
  // an address that names a picture opens it, but not in the server's HTML
  if (!inBrowser || (!isLoading && !isMounted)) return null;
  if (isLoading) return <Loading />;
  return (
    // the page stays where the large view fails
    <ErrorBoundary fallback={() => null} onError={() => lightbox.send({ type: 'lightbox.closed' })}>
      <Suspense fallback={<Loading />}>
        <Viewer {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The ground on which the pictures will be, until the view's code is here. */
function Loading() {
  return (
    <div className={classes['loading']} role="status">
      Loading
    </div>
  );
}
