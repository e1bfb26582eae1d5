import { escapeXml } from '@school/server-core/escape-xml';
import sharp, { type OverlayOptions } from 'sharp';

import { encodeJpeg, SHARE_SIZE } from './share-picture';

/** A picture for a link to a page that has none. */
export interface Drawing {
  title: string;
  school: string;
  /** The school's emblem, if it has one. */
  emblem: Buffer | undefined;
}

const ground = { paper: '#fbf8f2', navy: '#1d3461', crimson: '#8c1c2b' };
const MARGIN = 80;
const BAND = 18;
const EMBLEM_SIZE = 150;
const SCHOOL_LEFT = MARGIN + EMBLEM_SIZE;
/** Longer titles are cut, and longer ones than `short` are smaller. */
const LENGTHS = { short: 45, max: 150 };
const SIZES = { school: 38, long: 56, short: 76 };

/**
 * Draws the emblem, the school's name and a title.
 * @param fonts files of fonts for all scripts
 */
export async function drawPicture(drawing: Drawing, fonts: readonly string[]): Promise<Buffer> {
  await (loaded ??= loadFonts(fonts));
  const { title, school, emblem } = drawing;
  const letters = Array.from(title);
  const text = letters.length > LENGTHS.max ? `${letters.slice(0, LENGTHS.max).join('')}…` : title;
  const size = letters.length > LENGTHS.short ? SIZES.long : SIZES.short;
  const schoolLeft = emblem === undefined ? MARGIN : SCHOOL_LEFT;
  const top = MARGIN + EMBLEM_SIZE + 40;
  const layers = await Promise.all([
    emblemAt(emblem),
    textAt(school, {
      size: SIZES.school,
      color: ground.crimson,
      left: schoolLeft,
      top: MARGIN + 30,
      height: 100,
    }),
    textAt(text, {
      size,
      color: ground.navy,
      left: MARGIN,
      top,
      height: SHARE_SIZE.height - top - BAND - 20,
    }),
  ]);
  const band = {
    create: { width: SHARE_SIZE.width, height: BAND, channels: 3 as const, background: ground.navy },
  };
  const composed = sharp({ create: { ...SHARE_SIZE, channels: 3, background: ground.paper } })
    .composite([...layers.flat(), { input: band, left: 0, top: SHARE_SIZE.height - BAND }])
    .png({ compressionLevel: 1 });
  return encodeJpeg(await composed.toBuffer());
}

let loaded: Promise<unknown> | undefined;

/** The library keeps a font that it was once given, and finds it by its name. */
function loadFonts(fonts: readonly string[]): Promise<unknown> {
  return Promise.all(
    fonts.map((fontfile) =>
      sharp({ text: { text: 'A', fontfile } })
        .png()
        .toBuffer(),
    ),
  );
}

async function emblemAt(emblem: Buffer | undefined): Promise<OverlayOptions[]> {
  if (emblem === undefined) return [];
  const size = { width: EMBLEM_SIZE, height: EMBLEM_SIZE, fit: 'inside' as const };
  const input = await sharp(emblem, { pages: 1 }).resize(size).png().toBuffer();
  return [{ input, left: MARGIN, top: MARGIN }];
}

interface TextPlace {
  size: number;
  color: string;
  left: number;
  top: number;
  height: number;
}

async function textAt(
  text: string,
  { size, color, left, top, height }: TextPlace,
): Promise<OverlayOptions[]> {
  const width = SHARE_SIZE.width - MARGIN - left;
  const drawn = sharp({
    text: {
      text: `<span foreground="${color}">${escapeXml(text.replace(/\p{Cc}/gu, ' '))}</span>`,
      font: `Mukta, Noto Sans Gurmukhi SemiBold ${size}`,
      // a point is a pixel
      dpi: 72,
      spacing: Math.round(-size / 4),
      width,
      wrap: 'word-char',
      rgba: true,
    },
  });
  const fitting = await drawn.png().toBuffer();
  const input = await sharp(fitting)
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .toBuffer();
  return [{ input, left, top }];
}
