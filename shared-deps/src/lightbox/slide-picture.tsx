import { Icon, Picture } from '@school/shared-deps';

import classes from './photo.module.css';
import type { Slide } from './slides';

interface SlidePictureProps {
  slide: Slide;
  /** How wide it is shown. */
  sizes: string;
  /** Replaces its name in the lightbox. */
  alt?: string;
  /** In view at once. */
  isFirst?: boolean;
}

/** Pictures come in any size: one of the gateway's widths is always enough on a page. */
const size = { width: 1800, height: 1200, isPhoto: true };

/** A slide as a page shows it: the picture, or a sign that it is a film. */
export function SlidePicture({ slide, sizes, alt = slide.alt, isFirst = false }: SlidePictureProps) {
  if (slide.type === 'photo') {
    return <Picture src={slide.src} alt={alt} {...size} sizes={sizes} eager={isFirst} />;
  }
  return (
    <span className={classes['play']} role="img" aria-label={`Film: ${slide.alt}`}>
      <Icon name="play" />
    </span>
  );
}
