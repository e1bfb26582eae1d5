import { srcSetOf } from '../../format/pictures';
import classes from './picture.module.css';

interface PictureProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** In view at first: fetched ahead of everything else. */
  eager?: boolean;
  /** Width on the page; the browser then picks among the widths of the gateway. */
  sizes?: string;
  className?: string | undefined;
  /** Says in its place when it is missing. */
  isPhoto?: boolean;
}

/** A picture that reserves its space while it loads. */
export function Picture({
  src,
  alt,
  width,
  height,
  eager = false,
  sizes,
  className,
  isPhoto = false,
}: PictureProps) {
  const srcSet = sizes === undefined ? undefined : srcSetOf(src, width);
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt}
      width={width}
      height={height}
      className={isPhoto ? classes['photo'] : className}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
