import { srcSetOf } from '../api/pictures';

interface PictureProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** In view at once: fetched ahead of everything else. */
  eager?: boolean;
  /** How wide it is shown; the browser then picks among the widths of the gateway. */
  sizes?: string;
  className?: string | undefined;
}

/** A picture that keeps its room until it is here. */
export function Picture({ src, alt, width, height, eager = false, sizes, className }: PictureProps) {
  const srcSet = sizes === undefined ? undefined : srcSetOf(src, width);
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt}
      width={width}
      height={height}
      className={className}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
