import { sizedPicture } from '@school/shared-deps';
import { ImageSlide, type RenderSlideProps, type SlideTypes } from 'yet-another-react-lightbox';

/** As wide as a thumbnail is shown, so that its picture is here already. */
export const THUMBNAIL_WIDTH = 84;

/** The longer side of each picture as a part of the shorter one, by its address. */
const ratios = new Map<string, number>();

/** How far a slide is zoomed at most: eight times, posters and panoramas up to 24 times (spec §9). */
export function maxZoomOf({ src = '' }: { src?: string }): number {
  return Math.min(24, Math.max(8, 4 * (ratios.get(src) ?? 1)));
}

type PhotoSlideProps = RenderSlideProps<SlideTypes['photo']>;

/**
 * A picture as large as the screen needs, or zoomed in, the original. Its blurred thumbnail is there first.
 * One that fails says so.
 */
export function PhotoSlide({ slide, offset, rect, zoom = 1 }: PhotoSlideProps) {
  const { src, alt } = slide;
  const sized = zoom > 1 ? src : sizedPicture(src, rect.width * devicePixelRatio);
  return (
    <>
      <span
        className="lightboxImpression"
        style={{ backgroundImage: `url(${JSON.stringify(sizedPicture(src, THUMBNAIL_WIDTH))})` }}
      />
      <ImageSlide
        slide={{ src: sized, alt }}
        offset={offset}
        rect={rect}
        onLoad={({ naturalWidth: width, naturalHeight: height }) =>
          ratios.set(src, Math.max(width / height, height / width))
        }
        render={{ iconError: () => <Failure isInView={offset === 0} /> }}
        onError={() => console.error(`the picture ${src} could not be loaded`)}
      />
    </>
  );
}

function Failure({ isInView }: { isInView: boolean }) {
  return (
    <p className="lightboxFailure" role={isInView ? 'alert' : undefined}>
      This picture could not be loaded.
    </p>
  );
}
