import { sizedPicture } from '@school/shared-deps';
import { ImageSlide, type RenderSlideProps, type SlideTypes } from 'yet-another-react-lightbox';

/** As wide as a thumbnail is shown, so that its picture is here already. */
export const THUMBNAIL_WIDTH = 84;

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
