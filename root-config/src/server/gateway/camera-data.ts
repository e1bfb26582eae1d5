/** Where a picture's own header ends at the latest; what is longer is no photo of a camera. */
const MOST_HEADER = 2_000_000;
const SCAN = 0xda;
/** Exif and XMP (APP1), IPTC (APP13), comments. */
const dropped = new Set([0xe1, 0xed, 0xfe]);

/**
 * The bytes of a JPEG without what the camera wrote into it, such as where and by whom it was taken; which way is up stays.
 * What is no JPEG comes as it is.
 */
export async function* withoutCameraData(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let header: Buffer | undefined = Buffer.alloc(0);
  for await (const part of body) {
    if (header === undefined) {
      yield part;
      continue;
    }
    header = Buffer.concat([header, part]);
    const cleaned = clean(header) ?? (header.length > MOST_HEADER ? header : undefined);
    if (cleaned === undefined) continue;
    yield cleaned;
    header = undefined;
  }
  if (header !== undefined) yield header;
}

/** The bytes without the segments that tell too much, or nothing as long as they end before the picture begins. */
function clean(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 2) return undefined;
  if (bytes.readUInt16BE(0) !== 0xffd8) return bytes;
  const start = bytes.subarray(0, 2);
  const kept: Buffer[] = [];
  let orientation = 1;
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return bytes;
    if (marker === SCAN)
      return Buffer.concat([start, orientationSegment(orientation), ...kept, bytes.subarray(at)]);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return undefined;
    const segment = bytes.subarray(at, end);
    if (marker === 0xe1) orientation = orientationOf(segment) ?? orientation;
    if (!dropped.has(marker)) kept.push(segment);
    at = end;
  }
  return undefined;
}

const TIFF_AT = 10;
const ORIENTATION = 0x0112;

/** Which way is up, from 1 to 8, as an Exif segment says. */
function orientationOf(segment: Buffer): number | undefined {
  if (segment.toString('latin1', 4, 8) !== 'Exif' || segment.length < TIFF_AT + 8) return undefined;
  const tiff = segment.subarray(TIFF_AT);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < short(first); entry += 1) {
    const at = first + 2 + entry * 12;
    if (short(at) === ORIENTATION) return short(at + 8);
  }
  return undefined;
}

/** An Exif segment that says nothing else. */
function orientationSegment(orientation: number): Buffer {
  if (orientation < 2 || orientation > 8) return Buffer.alloc(0);
  const segment = Buffer.from(
    'ffe10022457869660000' + '4d4d002a00000008' + '000101120003000000010000000000000000',
    'hex',
  );
  segment.writeUInt16BE(orientation, 28);
  return segment;
}
