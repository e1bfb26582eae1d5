import { ErrorBoundary, useInBrowser, useReport } from '@school/shared-deps';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';

import classes from './photo.module.css';
import { loadViewer } from './preload-viewer';
import type { LightboxProps } from './viewer/viewer';

// rendered only once the machine has loaded it
const Viewer = lazy(async () => ({ default: (await loadViewer()).Viewer }));

/**
 * The large view of a page's pictures; its code comes with the first picture that is hovered, focused or
 * pressed.
 */
export function Lightbox(props: LightboxProps) {
  const { lightbox, slides } = props;
  useReport({ type: 'slides', slides });
  const isLoading = useSelector(lightbox, (snapshot) => snapshot.matches({ open: 'loading' }));
  const isShown = useSelector(lightbox, (snapshot) => snapshot.matches({ open: 'shown' }));
  const inBrowser = useInBrowser();
  // an address that names a picture opens it, but not in the server's HTML
  if (!inBrowser || (!isLoading && !isShown)) return null;
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
