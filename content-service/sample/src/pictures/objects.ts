import { colours, darken, lighten } from './palette';
import { box, disc, draw, oval, repeat, shape, soft, stroke } from './svg';

const { ink, gold, crimson, navy, white, wood, woodDark, teal, roof, leaf, leafDark } = colours;

/** Still lifes about 200 high that stand on (0, 0). */
export const objects = {
  trophy:
    box(-46, -22, 92, 22, woodDark, 3) +
    box(-34, -40, 68, 18, wood, 3) +
    shape('M-14-40L-8-84H8L14-40Z', darken(gold, 0.18)) +
    stroke('M-50-170C-96-176-90-112-34-108M50-170C96-176 90-112 34-108', gold, 10) +
    shape('M-56-190H56C56-130 38-90 0-82C-38-90-56-130-56-190Z', gold) +
    shape('M-40-182H-18C-20-140-16-112-6-96C-32-112-40-146-40-182Z', lighten(gold, 0.5)) +
    oval(0, -190, 56, 9, darken(gold, 0.3)),
  medal:
    shape('M-40-200H-10L10-110L-16-104ZM40-200H10L-10-110L16-104Z', crimson) +
    shape('M-32-200H-24L4-108L-4-106ZM32-200H24L-4-108L4-106Z', white) +
    disc(0, -62, 60, gold) +
    disc(0, -62, 48, lighten(gold, 0.35)) +
    shape('M0-100L11-74L40-72L18-54L25-26L0-42L-25-26L-18-54L-40-72L-11-74Z', gold),
  books:
    box(-110, -34, 220, 34, navy, 4) +
    box(-104, -28, 206, 22, white) +
    box(-110, -34, 30, 34, navy) +
    box(-92, -66, 190, 32, crimson, 4) +
    box(-86, -60, 178, 20, white) +
    box(70, -66, 28, 32, crimson) +
    box(-100, -96, 180, 30, '#5f7f73', 4) +
    box(-94, -91, 168, 19, white) +
    box(-100, -96, 26, 30, '#5f7f73') +
    shape('M-84-118C-50-130-20-126 0-110C20-126 50-130 84-118V-100H-84Z', white) +
    stroke('M0-110V-98M-66-112q34-8 54 4M66-112q-34-8-54 4', colours.plasterShade, 3),
  glassware:
    shape('M-110 0L-66-120V-170H-34V-120L10 0Z', '#dfeaea') +
    shape('M-92-48H-8L10 0H-110Z', teal) +
    box(-72, -178, 44, 12, '#c9d8d9', 4) +
    box(26, -150, 26, 150, '#dfeaea', 12) +
    box(26, -80, 26, 80, '#d6a03f', 12) +
    box(62, -150, 26, 150, '#dfeaea', 12) +
    box(62, -56, 26, 56, '#c96d6a', 12) +
    box(98, -150, 26, 150, '#dfeaea', 12) +
    box(98, -100, 26, 100, '#8fa77a', 12) +
    box(18, -116, 114, 12, wood),
  microscope:
    box(-70, -16, 140, 16, ink, 6) +
    stroke('M44-16C84-60 76-140 14-150', navy, 20) +
    box(-56, -62, 88, 12, ink, 4) +
    draw`<g transform="rotate(-18 -6 -130)">${box(-24, -190, 30, 96, colours.grey, 6)}${box(-20, -210, 22, 26, ink, 4)}${box(-18, -98, 18, 26, ink, 3)}</g>${disc(66, -78, 12, colours.steel)}`,
  globe:
    stroke('M-66-150A84 84 0 1 0 60-48', gold, 8) +
    disc(0, -112, 74, '#7fa9b3') +
    shape('M-40-160C-10-176 14-164 20-150C6-140 20-124 6-112C-6-100-2-84-16-76C-30-88-50-104-48-128Z', leaf) +
    shape('M30-120C46-128 62-116 66-104C58-90 48-70 36-70C28-86 24-108 30-120Z', leaf) +
    soft(0.14, shape('M30-180A74 74 0 0 1 4-38.2C40-70 52-130 30-180Z', ink)) +
    box(-10, -38, 20, 30, gold) +
    box(-52, -10, 104, 10, woodDark, 4),
  palette:
    shape(
      'M-120-70C-124-150 40-176 112-120C156-80 120-44 80-52C52-58 40-40 52-22C60-4 10 4-30-2C-84-10-118-30-120-70Z',
      '#c99b66',
    ) +
    disc(-78, -88, 18, crimson) +
    disc(-36, -124, 18, colours.mustard) +
    disc(20, -132, 18, leaf) +
    disc(74, -112, 18, navy) +
    disc(-70, -44, 18, teal) +
    oval(14, -40, 16, 12, darken('#c99b66', 0.4)) +
    stroke('M-20-20L120-190', woodDark, 7) +
    stroke('M120-190L134-208', crimson, 13) +
    stroke('M10-14L156-150', gold, 7) +
    stroke('M156-150L172-164', teal, 13),
  diyas: repeat(3, (index) => {
    const x = (index - 1) * 118;
    const y = index === 1 ? 0 : -26;
    return (
      shape(draw`M${x - 54} ${y - 46}C${x - 46} ${y + 6} ${x + 46} ${y + 6} ${x + 54} ${y - 46}Z`, roof) +
      oval(x, y - 46, 54, 12, darken(roof, 0.35)) +
      oval(x, y - 45, 44, 8, '#d8a24c') +
      shape(
        draw`M${x} ${y - 118}C${x + 24} ${y - 84} ${x + 20} ${y - 58} ${x} ${y - 54}C${x - 20} ${y - 58} ${x - 24} ${y - 84} ${x} ${y - 118}Z`,
        '#f0b04a',
      ) +
      shape(
        draw`M${x} ${y - 94}C${x + 11} ${y - 76} ${x + 9} ${y - 62} ${x} ${y - 58}C${x - 9} ${y - 62} ${x - 11} ${y - 76} ${x} ${y - 94}Z`,
        '#fdf0cb',
      ) +
      repeat(5, (dot) => disc(x - 28 + dot * 14, y - 22 + Math.abs(dot - 2) * -3, 3, colours.lamp))
    );
  }),
  sapling:
    shape('M-64-84H64L48 0H-48Z', roof) +
    box(-72, -98, 144, 22, darken(roof, 0.14), 4) +
    stroke('M0-90C-4-130 4-150 0-186', leafDark, 7) +
    shape(
      'M0-120C-60-110-86-136-92-170C-40-172-6-156 0-120ZM0-146C40-142 82-160 92-204C40-206 4-186 0-146ZM0-180C-34-184-46-210-40-240C-10-230 4-208 0-180Z',
      leaf,
    ) +
    stroke('M-4-122C-30-128-52-142-70-158M4-148C30-154 54-172 70-190', leafDark, 3),
  ball:
    disc(0, -90, 90, white) +
    shape('M0-130L38-102L24-58H-24L-38-102Z', ink) +
    shape(
      'M-30-175L0-166L30-175A90 90 0 0 0-30-175ZM-89-100L-64-122L-72-150A90 90 0 0 0-89-100ZM89-100L64-122L72-150A90 90 0 0 1 89-100ZM-62-24L-56-50L-82-54A90 90 0 0 0-62-24ZM62-24L56-50L82-54A90 90 0 0 1 62-24Z',
      ink,
    ) +
    stroke('M0-130V-166M38-102L64-122M24-58L56-50M-24-58L-56-50M-38-102L-64-122', ink, 3) +
    soft(0.12, shape('M50-165A90 90 0 0 1-40-9.4C30-30 70-90 50-165Z', ink)),
  drums:
    shape('M-130-110H-20L-30 0H-120Z', '#9a5a33') +
    oval(-75, -110, 55, 14, white) +
    oval(-75, -110, 22, 6, ink) +
    stroke('M-126-100L-104-6M-104-98L-84-2M-76-96V0M-48-98L-60-2M-26-100L-42-4', '#d9bd92', 3) +
    shape('M14-92C4-30 30 0 80 0S156-30 146-92Z', '#b9bfc4') +
    oval(80, -92, 66, 16, white) +
    oval(88, -92, 26, 7, ink) +
    stroke('M22-60L50-4M60-74L66-2M104-74L96-2M138-60L114-4', '#e7e2d5', 3),
  chess:
    shape('M-150-20L-90-70H90L150-20Z', woodDark) +
    repeat(6, (index) => shape(draw`M${-128 + index * 44} -26l9 -16h22l-8 16z`, '#ead7b2')) +
    repeat(5, (index) => shape(draw`M${-92 + index * 44} -46l6 -16h20l-6 16z`, '#ead7b2')) +
    shape('M-60-48C-54-90-46-110-46-140A20 20 0 1 1-16-140C-16-110-8-90-2-48Z', white) +
    stroke('M-31-158V-190M-42-178H-20', white, 7) +
    shape('M40-50C44-84 54-96 52-116A17 17 0 1 1 78-116C76-96 86-84 90-50Z', navy),
  lantern:
    stroke('M0-260V-200', ink, 3) +
    shape('M0-212L26-138L104-138L42-92L66-16L0-62L-66-16L-42-92L-104-138L-26-138Z', '#f0b95a') +
    shape(
      'M0-212L26-138L0-104ZM104-138L42-92L0-104ZM66-16L0-62L0-104ZM-66-16L-42-92L0-104ZM-104-138L-26-138L0-104Z',
      '#d97b4e',
    ) +
    disc(0, -104, 16, '#fdf0cb') +
    stroke('M-66-12v34M66-12v34', crimson, 3),
  rangoli:
    repeat(
      8,
      (index) =>
        draw`<g transform="translate(0 -80) scale(1 .5) rotate(${index * 45})">${shape('M0 0C44-50 44-110 0-160C-44-110-44-50 0 0Z', index % 2 === 0 ? '#d97b4e' : '#d6a03f')}${shape('M0-20C20-54 20-96 0-128C-20-96-20-54 0-20Z', index % 2 === 0 ? '#fbe7bd' : crimson)}</g>`,
    ) +
    oval(0, -80, 34, 17, teal) +
    oval(0, -80, 17, 8.5, white) +
    repeat(16, (index) =>
      oval(
        Math.cos(index * 0.3927) * 190,
        -80 + Math.sin(index * 0.3927) * 95,
        9,
        5,
        index % 2 === 0 ? colours.rose : white,
      ),
    ),
  telescope:
    stroke('M0-90L-64 0M0-90L64 0M0-90V4', woodDark, 9) +
    draw`<g transform="rotate(-28 0 -104)">${box(-96, -126, 150, 44, navy, 6)}${box(54, -134, 40, 60, gold, 6)}${box(-126, -116, 34, 24, ink, 4)}${box(-40, -126, 10, 44, gold)}</g>`,
  kite:
    shape('M0-230L84-130L0-30L-84-130Z', crimson) +
    shape('M0-230L84-130H-84Z', colours.mustard) +
    shape('M0-230V-30L84-130Z', '#00000018') +
    stroke('M0-30C20-10-20 10 6 40', crimson, 5) +
    stroke('M0-230V-30M-84-130Q0-180 84-130', woodDark, 3),
} as const;

export type ObjectName = keyof typeof objects;
