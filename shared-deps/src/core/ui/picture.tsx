import { impressionOf, srcSetOf } from '../../format/pictures';
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
  /** Shows a blurred first impression until the photo is loaded; a transparent picture would not cover it. */
  isPhoto?: boolean;
}

/** A picture that reserves its space while it loads. */
export function Picture({ isPhoto = false, ...picture }: PictureProps) {
  const impression = isPhoto ? impressionOf(picture.src) : undefined;
  if (impression === undefined) return <PlainPicture {...picture} />;
  const { width, height, eager } = picture;
  return (
    <span className={classes['photo']}>
      <img
        className={classes['impression']}
        src={impression}
        alt=""
        width={width}
        height={height}
        loading={eager ? undefined : 'lazy'}
      />
      <PlainPicture {...picture} />
    </span>
  );
}

function PlainPicture({
  src,
  alt,
  width,
  height,
  eager = false,
  sizes,
  className,
}: Omit<PictureProps, 'isPhoto'>) {
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
