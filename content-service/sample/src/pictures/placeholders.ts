import { colours, darken, lighten } from './palette';
import { at, box, disc, draw, oval, repeat, shape, soft, stroke } from './svg';
import type { Scene } from './view';

const { crimson, gold, ink, navy, plasterShade, roof, white } = colours;

const symbols = {
  building:
    shape('M-210-40L0-150L210-40Z', roof) +
    box(-190, -40, 380, 170, white) +
    repeat(4, (index) => box(-164 + index * 88 + (index > 1 ? 22 : 0), -8, 42, 56, navy, 4)) +
    box(-30, 30, 60, 100, crimson, 4) +
    box(-210, 130, 420, 14, plasterShade, 6) +
    stroke('M0-150V-200', ink, 6) +
    shape('M3-200H58L44-184L58-168H3Z', gold),
  globe:
    disc(0, -20, 160, '#c4d8dc') +
    shape('M-150-60C-110-150-30-170-10-130C0-90-60-80-50-40C-40-10-110 0-150-60Z', colours.leaf) +
    shape('M20-30C70-60 130-40 140 20C120 90 70 110 50 90C30 60-10 10 20-30Z', colours.leafDark) +
    stroke('M0-180C-90-120-90 80 0 140C90 80 90-120 0-180M-158-20H158', white, 6) +
    stroke('M-120-160C-210-60-190 90-70 158M-60 158H70', colours.wood, 14),
  event:
    box(-150, -150, 300, 300, white, 14) +
    shape('M-150-136Q-150-150-136-150H136Q150-150 150-136V-76H-150Z', crimson) +
    repeat(12, (index) =>
      box(
        -118 + (index % 4) * 66,
        -46 + Math.floor(index / 4) * 60,
        38,
        34,
        index === 6 ? gold : colours.line,
        6,
      ),
    ) +
    box(-90, -178, 16, 54, ink, 8) +
    box(74, -178, 16, 54, ink, 8),
  achievement:
    shape('M-90-160H90C90-60 60 10 0 22C-60 10-90-60-90-160Z', gold) +
    stroke('M-84-136C-160-146-150-40-56-34M84-136C160-146 150-40 56-34', gold, 16) +
    shape('M-16 20H16L30 96H-30Z', darken(gold, 0.18)) +
    box(-70, 94, 140, 26, navy, 4) +
    box(-90, 120, 180, 30, ink, 4) +
    shape('M-64-142H-36C-38-80-30-30-10-4C-44-22-62-76-64-142Z', lighten(gold, 0.5)),
  video:
    box(-190, -130, 380, 260, navy, 22) +
    box(-160, -100, 320, 200, lighten(navy, 0.12), 8) +
    shape('M-44-64L72 0L-44 64Z', white) +
    box(-190, 150, 380, 12, plasterShade, 6) +
    box(-190, 150, 150, 12, crimson, 6) +
    disc(-40, 156, 14, crimson),
  gallery:
    draw`<g transform="rotate(-7)">${box(-190, -140, 300, 240, '#ded5c2', 6)}</g>` +
    box(-150, -130, 320, 260, white, 6) +
    box(-130, -110, 280, 190, '#c4d8dc') +
    disc(84, -64, 26, '#f3d596') +
    shape('M-130 80V10L-60-50L4 14L50-24L150 50V80Z', colours.leaf) +
    shape('M-130 80V40L-60 0L40 80Z', colours.leafDark),
  book:
    shape(
      'M-170-110C-110-140-40-130 0-96C40-130 110-140 170-110V110C110 84 40 92 0 122C-40 92-110 84-170 110Z',
      white,
    ) +
    stroke('M0-96V122', plasterShade, 6) +
    stroke(
      'M-136-70Q-80-88-30-62M-136-26Q-80-44-30-18M-136 18Q-80 0-30 26M136-70Q80-88 30-62M136-26Q80-44 30-18M136 18Q80 0 30 26',
      plasterShade,
      8,
    ) +
    shape(
      'M-184-96L-170-110V110C-110 84-40 92 0 122C40 92 110 84 170 110L184-96V128C110 104 44 112 0 142C-44 112-110 104-184 128Z',
      crimson,
    ) +
    shape('M96-122H126V-30L111-46L96-30Z', gold),
  message:
    box(-180, -110, 360, 240, white, 8) +
    stroke('M-180-104L0 34L180-104', plasterShade, 9) +
    stroke('M-180 126L-50 4M180 126L50 4', colours.line, 6) +
    disc(0, 44, 38, crimson) +
    stroke('M0 26V62M-13 38H13', lighten(crimson, 0.6), 6),
} as const;

/** A quiet picture that stands in where a record has none. */
export function placeholder(symbol: keyof typeof symbols): Scene {
  return ({ width }) => {
    const ground = box(0, 0, width, 800, '#efe8da') + disc(width / 2, 400, 310, '#f7f2e8');
    const rules = draw`<g fill="none" stroke="${gold}"><rect x="28" y="28" width="${width - 56}" height="744" stroke-width="5"/><rect x="42" y="42" width="${width - 84}" height="716" stroke-width="2"/></g>`;
    return (
      ground +
      soft(0.5, rules) +
      soft(0.16, oval(width / 2, 640, 230, 20, ink)) +
      at(width / 2, 410, 1.3, symbols[symbol])
    );
  };
}
