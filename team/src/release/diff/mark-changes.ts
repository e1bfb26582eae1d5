import sharp from 'sharp';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Lines between two boxes, and between a frame and the words in it. */
const [GAP, MARGIN] = [8, 3];
/** The colour of a frame, and how wide its lines are. */
const FRAME = Buffer.from([0xd0, 0x00, 0x6f]);
const STROKE = 3;
/** The surroundings of changed places that are shown, and the longest part of a page. */
const [AROUND, MAX_HEIGHT] = [120, 6_000];
/** A busy browser draws some pixels of the same page this much lighter or darker. */
const MAX_NOISE = 8;

/**
 * Cuts two pictures of a page, PNGs of the same width, to the part that differs, and frames what does.
 * @returns both as WebP; undefined where they are the same
 */
export async function markChanges(before: Buffer, after: Buffer): Promise<[Buffer, Buffer] | undefined> {
  if (before.equals(after)) return undefined;
  const pictures = await Promise.all([before, after].map(readPixels));
  const [old, next] = pictures as [Pixels, Pixels];
  const boxes = changedBoxes(old, next);
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const top = Math.max(first.top - AROUND, 0);
  const bottom = Math.min(last.bottom + AROUND, top + MAX_HEIGHT);
  const cut = (pixels: Pixels) => {
    const { width, height } = pixels.info;
    const start = Math.min(top, height - 1);
    const part = { left: 0, top: start, width, height: Math.min(bottom, height) - start };
    return sharp(withFrames(pixels, boxes), { raw: pixels.info })
      .extract(part)
      .webp({ quality: 75, effort: 2 })
      .toBuffer();
  };
  return [await cut(old), await cut(next)];
}

/** The pixels of a picture, with a frame around each box. */
function withFrames({ data, info: { width, height, channels } }: Pixels, boxes: readonly Box[]): Buffer {
  const drawn = Buffer.from(data);
  const fill = (left: number, top: number, right: number, bottom: number) => {
    const [first, end] = [Math.max(left, 0), Math.min(right, width)];
    for (let line = Math.max(top, 0); line < Math.min(bottom, height); line += 1)
      drawn.fill(FRAME, (line * width + first) * channels, (line * width + end) * channels);
  };
  for (const box of boxes) {
    const [left, top] = [box.left - MARGIN, box.top - MARGIN];
    const [right, bottom] = [box.right + MARGIN, box.bottom + MARGIN];
    fill(left - STROKE, top - STROKE, right + STROKE, top);
    fill(left - STROKE, bottom, right + STROKE, bottom + STROKE);
    fill(left - STROKE, top, left, bottom);
    fill(right, top, right + STROKE, bottom);
  }
  return drawn;
}

type Pixels = Awaited<ReturnType<typeof readPixels>>;

function readPixels(png: Buffer) {
  return sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}

/** A box for each run of lines that differ, from the top. Beyond the end of one picture all lines do. */
function changedBoxes(old: Pixels, next: Pixels): Box[] {
  const { width, channels } = next.info;
  const boxes: Box[] = [];
  for (let line = 0; line < Math.max(old.info.height, next.info.height); line += 1) {
    const [before, after] = [lineOf(old, line), lineOf(next, line)];
    if (before.equals(after)) continue;
    const differs = (value: number, index: number) => Math.abs(value - (before[index] ?? 0)) > MAX_NOISE;
    const isEnd = before.length !== after.length;
    if (!isEnd && !after.some(differs)) continue;
    const left = isEnd ? 0 : Math.floor(after.findIndex(differs) / channels);
    const right = isEnd ? width : Math.ceil((after.findLastIndex(differs) + 1) / channels);
    const box = boxes.at(-1);
    if (box === undefined || line - box.bottom > GAP)
      boxes.push({ left, top: line, right, bottom: line + 1 });
    else
      Object.assign(box, {
        left: Math.min(box.left, left),
        right: Math.max(box.right, right),
        bottom: line + 1,
      });
  }
  return boxes;
}

function lineOf({ data, info: { width, channels } }: Pixels, line: number): Buffer {
  return data.subarray(line * width * channels, (line + 1) * width * channels);
}
