/** A file of the provider. */
export interface Media {
  type: string;
  head: Buffer;
  /** Of all of it, which goes on with zeros. */
  length?: number;
}

const FILM_BYTES = 1_500_000_000;

/** A box of an ISO base media file; `length` is what it says of itself. */
function box(type: string, parts: readonly Buffer[], length?: number): Buffer {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length ?? content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** A picture of 12 KB whose 2,000 items have 65,535 extents of no byte each. */
function heic(): Buffer {
  const items = [Buffer.from('00000000000007d0', 'hex'), Buffer.alloc(2_000 * 6, '00010000ffff', 'hex')];
  const meta = [Buffer.alloc(4), box('iinf', [Buffer.alloc(6)]), box('iloc', items)];
  return Buffer.concat([box('ftyp', [Buffer.from('heic\0\0\0\0mif1heic')]), box('meta', meta)]);
}

/** A picture with 100,000 empty comments. */
function jpeg(): Buffer {
  const comments = Buffer.alloc(400_000, 'fffe0002', 'hex');
  return Buffer.concat([Buffer.from('ffd8', 'hex'), comments, Buffer.from('ffd9', 'hex')]);
}

/** The head of a picture that says that it is 300 MB long. */
function webp(): Buffer {
  const head = Buffer.from('RIFF____WEBPVP8X____');
  head.writeUInt32LE(300_000_000, 4);
  head.writeUInt32LE(299_999_980, 16);
  return head;
}

const ftyp = box('ftyp', [Buffer.from('isom\0\0\0\0isommp42')]);
/** 15 MB of empty boxes of metadata. */
const index = () => box('moov', [Buffer.alloc(15_000_000, '0000000875647461', 'hex')]);

/** Files by the folder and the ending of their path. */
export const media: Record<string, () => Media> = {
  'hostile/heic': () => ({ type: 'image/heic', head: heic() }),
  'hostile/jpg': () => ({ type: 'image/jpeg', head: jpeg() }),
  'hostile/webp': () => ({ type: 'image/webp', head: webp(), length: 300_000_000 }),
  'hostile/mp4': () => ({ type: 'video/mp4', head: Buffer.concat([ftyp, index()]) }),
  'long/mp4': () => {
    const head = Buffer.concat([ftyp, box('mdat', [], FILM_BYTES - ftyp.length)]);
    return { type: 'video/mp4', head, length: FILM_BYTES };
  },
  'fine/pdf': () => ({ type: 'application/pdf', head: Buffer.from('%PDF-1.4\n%%EOF\n') }),
};
