import { fileUrl, type HomeContent, pictureOf, useInBrowser } from '@school/shared-deps';
import { isSparing } from '@school/shared-deps/bundled';
import { prefersReducedMotion } from '@school/shared-deps/carousel';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';

import type { HomeActors } from './home.actors';
import { VideoOverlay } from './overlays/video-overlay';

interface IntroProps extends Pick<HomeActors, 'intro'> {
  content: NonNullable<HomeContent['intro']>;
}

/** The film over the whole screen at each arrival on `/`. */
export function Intro({ intro, content }: IntroProps) {
  const isOpen = useSelector(intro, (snapshot) => snapshot.matches('open'));
  const isInBrowser = useInBrowser();
  const close = useCallback(() => intro.send({ type: 'overlay.closed' }), [intro]);
  if (!isInBrowser || !isOpen) return null;
  return (
    <VideoOverlay
      video={fileUrl(content.video) ?? ''}
      captions={fileUrl(content.captions) ?? ''}
      poster={pictureOf(content.poster)}
      still={prefersReducedMotion() || isSparing()}
      onClose={close}
    />
  );
}
