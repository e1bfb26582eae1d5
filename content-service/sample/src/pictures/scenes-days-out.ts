import { bus } from './grounds';
import { type Choice, row } from './groups';
import { bush, hedgerow, hills, lawn, shadow, sky, tree } from './nature';
import { objects } from './objects';
import { colours, darken, festive, lighten, mix } from './palette';
import { adult, type Dress, pupil } from './people';
import { at, box, draw, fade, repeat, shape, soft, stroke } from './svg';
import { lit, type Scene, type View } from './view';

function visitors(
  { random, width }: View,
  dress: Dress = 'summer',
  how: Choice = ['walk', 'chat', 'point', 'wave', 'chatBack', 'backs'],
): string {
  return row(random, {
    count: random.whole(5, 8),
    from: width * 0.1,
    to: width * 0.9,
    y: 740,
    height: 165,
    who: () => (random.chance(0.14) ? adult(random) : pupil(random, dress)),
    how,
  });
}

/** The great dome and its two kiosks. */
function domes(x: number, stone: string): string {
  const kiosk = (cx: number) =>
    shape(
      draw`M${cx - 34} 300Q${cx - 34} 262 ${cx} 252Q${cx + 34} 262 ${cx + 34} 300Z`,
      lighten(stone, 0.25),
    ) +
    box(cx - 30, 300, 8, 40, stone) +
    box(cx + 22, 300, 8, 40, stone) +
    box(cx - 4, 300, 8, 40, stone);
  const dome =
    shape(
      draw`M${x - 110} 320C${x - 140} 210 ${x - 60} 180 ${x} 128C${x + 60} 180 ${x + 140} 210 ${x + 110} 320Z`,
      lighten(stone, 0.35),
    ) +
    soft(
      0.12,
      shape(
        draw`M${x + 20} 146C${x + 70} 190 ${x + 138} 214 ${x + 110} 320H${x + 50}C${x + 80} 240 ${x + 60} 190 ${x + 20} 146Z`,
        colours.ink,
      ),
    ) +
    stroke(draw`M${x} 128V92`, colours.gold, 6);
  return dome + kiosk(x - 190) + kiosk(x + 190);
}

/** An old domed tomb in a garden with a long pool. */
export const monument: Scene = (view) => {
  const { random, width } = view;
  const x = width * random.between(0.42, 0.6);
  const stone = random.pick(['#e0c7a4', '#d9b59a', '#e4d6bd']);
  const arch = (cx: number, foot: number, w: number, h: number) =>
    shape(
      draw`M${cx - w} ${foot}V${foot - h}Q${cx - w} ${foot - h - w} ${cx} ${foot - h - w * 1.3}Q${cx + w} ${foot - h - w} ${cx + w} ${foot - h}V${foot}Z`,
      darken(stone, 0.45),
    );
  const body =
    box(x - 250, 338, 500, 226, stone) +
    box(x - 262, 330, 524, 16, lighten(stone, 0.3)) +
    box(x - 90, 316, 180, 24, darken(stone, 0.08)) +
    box(x - 92, 360, 184, 204, lighten(stone, 0.18)) +
    arch(x, 564, 56, 96) +
    [-204, -140, 140, 204].map((dx) => arch(x + dx, 564, 24, 60) + arch(x + dx, 446, 20, 30)).join('');
  const pool =
    shape(draw`M${x - 40} 580H${x + 40}L${x + 190} 802H${x - 190}Z`, mix('#8fb4bd', view.mood.sky[0], 0.4)) +
    soft(0.25, shape(draw`M${x - 14} 580H${x + 14}L${x + 50} 740H${x - 50}Z`, lighten(stone, 0.5)));
  return lit(
    view,
    sky(view) +
      hills(view) +
      hedgerow(view) +
      lawn(view, 516) +
      domes(x, stone) +
      body +
      pool +
      tree(random, 'mast', x - 400, 610, 300) +
      tree(random, 'mast', x + 400, 610, 300) +
      tree(random, 'neem', width * 0.02, 690, 480) +
      visitors(view),
  );
};

