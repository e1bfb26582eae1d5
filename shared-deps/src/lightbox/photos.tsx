import { Children, type ReactNode } from 'react';

import { Photo } from './photo';
import classes from './photo.module.css';
import { SlidePicture } from './slide-picture';
import type { LightboxProps } from './viewer/viewer';

const sizes = '(width >= 1024px) 18rem, (width >= 640px) 32vw, 47vw';
const captionedSizes = '(width >= 640px) 24rem, 100vw';

interface PhotosProps extends Pick<LightboxProps, 'lightbox' | 'slides'> {
  /** Place of the first one among those of the page. */
  first?: number;
  /** Whether each is called by its title, in larger pictures. */
  isCaptioned?: boolean;
  /** Further items, such as files that the lightbox does not show. */
  children?: ReactNode;
}

/** Pictures that open large, side by side; the page has their `Lightbox`. */
export function Photos({ lightbox, slides, first = 0, isCaptioned = false, children }: PhotosProps) {
  if (slides.length + Children.count(children) === 0) return null;
  return (
    <ul className={isCaptioned ? classes['captioned'] : classes['grid']}>
      {slides.map((slide, index) => (
        <li key={`${index} ${slide.src}`}>
          <Photo lightbox={lightbox} index={first + index}>
            <SlidePicture slide={slide} sizes={isCaptioned ? captionedSizes : sizes} />
          </Photo>
          {isCaptioned && <p>{slide.about.title}</p>}
        </li>
      ))}
      {children}
    </ul>
  );
}
