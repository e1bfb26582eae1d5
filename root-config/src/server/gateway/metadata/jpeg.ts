import type { ByteReader } from '../byte-reader';
import { MAX_METADATA_BYTES, MetadataError } from './format';
import { orientationFields, orientationOf } from './orientation';

const [SOI, EOI, SOS] = [0xd8, 0xd9, 0xda];
const [APP0, APP1, APP2, APP14] = [0xe0, 0xe1, 0xe2, 0xee];
const JFIF_LENGTH = 18;

interface Segment {
  marker: number;
  /** Its marker and length included. */
  bytes: Buffer;
}

export const isJpeg = (head: Buffer) => head.readUInt16BE(0) === 0xffd8;

/**
 * Keeps the segments of the picture itself, and its orientation (ITU-T T.81, B.1). Stops at the end marker: cameras
 * append other pictures and films there.
 */
export async function* stripJpeg(reader: ByteReader): AsyncGenerator<Buffer, void> {
  let header: Buffer[] | undefined = [];
  let orientation: number | undefined;
  for (let segment = await nextSegment(reader); segment; segment = await nextSegment(reader)) {
    const { marker, bytes } = segment;
    if (marker === APP1) orientation = exifOrientationOf(bytes) ?? orientation;
    const kept = keptOf(segment);
    if (header === undefined) yield kept;
    else header.push(kept);
    if (lengthOf(header) > MAX_METADATA_BYTES) throw new MetadataError('the header of the JPEG is too large');
    if (marker === EOI) return;
    if (marker !== SOS) continue;
    if (header) yield Buffer.concat([Buffer.of(0xff, SOI), orientationSegment(orientation), ...header]);
    header = undefined;
    yield* passScan(reader);
  }
}

function lengthOf(parts: readonly Buffer[] = []): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

/** The next complete segment. Bytes outside of segments are dropped. */
async function nextSegment(reader: ByteReader): Promise<Segment | undefined> {
  for (;;) {
    const bytes = await reader.fill(4);
    const [first, marker = 0] = bytes;
    if (bytes.length < 2) return undefined;
    if (first !== 0xff || marker === 0xff || marker === 0) {
      reader.advance(1);
    } else if (marker === EOI) {
      return { marker, bytes: await reader.take(2) };
    } else if (isAlone(marker)) {
      reader.advance(2);
    } else {
      const length = bytes.length < 4 ? 0 : bytes.readUInt16BE(2) + 2;
      const segment = await reader.take(length);
      return length >= 4 && segment.length === length ? { marker, bytes: segment } : undefined;
    }
  }
}

/** Markers without a segment: SOI, RST0 to RST7, TEM. */
function isAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= SOI);
}

/** Passes the data of a scan on, up to the marker of the next segment. */
async function* passScan(reader: ByteReader): AsyncGenerator<Buffer, void> {
  for (;;) {
    const bytes = await reader.fill(2);
    let at = bytes.indexOf(0xff);
    while (at !== -1 && at + 1 < bytes.length && isData(bytes[at + 1])) at = bytes.indexOf(0xff, at + 2);
    const data = at === -1 ? bytes : bytes.subarray(0, at);
    reader.advance(data.length);
    if (data.length > 0) yield data;
    const isMarkerNext = at !== -1 && at + 1 < bytes.length;
    if (isMarkerNext || data.length === 0) return;
  }
}

/** Behind 0xff in a scan: a stuffed zero or a restart marker. */
function isData(next: number | undefined): boolean {
  return next === 0 || (next !== undefined && next >= 0xd0 && next <= 0xd7);
}

/** Tables, frames and scans, the colour profile and the colour encoding. Empty for all other segments. */
function keptOf({ marker, bytes }: Segment): Buffer {
  const startsWith = (name: string) => bytes.toString('latin1', 4, 4 + name.length) === name;
  if (marker === APP0) return startsWith('JFIF\0') ? withoutThumbnail(bytes) : Buffer.alloc(0);
  const isKept =
    marker === EOI ||
    (marker >= 0xc0 && marker <= 0xcf) ||
    (marker >= SOS && marker <= 0xdf) ||
    (marker === APP2 && startsWith('ICC_PROFILE\0')) ||
    (marker === APP14 && startsWith('Adobe'));
  return isKept ? bytes : Buffer.alloc(0);
}

/** A thumbnail may show parts that were cut from the picture. */
function withoutThumbnail(bytes: Buffer): Buffer {
  if (bytes.length < JFIF_LENGTH) return Buffer.alloc(0);
  const jfif = Buffer.from(bytes.subarray(0, JFIF_LENGTH));
  jfif.writeUInt16BE(JFIF_LENGTH - 2, 2);
  return jfif.fill(0, 16);
}

function exifOrientationOf(segment: Buffer): number | undefined {
  return segment.toString('latin1', 4, 8) === 'Exif' ? orientationOf(segment.subarray(10)) : undefined;
}

/** An Exif segment with the orientation alone. */
function orientationSegment(orientation: number | undefined): Buffer {
  const fields = orientationFields(orientation);
  if (fields === undefined) return Buffer.alloc(0);
  const start = Buffer.from('ffe10000457869660000', 'hex');
  start.writeUInt16BE(start.length - 2 + fields.length, 2);
  return Buffer.concat([start, fields]);
}
