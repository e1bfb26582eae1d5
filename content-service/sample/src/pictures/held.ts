import { colours } from './palette';
import { box, disc, draw, shape, stroke } from './svg';

export const held = {
  book: box(-8, -5, 11, 8, colours.crimson, 0.8) + box(-7, -4, 9, 6, colours.white),
  folder: shape('M-12-7L-4-4L4-7V3L-4 6L-12 3Z', colours.ink) + stroke('M-4-4V6', colours.gold, 0.7),
  flag:
    stroke('M0 2V-26', colours.woodDark, 1.2) +
    box(0, -26, 14, 3.2, '#df8a3a') +
    box(0, -22.8, 14, 3.2, colours.white) +
    box(0, -19.6, 14, 3.2, '#4a7f51'),
  sapling:
    stroke('M0 4V-10', colours.leafDark, 1.2) +
    shape('M0-9C-8-10-8-16-6-18C-1-16 0-13 0-9C1-14 4-18 8-18C8-12 5-9 0-9Z', colours.leaf) +
    shape('M-4 2H4L3 9H-3Z', colours.roof),
  trophy:
    shape('M-5-9H5C5-2 2 0 1.4 1V4H4V6H-4V4H-1.4V1C-2 0-5-2-5-9Z', colours.gold) +
    stroke('M-5-8C-9-8-8-2-3-2M5-8C9-8 8-2 3-2', colours.gold, 1.1),
  ball: disc(3, -3, 6.4, colours.coral) + stroke('M-2-7Q4-4 7 2', '#8a4634', 0.8),
  mic: stroke('M0 2L-3-7', colours.ink, 1.8) + disc(-3.4, -8.2, 2.6, colours.grey),
  flask: shape('M-1.4-10H1.4V-4L6 4H-6L-1.4-4Z', '#d6e6e6') + shape('M-3.4 0H3.4L6 4H-6Z', colours.teal),
  lamp: shape('M-6-2Q0 5 6-2Z', colours.roof) + shape('M0-10C3-6 2-3 0-2.4C-2-3-3-6 0-10Z', colours.lamp),
  brush: stroke('M4 5L-4-6', colours.wood, 1.2) + stroke('M-4-6L-5.6-8.4', colours.crimson, 2.4),
  broom: stroke('M4-8L-12 30', colours.wood, 1.4) + shape('M-10 24L-20 40H-6L-9 26Z', '#d9b56c'),
  phone: box(-2.6, -7, 5.6, 10, colours.ink, 1),
  kite:
    stroke('M0 0C10-20 24-30 34-50', '#efe6d2', 0.5) +
    shape('M34-62L44-50L34-36L24-50Z', colours.crimson) +
    shape('M34-62L44-50H24Z', colours.mustard),
  violin: draw`<g transform="rotate(-52)">${shape('M-3.4-6C-7-6-7 0-4 2C-7 5-6 11 0 11S7 5 4 2C7 0 7-6 3.4-6Z', '#9a5a33')}${stroke('M0-6V-20', colours.ink, 1.6)}</g>`,
  guitar: draw`<g transform="rotate(66) translate(-2 6)">${shape('M-5-8C-10-7-10 0-7 2C-12 6-9 16 0 16S12 6 7 2C10 0 10-7 5-8Z', '#c08a4d')}${disc(0, 4, 3, colours.ink)}${stroke('M0-8V-30', colours.woodDark, 2.4)}</g>`,
} as const;
