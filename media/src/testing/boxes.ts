/** A box of an ISO base media file, such as a film or a HEIC. */
export function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const bytes = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + bytes.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, bytes]);
}

/** A film that says in four ways where it was made; its frames come first, as telephones write it. */
export function filmWithPlace(place: string, frames: Buffer): Buffer {
  const version = Buffer.alloc(4);
  const keys = box('keys', version, 'com.apple.quicktime.location.ISO6709');
  const values = box('ilst', box('\0\0\0\x01', box('data', version, place)));
  return Buffer.concat([
    box('ftyp', 'qt  \0\0\0\0qt  mp42'),
    box('mdat', frames),
    box(
      'moov',
      box('mvhd', Buffer.alloc(100)),
      box('trak', box('tkhd', Buffer.alloc(84)), box('udta', box('loci', version, place))),
      box('udta', box('\xa9xyz', place)),
      box('meta', box('hdlr', version), keys, values),
    ),
    box('uuid', Buffer.alloc(16, 0xbe), `<x:xmpmeta>${place}</x:xmpmeta>`),
  ]);
}

/** A film with the list of a dash camera, and timed metadata among its frames. */
export function filmWithTimedPlaces(place: string, frames: Buffer): Buffer {
  const start = box('ftyp', 'qt  \0\0\0\0qt  mp42');
  const samples = [Buffer.from(place), Buffer.from(`${place}!`), Buffer.from(`${place} listed`)];
  const mdat = box('mdat', frames, ...samples, frames);
  const first = start.length + 8 + frames.length;
  const offsets = [first, first + place.length, first + 2 * place.length + 1];
  const full = (type: string, ...fields: number[]) => {
    const table = Buffer.alloc(4 + fields.length * 4);
    for (const [at, field] of fields.entries()) table.writeUInt32BE(field, 4 + at * 4);
    return box(type, table);
  };
  const stbl = box(
    'stbl',
    full('stsz', 0, 2, place.length, place.length + 1),
    full('stsc', 1, 1, 1, 1),
    full('stco', 2, offsets[0] ?? 0, offsets[1] ?? 0),
  );
  const handler = (type: string) => box('hdlr', Buffer.alloc(8), type, Buffer.alloc(12));
  return Buffer.concat([
    start,
    mdat,
    box(
      'moov',
      box('mvhd', Buffer.alloc(100)),
      box('trak', box('mdia', handler('vide'))),
      box('trak', box('mdia', handler('meta'), box('minf', stbl))),
      full('gps ', 0, offsets[2] ?? 0, place.length + 7),
    ),
  ]);
}
