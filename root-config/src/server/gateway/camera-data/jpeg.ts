import { MOST_HELD, type Cleaner } from './cleaner';
import { orientationFields, orientationOf } from './orientation';

const SCAN = 0xda;
const APP1 = 0xe1;
/** Exif and XMP (APP1), IPTC (APP13), comments. */
const dropped = new Set([APP1, 0xed, 0xfe]);

export const isJpeg = (head: Buffer) => head.readUInt16BE(0) === 0xffd8;

export function createJpegCleaner(): Cleaner {
  let header: Buffer | undefined = Buffer.alloc(0);
  return {
    push: (bytes) => {
      if (header === undefined) return bytes;
      header = Buffer.concat([header, bytes]);
      const cleaned = clean(header) ?? (header.length > MOST_HELD ? header : undefined);
      if (cleaned === undefined) return Buffer.alloc(0);
      header = undefined;
      return cleaned;
    },
    end: () => header ?? Buffer.alloc(0),
  };
}

/** The bytes without the segments that tell too much, or nothing as long as they end before the picture begins. */
function clean(bytes: Buffer): Buffer | undefined {
  const start = bytes.subarray(0, 2);
  const kept: Buffer[] = [];
  let orientation: number | undefined;
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return bytes;
    if (marker === SCAN)
      return Buffer.concat([start, orientationSegment(orientation), ...kept, bytes.subarray(at)]);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return undefined;
    const segment = bytes.subarray(at, end);
    if (isExif(segment)) orientation = orientationOf(segment.subarray(10)) ?? orientation;
    if (!dropped.has(marker)) kept.push(segment);
    at = end;
  }
  return undefined;
}

function isExif(segment: Buffer): boolean {
  return segment[1] === APP1 && segment.toString('latin1', 4, 8) === 'Exif';
}

/** An Exif segment that says nothing else. */
function orientationSegment(orientation: number | undefined): Buffer {
  const fields = orientationFields(orientation);
  if (fields === undefined) return Buffer.alloc(0);
  const start = Buffer.from('ffe10000457869660000', 'hex');
  start.writeUInt16BE(start.length - 2 + fields.length, 2);
  return Buffer.concat([start, fields]);
}
