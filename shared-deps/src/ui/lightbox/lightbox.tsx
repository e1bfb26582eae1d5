import { useInBrowser } from '@school/shared-deps';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useState } from 'react';

import { loadViewer } from './fetch-viewer';
import classes from './photo.module.css';
import type { Slide } from './slides';
import type { LightboxActor } from './start-lightbox';
import { ViewerBoundary } from './viewer-boundary';

const Viewer = lazy(async () => ({ default: (await loadViewer()).Viewer }));

export interface LightboxProps {
  lightbox: LightboxActor;
  /** The same array as long as the pictures are the same. */
  slides: readonly Slide[];
  /** What the pictures are of. */
  label: string;
  /** Whether there may be more pictures soon. */
  isBusy?: boolean;
}

/** The large view of a page's pictures; its code comes with the first picture that is hovered, focused or pressed. */
export function Lightbox(props: LightboxProps) {
  const { lightbox, slides, isBusy = false } = props;
  const isOpen = useSelector(lightbox, (snapshot) => snapshot.matches('open'));
  const isEmpty = slides.length === 0;
  const inBrowser = useInBrowser();
  const isHere = useViewer(lightbox, isOpen && !isEmpty);
  useEffect(() => {
    // an address that names a picture where there is none
    if (isOpen && isEmpty && !isBusy) lightbox.send({ type: 'lightbox.closed' });
  }, [lightbox, isOpen, isEmpty, isBusy]);
  if (!isOpen || isEmpty) return null;
  if (!isHere) return inBrowser ? <Loading /> : null;
  return (
    <ViewerBoundary onFailure={() => lightbox.send({ type: 'lightbox.closed' })}>
      <Suspense fallback={<Loading />}>
        <Viewer {...props} />
      </Suspense>
    </ViewerBoundary>
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

/** Fetches the view's code once it is wanted; where that cannot be had, the lightbox closes again. */
function useViewer(lightbox: LightboxActor, isWanted: boolean): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (!isWanted || isHere) return;
    loadViewer().then(
      () => setHere(true),
      (error: unknown) => {
        console.error(error);
        lightbox.send({ type: 'lightbox.closed' });
      },
    );
  }, [lightbox, isWanted, isHere]);
  return isHere;
}
