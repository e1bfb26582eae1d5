import { Icon, Picture } from '@school/shared-deps';

import { Lightbox, type LightboxProps } from './lightbox';
import { Photo } from './photo';
import classes from './photo.module.css';
import type { Slide } from './slides';

/** Albums hold pictures of any size: one of the gateway's widths is always enough here. */
const size = { width: 1800, height: 1200 };
const sizes = '(width >= 1024px) 18rem, (width >= 640px) 32vw, 47vw';

/** Pictures that open large, side by side; the page starts their lightbox. */
export function PhotoGrid({ lightbox, slides, label }: LightboxProps) {
  return (
    <>
      <ul className={classes['grid']}>
        {slides.map((slide, index) => (
          <li key={`${index} ${slide.src}`}>
            <Photo lightbox={lightbox} index={index}>
              <GridPicture slide={slide} />
            </Photo>
          </li>
        ))}
      </ul>
      <Lightbox lightbox={lightbox} slides={slides} label={label} />
    </>
  );
}

function GridPicture({ slide: { type, src, alt } }: { slide: Slide }) {
  if (type === 'photo') return <Picture src={src} alt={alt} {...size} sizes={sizes} />;
  return (
    <span className={classes['play']} role="img" aria-label={`Film: ${alt}`}>
      <Icon name="play" />
    </span>
  );
}
