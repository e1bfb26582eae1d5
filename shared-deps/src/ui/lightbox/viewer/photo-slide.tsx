import { sizedPicture } from '@school/shared-deps';
import { ImageSlide, type RenderSlideProps, type SlideTypes } from 'yet-another-react-lightbox';

import { cssUrl } from './css-url';

/** As wide as a thumbnail is shown, so that its picture is here already. */
export const THUMBNAIL_WIDTH = 84;

type PhotoSlideProps = RenderSlideProps<SlideTypes['photo']>;

/** A picture no larger than the screen asks for, its thumbnail blurred in its place until it is here; zoomed in, the original. One that fails says so and is reported. */
export function PhotoSlide({ slide, offset, rect, zoom = 1 }: PhotoSlideProps) {
  const { src, alt } = slide;
  const sized = zoom > 1 ? src : sizedPicture(src, rect.width * devicePixelRatio);
  return (
    <>
      <span
        className="lightboxImpression"
        style={{ backgroundImage: cssUrl(sizedPicture(src, THUMBNAIL_WIDTH)) }}
      />
      <ImageSlide
        slide={{ src: sized, alt }}
        offset={offset}
        rect={rect}
        render={{ iconError: Failure }}
        onError={() => console.error(`the picture ${src} could not be loaded`)}
      />
    </>
  );
}

function Failure() {
  return (
    <p className="lightboxFailure" role="alert">
      This picture could not be loaded.
    </p>
  );
}
