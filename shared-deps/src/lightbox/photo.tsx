import type { MouseEvent, ReactNode } from 'react';

import type { LightboxActor } from './lightbox.machine';
import classes from './photo.module.css';
import { photoHash, photoId } from './photo-address';
import { preloadViewer } from './preload-viewer';

interface PhotoProps {
  lightbox: LightboxActor;
  /** Place among the slides of the page, from 0. */
  index: number;
  /** The name of the link when its picture has no text. */
  label?: string;
  children: ReactNode;
}

/** A picture that opens large; its address can be shared, and without script it grows in its place. */
export function Photo({ lightbox, index, label, children }: PhotoProps) {
  const point = () => {
    preloadViewer();
    lightbox.send({ type: 'photo.pointed' });
  };
  const open = (event: MouseEvent) => {
    lightbox.send({ type: 'photo.pointed' });
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    lightbox.send({ type: 'lightbox.opened', index });
  };
  return (
    <a
      id={photoId(index)}
      href={photoHash(index)}
      className={classes['photo']}
      aria-label={label}
      onPointerEnter={preloadViewer}
      onPointerDown={point}
      onFocus={preloadViewer}
      onClick={open}
    >
      {children}
    </a>
  );
}
