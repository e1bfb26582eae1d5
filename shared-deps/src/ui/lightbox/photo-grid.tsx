import { Icon, Picture } from '@school/shared-deps';

import { Lightbox, type LightboxProps } from './lightbox';
import { Photo } from './photo';
import classes from './photo.module.css';
import type { Slide } from './slides';

/** Albums hold pictures of any size: one of the gateway's widths is always enough here. */
const size = { width: 1800, height: 1200, isPhoto: true };
const sizes = '(width >= 1024px) 18rem, (width >= 640px) 32vw, 47vw';
const captionedSizes = '(width >= 640px) 24rem, 100vw';

/** Pictures that open large, side by side; the page starts their lightbox. */
export function PhotoGrid(props: LightboxProps) {
  return (
    <>
      <Photos {...props} />
      <Lightbox {...props} />
    </>
  );
}

interface PhotosProps extends Pick<LightboxProps, 'lightbox' | 'slides'> {
  /** Place of the first one among those of the page. */
  first?: number;
  /** Whether each is called by its title, in larger pictures. */
  isCaptioned?: boolean;
}

/** The pictures alone, where a page has more of them in its lightbox. */
export function Photos({ lightbox, slides, first = 0, isCaptioned = false }: PhotosProps) {
  return (
    <ul className={isCaptioned ? classes['captioned'] : classes['grid']}>
      {slides.map((slide, index) => (
        <li key={`${index} ${slide.src}`}>
          <Photo lightbox={lightbox} index={first + index}>
            <GridPicture slide={slide} sizes={isCaptioned ? captionedSizes : sizes} />
          </Photo>
          {isCaptioned && <p>{slide.about.title}</p>}
        </li>
      ))}
    </ul>
  );
}

function GridPicture({ slide: { type, src, alt }, sizes }: { slide: Slide; sizes: string }) {
  if (type === 'photo') return <Picture src={src} alt={alt} {...size} sizes={sizes} />;
  return (
    <span className={classes['play']} role="img" aria-label={`Film: ${alt}`}>
      <Icon name="play" />
    </span>
  );
}
