import { colours, darken } from './palette';
import { box, disc, draw, fade, oval, repeat, shape, soft, stroke } from './svg';

const { brick, plaster, plasterShade, ink } = colours;

/** The gate: two piers, an iron arch and its leaves standing open; (0, 0) is the middle of the drive. */
export function gate(lampsLit = false): string {
  const pier = (x: number) =>
    box(x - 34, -250, 68, 250, brick) +
    soft(0.15, box(x + 8, -250, 26, 250, ink)) +
    box(x - 42, -264, 84, 18, plaster) +
    box(x - 42, -26, 84, 26, plasterShade) +
    box(x - 24, -190, 48, 60, plaster) +
    stroke(draw`M${x} -180v40M${x - 12} -168h24`, colours.crimson, 6) +
    disc(x, -290, 20, lampsLit ? colours.lamp : colours.white) +
    box(x - 5, -272, 10, 10, ink);
  const arch =
    stroke('M-196-262C-120-352 120-352 196-262', ink, 7) +
    stroke('M-196-240C-120-322 120-322 196-240', ink, 4) +
    repeat(9, (index) => stroke(draw`M${-140 + index * 35} ${-318 + Math.abs(index - 4) * 8}v20`, ink, 3));
  const cross = stroke('M0-332V-392M-18-372H18', colours.gold, 8);
  const leaf = (x: number, lean: number) =>
    repeat(7, (index) => stroke(draw`M${x + index * lean} ${-6 + index * 4}V${-176 - index * 4}`, ink, 3)) +
    stroke(
      draw`M${x} -6L${x + lean * 6} 18M${x} -176L${x + lean * 6} -200M${x} -90L${x + lean * 6} -86`,
      ink,
      4,
    );
  const wall = (x: number) =>
    box(x, -120, 760, 120, brick) +
    box(x, -134, 760, 16, plaster) +
    repeat(9, (index) => box(x + 40 + index * 84, -96, 44, 60, darken(brick, 0.08)));
  return wall(-990) + wall(230) + leaf(-194, -14) + leaf(194, 14) + arch + cross + pier(-230) + pier(230);
}

/** A yellow school bus, 420 long, with its wheels on (0, 0). */
export function bus(): string {
  const window = (index: number) =>
    box(-184 + index * 62, -150, 50, 52, '#cfe1e2', 6) +
    disc(-160 + index * 62, -112, 12, ['#cb9168', '#8f5f40', '#e0ae82'][index % 3] ?? '#cb9168') +
    shape(draw`M${-172 + index * 62} -113a12 13 0 0 1 24 0z`, ink) +
    box(-173 + index * 62, -101, 26, 4, colours.navy);
  const wheel = (x: number) =>
    disc(x, -8, 32, ink) + disc(x, -8, 15, '#c9cdd0') + disc(x, -8, 6, colours.grey);
  const body = shape(
    'M-208-20V-158Q-208-176-190-176H160Q184-176 194-150L206-96Q212-90 212-78V-20Z',
    '#e0ac43',
  );
  const front =
    shape('M140-150H166Q178-150 184-136L198-96H140Z', '#cfe1e2') +
    disc(204, -56, 8, colours.lamp) +
    box(196, -30, 20, 10, ink, 3);
  return (
    oval(0, 22, 240, 14, '#00000022') +
    body +
    box(-208, -86, 420, 12, colours.crimson) +
    box(-190, -184, 350, 10, '#c8922f', 5) +
    repeat(5, window) +
    front +
    wheel(-120) +
    wheel(126)
  );
}

/** The national flag on its pole, `height` high. */
export function flagPole(height: number): string {
  const band = (y: number, colour: string) =>
    shape(
      draw`M4 ${y}C40 ${y - 12} 76 ${y + 12} 116 ${y}V${y + 26}C76 ${y + 38} 40 ${y + 14} 4 ${y + 26}Z`,
      colour,
    );
  const top = -height + 8;
  const wheel =
    disc(60, top + 39, 10.5, colours.navy) +
    disc(60, top + 39, 8.5, colours.white) +
    repeat(
      12,
      (index) =>
        `<g transform="rotate(${String(index * 30)} 60 ${String(top + 39)})">${stroke(draw`M60 ${top + 39}v-8.5`, colours.navy, 0.8)}</g>`,
    );
  return (
    box(-44, -20, 88, 22, plasterShade) +
    box(-28, -38, 56, 20, plaster) +
    box(-3, -height, 6, height - 30, '#dcd8cf') +
    disc(0, -height, 7, colours.gold) +
    band(top, '#df8a3a') +
    band(top + 26, colours.white) +
    band(top + 52, '#4a7f51') +
    wheel
  );
}

/** A string of paper flags from one point to another, sagging by `sag`. */
export function bunting(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  tones: readonly string[],
): string {
  const count = Math.max(4, Math.round(Math.abs(x2 - x1) / 46));
  const pennant = (index: number) => {
    const share = (index + 0.5) / count;
    const x = x1 + (x2 - x1) * share;
    const y = y1 + (y2 - y1) * share + sag * 4 * share * (1 - share);
    return shape(draw`M${x - 14} ${y - 1}h28l-14 32z`, tones[index % tones.length] ?? colours.crimson);
  };
  return (
    stroke(
      draw`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`,
      colours.plasterShade,
      2.5,
    ) + repeat(count, pennant)
  );
}

/** A fair's stall with a striped awning, 240 wide. */
export function stall(tone: string, goods: string): string {
  const stripe = (index: number) =>
    shape(
      draw`M${-130 + index * 37.2} -190h37.2v34a18.6 18 0 0 1 -37.2 0z`,
      index % 2 === 0 ? tone : colours.white,
    );
  return (
    box(-118, -190, 8, 190, colours.woodDark) +
    box(110, -190, 8, 190, colours.woodDark) +
    fade(-118, -156, 236, 70, ['#5b4a45', '#7b665a']) +
    goods +
    box(-122, -84, 244, 84, colours.wood) +
    box(-130, -92, 260, 14, colours.woodLight) +
    soft(0.12, box(-122, -78, 244, 20, ink)) +
    repeat(7, stripe)
  );
}
