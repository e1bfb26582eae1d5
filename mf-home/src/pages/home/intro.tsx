import { fileUrl, type HomeContent, useInBrowser } from '@school/shared-deps';
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
  const { file, alt, width, height } = content.poster;
  return (
    <VideoOverlay
      video={fileUrl(content.video) ?? ''}
      captions={fileUrl(content.captions) ?? ''}
      poster={{ src: fileUrl(file) ?? '', alt, width, height }}
      still={prefersStill()}
      onClose={close}
    />
  );
}

/** Whether the visitor wants no motion, or pays for every byte. */
function prefersStill(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}
