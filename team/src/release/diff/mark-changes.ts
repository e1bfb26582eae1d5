import sharp from 'sharp';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Lines between two boxes, and between a frame and the words in it. */
const [GAP, MARGIN] = [8, 4];
/** The surroundings of changed places that are shown, and the longest part of a page. */
const [AROUND, MAX_HEIGHT] = [120, 6_000];

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
  const cut = (png: Buffer, { info: { width, height } }: Pixels) => {
    const start = Math.min(top, height - 1);
    const part = { left: 0, top: start, width, height: Math.min(bottom, height) - start };
    const frames = boxes.map(
      (box) =>
        `<rect x="${box.left - MARGIN}" y="${box.top - start - MARGIN}" width="${box.right - box.left + 2 * MARGIN}" height="${box.bottom - box.top + 2 * MARGIN}"/>`,
    );
    const marks = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${part.height}"
      fill="none" stroke="#d0006f" stroke-width="3">${frames.join('')}</svg>`;
    return sharp(png)
      .extract(part)
      .composite([{ input: Buffer.from(marks) }])
      .webp({ quality: 75 })
      .toBuffer();
  };
  return [await cut(before, old), await cut(after, next)];
}

type Pixels = Awaited<ReturnType<typeof readPixels>>;

function readPixels(png: Buffer) {
  return sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** A box for each run of lines that differ, from the top. Beyond the end of one picture all lines do. */
function changedBoxes(old: Pixels, next: Pixels): Box[] {
  const { width, channels } = next.info;
  const boxes: Box[] = [];
  for (let line = 0; line < Math.max(old.info.height, next.info.height); line += 1) {
    const [before, after] = [lineOf(old, line), lineOf(next, line)];
    if (before.equals(after)) continue;
    const differs = (value: number | undefined, index: number) => value !== before[index];
    const isEnd = before.length !== after.length;
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
