import { MOST_BYTES, type Cleaner } from './cleaner';
import { boxesOf, spansOf, type Span } from './heif-boxes';

/** Brands of pictures; films are boxes too, but have others (ISO/IEC 23008-12, 10). */
const brands = new Set(['avif', 'avis', 'heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
/** What says too much is overwritten where it is, for the rest of the file is found by its place: an empty TIFF, then blanks. */
const NOTHING = Buffer.from('000000004d4d002a00000008000000000000', 'hex');
const BLANK = 0x20;

export const isHeif = (head: Buffer) =>
  head.toString('latin1', 4, 8) === 'ftyp' && brands.has(head.toString('latin1', 8, 12));

/** Whether it is AVIF, which browsers know, rather than HEIC. */
export function isAvif(head: Buffer): boolean {
  const [ftyp = head] = boxesOf(head).map(({ start, end }) => head.subarray(start, end));
  return /avi[fs]/.test(ftyp.toString('latin1'));
}

/** The file is held until it has said where its data about itself are; then it goes on as it comes, those overwritten. */
export function createHeifCleaner(): Cleaner {
  let held: Buffer[] | undefined = [];
  let length = 0;
  /** It says nothing new before so many bytes are here. */
  let needed = 0;
  let spans: readonly Span[] = [];
  let sent = 0;

  const pass = (bytes: Buffer): Buffer => {
    const clean = Buffer.from(bytes);
    for (const span of spans) overwrite(clean, sent, span);
    sent += clean.length;
    return clean;
  };

  return {
    push: (bytes) => {
      if (held === undefined) return pass(bytes);
      held.push(bytes);
      length += bytes.length;
      if (length < needed) return Buffer.alloc(0);
      const file = Buffer.concat(held);
      const found = spansOf(file);
      if (found === undefined && length <= MOST_BYTES) {
        held = [file];
        needed = boxesOf(file).at(-1)?.end ?? 0;
        return Buffer.alloc(0);
      }
      held = undefined;
      spans = found ?? [];
      return pass(file);
    },
    end: () => Buffer.concat(held ?? []),
  };
}

/** Overwrites as much of a span as lies in these bytes, which begin at `offset` of the file. */
function overwrite(bytes: Buffer, offset: number, { start, end }: Span): void {
  const last = Math.min(bytes.length, end - offset);
  for (let at = Math.max(0, start - offset); at < last; at += 1) {
    bytes[at] = NOTHING[at + offset - start] ?? BLANK;
  }
}
