import type { FileIndex, StoredFile } from './files';

/** Pictures that browsers do not show. */
const strangePicture = /\.(?:heic|heif|tiff?|bmp|psd|ai|cdr|raw|dng)$/i;
const picture = /\.(?:jpe?g|png|gif|webp|avif)$/i;

/** Larger pictures are not shown by the gateway. */
const MAX_PICTURE_BYTES = 20_000_000;

/**
 * Files that pages cannot show, one line each.
 * @param folder the first part of a line, such as `files`
 */
export function fileWarnings(files: FileIndex, folder: string): string[] {
  const odd = [...files.byPath].map(([path, file]) => [path, warningAbout(file)] as const);
  return [...(files.unread ?? []), ...odd].flatMap(([path, warning]) =>
    warning === undefined ? [] : [`${folder}/${path}: ${warning}`],
  );
}

function warningAbout({ name, size, start }: StoredFile): string | undefined {
  if (strangePicture.test(name)) return 'browsers do not show it; save it as JPEG, PNG or WebP';
  if (size === 0) return 'is empty';
  if (/\.pdf$/i.test(name) && !start.includes('%PDF-')) return 'is not a PDF';
  return picture.test(name) && size > MAX_PICTURE_BYTES ? 'is larger than 20 MB' : undefined;
}
