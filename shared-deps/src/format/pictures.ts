import { type PictureFile, pictureWidths } from '@school/contract';

import { fileUrl } from './links';

/** Banners of the home page are as wide as the page; on phones they are cut at their sides. */
export const bannerSizes = '(width < 640px) 167vw, 100vw';

/** The picture of a notice, in a dialog that is 34rem wide at most. */
export const noticePicture = { width: 800, height: 600, sizes: '(width >= 36rem) 31rem, 84vw' };

/** A picture in a grid of cards. Pictures of records have any size; cards show them 3:2. */
export const cardPicture = {
  width: 1800,
  height: 1200,
  sizes:
    '(width >= 1560px) 28vw, (width >= 1280px) 27rem, (width >= 992px) 31vw, (width >= 640px) 46vw, 92vw',
};

/** A picture of content as `Picture` takes it. */
export function pictureOf({ file, alt, width, height }: PictureFile) {
  return { src: fileUrl(file) ?? '', alt, width, height };
}

const pictureEndings = /\.(?:avif|bmp|gif|hei[cf]|jfif|jpe?g?|png|svg|tiff?|webp)$/i;
const ending = /\.[a-z][a-z\d]{1,4}$/i;

/** Whether a file is a picture, by its ending; one that has none is taken for a picture. */
export function isPictureFile(address: string): boolean {
  return pictureEndings.test(address) || !ending.test(address);
}

/**
 * The address of the first picture of the school's own among a record's files, or of the placeholder. The
 * site shows no other host's pictures, because a request would report the visit to that host.
 */
export function coverOf(references: readonly string[], fallback: string | undefined): string | undefined {
  const own = references.map(fileUrl).find((src) => src?.startsWith('/') && isPictureFile(src));
  return own ?? fileUrl(fallback);
}

/**
 * Address of a picture in the smallest sufficient width of the gateway; pictures of other sites keep theirs.
 */
export function sizedPicture(src: string, pixels: number): string {
  const width = pictureWidths.find((each) => each >= pixels);
  return width === undefined || !isSizable(src) ? src : `${src}?w=${width}`;
}

/** The `srcset` of a picture that is `width` pixels wide; it is never enlarged. */
export function srcSetOf(src: string, width: number): string | undefined {
  if (!isSizable(src)) return undefined;
  const smaller = pictureWidths.filter((each) => each < width);
  return [...smaller.map((each) => `${src}?w=${each} ${each}w`), `${src} ${width}w`].join(', ');
}

function isSizable(src: string): boolean {
  return src.startsWith('/api/image/') && !src.includes('?');
}
