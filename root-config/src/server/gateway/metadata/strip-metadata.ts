import { Readable } from 'node:stream';

import { createByteReader, type ByteReader } from '../byte-reader';
import type { Strip } from './format';
import { isGif, stripGif } from './gif';
import { isJpeg, stripJpeg } from './jpeg';
import { isPng, stripPng } from './png';
import { isAvif, isFilm, isHeif, stripFilm, stripHeif } from './strip-boxes';
import { isWebp, stripWebp } from './webp';

/** The number of first bytes that identify a format. */
export const HEAD_BYTES = 24;

/** A format of files that may hold metadata. */
export interface MediaFormat {
  type: string;
  isIt: (head: Buffer) => boolean;
  /** Undefined when only a new encoding removes the metadata. */
  strip?: Strip;
}

const isTiff = (head: Buffer) => /^(?:II[*+]\0|MM\0[*+])/.test(head.toString('latin1', 0, 4));

async function* passAll(reader: ByteReader): AsyncGenerator<Buffer, void> {
  yield* reader.pass();
}

const formats: readonly MediaFormat[] = [
  { type: 'image/jpeg', isIt: isJpeg, strip: stripJpeg },
  { type: 'image/png', isIt: isPng, strip: stripPng },
  { type: 'image/webp', isIt: isWebp, strip: stripWebp },
  { type: 'image/gif', isIt: isGif, strip: stripGif },
  { type: 'image/avif', isIt: isAvif, strip: stripHeif },
  { type: 'image/heic', isIt: isHeif, strip: stripHeif },
  { type: 'video/mp4', isIt: isFilm, strip: stripFilm },
  { type: 'image/tiff', isIt: isTiff },
  // these two have no metadata
  { type: 'image/bmp', isIt: (head) => head.toString('latin1', 0, 2) === 'BM', strip: passAll },
  { type: 'image/x-icon', isIt: (head) => head.readUInt32BE(0) === 0x0000_0100, strip: passAll },
];

/** The format by the first bytes of a file. Undefined for unknown formats and for formats without metadata. */
export function mediaFormatOf(head: Buffer): MediaFormat | undefined {
  return head.length < HEAD_BYTES ? undefined : formats.find(({ isIt }) => isIt(head));
}

/**
 * The bytes of a picture or a film without a camera's metadata, such as the place, the time and the author. The
 * orientation stays.
 * @throws MetadataError when the metadata cannot be found
 * @throws the reader's errors
 */
export async function* stripMetadata(reader: ByteReader, strip: Strip): AsyncGenerator<Buffer, void> {
  try {
    for await (const piece of strip(reader)) if (piece.length > 0) yield piece;
  } finally {
    await reader.cancel();
  }
}

/** The same for a complete file in memory. Bytes of unknown formats stay as they are. */
export async function stripBytes(bytes: Buffer): Promise<Buffer> {
  const strip = mediaFormatOf(bytes)?.strip ?? passAll;
  const pieces: Buffer[] = [];
  for await (const piece of stripMetadata(createByteReader(Readable.from([bytes])), strip))
    pieces.push(piece);
  return Buffer.concat(pieces);
}