/** A road in the hills with the school bus and a view. */
export const hillRoad: Scene = (view) => {
  const { random, width, mood } = view;
  const pine = (x: number, y: number, size: number) =>
    shadow(x + 10, y, size * 0.3) +
    repeat(4, (tier) =>
      shape(
        draw`M${x - size * (0.34 - tier * 0.06)} ${y - tier * size * 0.24}L${x} ${y - size * (0.5 + tier * 0.24)}L${x + size * (0.34 - tier * 0.06)} ${y - tier * size * 0.24}Z`,
        tier % 2 === 0 ? '#426654' : '#4d7560',
      ),
    );
  const peaks =
    shape(
      draw`M0 520L${width * 0.16} 250L${width * 0.3} 400L${width * 0.48} 190L${width * 0.66} 410L${width * 0.82} 270L${width} 440V530H0Z`,
      mix(mood.hill, mood.sky[1], 0.55),
    ) +
    shape(
      draw`M${width * 0.48} 190L${width * 0.53} 250L${width * 0.49} 240L${width * 0.46} 262L${width * 0.43} 250ZM${width * 0.16} 250L${width * 0.2} 296L${width * 0.15} 288L${width * 0.12} 312Z`,
      '#f6f4ee',
    );
  const road =
    shape(
      draw`M-10 720C${width * 0.3} 650 ${width * 0.5} 690 ${width + 10} 610V690C${width * 0.6} 770 ${width * 0.3} 740 -10 802Z`,
      '#9b958c',
    ) + stroke(draw`M-10 764C${width * 0.3} 694 ${width * 0.5} 730 ${width + 10} 652`, '#efe6d2', 4);
  const rail =
    repeat(16, (index) => box(index * (width / 15), 628 - index * 4, 10, 40, colours.white)) +
    stroke(draw`M0 636L${width} 572`, colours.white, 6);
  const pines = repeat(9, () =>
    pine(random.between(0, width), random.between(540, 610), random.between(90, 190)),
  );
  return lit(
    view,
    sky(view) +
      peaks +
      hills(view) +
      lawn(view, 516) +
      pines +
      rail +
      road +
      at(width * random.between(0.28, 0.66), 716, 0.8, bus(), random.chance(0.4)) +
      (random.chance(0.6) ? visitors(view, 'summer') : pine(width * 0.06, 780, 420)),
  );
};

function heron(x: number, y: number): string {
  return (
    stroke(draw`M${x} ${y}v-40M${x + 8} ${y}v-40`, colours.grey, 2.5) +
    shape(
      draw`M${x - 26} ${y - 50}Q${x} ${y - 84} ${x + 30} ${y - 56}Q${x + 6} ${y - 34} ${x - 26} ${y - 50}Z`,
      colours.white,
    ) +
    stroke(
      draw`M${x + 24} ${y - 60}C${x + 40} ${y - 80} ${x + 20} ${y - 96} ${x + 32} ${y - 110}`,
      colours.white,
      7,
    ) +
    stroke(draw`M${x + 33} ${y - 111}l22 4`, colours.mustard, 4)
  );
}

/** A lake or river with birds and reeds, pupils on the bank. */
export const lake: Scene = (view) => {
  const { random, width, mood } = view;
  const water =
    fade(0, 500, width, 200, [mix(mood.sky[1], '#8fb4bd', 0.3), mix(mood.sky[0], '#5f8b9a', 0.5)]) +
    repeat(14, () =>
      soft(
        0.5,
        stroke(
          draw`M${random.between(0, width)} ${random.between(520, 680)}h${random.between(40, 130)}`,
          '#ffffff',
          2.4,
        ),
      ),
    );
  const reeds = repeat(26, () =>
    stroke(
      draw`M${random.between(0, width)} 716q${random.between(-14, 14)} -50 ${random.between(-20, 20)} -${random.between(60, 120)}`,
      colours.leafDark,
      4,
    ),
  );
  const boat = random.chance(0.5)
    ? at(
        width * random.between(0.3, 0.7),
        600,
        1,
        shape('M-120-20H120L84 20H-84Z', colours.woodDark) + box(-100, -26, 200, 8, colours.wood),
      )
    : '';
  return lit(
    view,
    sky(view) +
      hills(view) +
      hedgerow(view, 506) +
      water +
      boat +
      heron(width * random.between(0.2, 0.8), 640) +
      heron(width * random.between(0.2, 0.8), 610) +
      reeds +
      fade(0, 690, width, 112, [mood.grass, darken(mood.grass, 0.15)]) +
      tree(random, 'palm', width * 0.07, 720, 480) +
      bush(random, width * 0.95, 730, 190, colours.rose) +
      visitors(view),
  );
};

/** Kites over the lawn. */
export const kites: Scene = (view) => {
  const { random, width } = view;
  const kite = () => {
    const [x, y, size] = [random.between(60, width - 60), random.between(80, 360), random.between(0.25, 0.6)];
    return (
      soft(
        0.8,
        stroke(draw`M${x} ${y}Q${x + 40} ${y + 170} ${x + random.between(-120, 120)} 690`, '#f6f1e6', 1.4),
      ) + at(x, y + 60, size, objects.kite.replace(colours.crimson, random.pick(festive)), random.chance(0.5))
    );
  };
  return lit(
    view,
    sky(view) +
      hills(view) +
      hedgerow(view) +
      lawn(view, 516) +
      tree(random, 'gulmohar', width * 0.03, 620, 430) +
      tree(random, 'neem', width * 0.97, 610, 420) +
      repeat(random.whole(5, 8), kite) +
      visitors(view, 'festive', ['kite', 'wave', 'cheer', 'point', 'kite']),
  );
};
