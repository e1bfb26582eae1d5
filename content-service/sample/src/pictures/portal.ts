import { bust, chooseFeatures } from './bust';
import { bookcase, room, window } from './furniture';
import { colours, darken, lighten } from './palette';
import { adult, pupil } from './people';
import { at, box, disc, draw, fade, oval, repeat, shape, soft, stroke } from './svg';
import { lit, type Scene, type View } from './view';

const { crimson, gold, ink, navy, line, white } = colours;

function home(view: View): string {
  const { random, width, mood } = view;
  return (
    room(view, '#e6dcc6', '#b0896a', 620) +
    window(random, mood, width * 0.08, 90, 220, 360) +
    bookcase(random, width - 300, 130, 250, 470)
  );
}

/** A phone, 220 by 440, about the origin, with what its screen shows. */
function phone(screen: string): string {
  return (
    box(-118, -228, 236, 456, ink, 34) +
    box(-106, -212, 212, 424, white, 24) +
    screen +
    box(-34, -206, 68, 12, ink, 6)
  );
}

const notices =
  box(-106, -180, 212, 60, navy) +
  disc(-76, -150, 16, gold) +
  box(-50, -160, 110, 9, white, 4) +
  box(-50, -144, 70, 7, lighten(navy, 0.4), 3) +
  repeat(
    4,
    (index) =>
      box(-90, -104 + index * 74, 180, 60, '#f1ebde', 8) +
      box(-82, -94 + index * 74, 34, 40, index === 0 ? crimson : '#d8cdb6', 5) +
      box(-38, -88 + index * 74, 110, 8, '#8a90a0', 4) +
      box(-38, -70 + index * 74, 80, 7, line, 3),
  );

const tiles =
  box(-106, -180, 212, 54, crimson) +
  box(-90, -158, 120, 10, white, 5) +
  repeat(
    6,
    (index) =>
      box(
        -92 + (index % 2) * 96,
        -108 + Math.floor(index / 2) * 98,
        86,
        84,
        ['#dfe6e4', '#eee0c4', '#e9d5cb', '#d9dfea', '#e2e6d2', '#e6dce4'][index] ?? line,
        12,
      ) +
      disc(
        -49 + (index % 2) * 96,
        -76 + Math.floor(index / 2) * 98,
        17,
        [navy, gold, crimson, colours.teal, colours.leaf, colours.plum][index] ?? navy,
      ) +
      box(-72 + (index % 2) * 96, -48 + Math.floor(index / 2) * 98, 46, 7, '#a9a697', 3),
  );

/** A desk with a computer that shows tables and graphs. */
export const manageData: Scene = (view) => {
  const { width } = view;
  const x = width / 2;
  const heights = [60, 92, 74, 120, 98, 140, 116];
  const bars = heights
    .map((height, index) => box(-220 + index * 34, 60 - height, 22, height, index === 5 ? crimson : navy, 3))
    .join('');
  const rows = repeat(
    5,
    (index) =>
      box(60, -70 + index * 30, 160, 9, index % 2 === 0 ? '#cfd5d8' : line, 4) +
      disc(240, -66 + index * 30, 7, index === 1 ? gold : colours.sage),
  );
  const screen =
    box(-290, -190, 580, 370, ink, 18) +
    box(-274, -174, 548, 330, white, 6) +
    box(-274, -174, 548, 44, navy) +
    disc(-250, -152, 9, gold) +
    box(-230, -157, 120, 10, lighten(navy, 0.5), 5) +
    bars +
    stroke('M-230 66H30', '#b9b3a4', 4) +
    rows +
    box(-34, 180, 68, 60, colours.steel) +
    box(-110, 236, 220, 16, colours.grey, 6);
  const desk = box(0, 640, width, 22, colours.woodLight) + box(0, 662, width, 140, colours.wood);
  const cup = box(x + 380, 572, 60, 68, crimson, 8) + stroke(draw`M${x + 440} 590q34 4 2 38`, crimson, 9);
  const files =
    box(x - 500, 590, 150, 16, navy, 3) +
    box(x - 490, 606, 150, 16, '#d8cdb6', 3) +
    box(x - 506, 622, 160, 18, '#5f7f73', 3);
  return lit(
    view,
    home(view) + desk + soft(0.15, oval(x, 646, 180, 10, ink)) + at(x, 400, 0.98, screen) + files + cup,
  );
};

/** A mother and her child look at the school's page on a phone. */
export const parentPortal: Scene = (view) => {
  const { random, width } = view;
  const mother = {
    ...adult(random),
    style: 'bun' as const,
    top: 'blouse' as const,
    main: '#3f7f80',
    second: '#d6a03f',
    skin: '#b07a52',
    hair: '#1d1a1f',
  };
  const child = { ...pupil(random, 'uniform'), style: 'plaits' as const, skin: '#b07a52' };
  const people =
    at(width * 0.1, 118, 2.9, bust(mother, { ...chooseFeatures(random), glasses: false, smile: 'closed' })) +
    at(width * 0.4, 262, 2.3, bust(child, { ...chooseFeatures(random), glasses: false, smile: 'open' }));
  const hand = shape('M-60 240C-70 150-20 120 30 150L120 190V330H-40Z', '#b07a52');
  return lit(
    view,
    home(view) +
      people +
      at(width * 0.81, 500, 1.06, draw`<g transform="rotate(7)">${phone(notices)}</g>` + at(40, 60, 1, hand)),
  );
};

/** Messages travel between the school and families. */
export const communicationPortal: Scene = (view) => {
  const { random, width } = view;
  const bubble = (x: number, y: number, wide: number, tone: string, left: boolean) =>
    soft(0.12, box(x + 6, y + 10, wide, 96, ink, 30)) +
    box(x, y, wide, 96, tone, 30) +
    shape(
      left ? draw`M${x + 30} ${y + 80}l-34 44 74 -30z` : draw`M${x + wide - 30} ${y + 80}l34 44 -74 -30z`,
      tone,
    ) +
    box(x + 34, y + 28, wide - 120, 13, tone === white ? '#cfc8b8' : lighten(tone, 0.5), 6) +
    box(x + 34, y + 54, wide - 68, 13, tone === white ? line : lighten(tone, 0.3), 6);
  const face = (x: number, y: number, person: ReturnType<typeof pupil>, tone: string) =>
    disc(x, y, 104, tone) +
    draw`<clipPath id="c${x}-${y}"><circle cx="${x}" cy="${y}" r="104"/></clipPath><g clip-path="url(#c${x}-${y})">${at(x - 108, y - 92, 0.9, bust(person, chooseFeatures(random)))}</g>`;
  const ground = fade(0, 0, width, 802, ['#dbe3e1', '#f1e8d6']) + disc(width * 0.5, 420, 360, '#eef0e9');
  return (
    ground +
    at(width / 2, 410, 1.3, phone(notices)) +
    bubble(width * 0.07, 150, 330, navy, true) +
    bubble(width * 0.67, 250, 320, white, false) +
    bubble(width * 0.1, 420, 270, white, true) +
    bubble(width * 0.67, 500, 280, crimson, false) +
    face(width * 0.12, 650, adult(random), '#e8d9bd') +
    face(width * 0.88, 690, pupil(random, 'uniform'), '#d3dde2') +
    face(width * 0.88, 130, adult(random), '#ead1c1')
  );
};

/** The app on a phone held upright. */
export const mobileApp: Scene = (view) => {
  const { width } = view;
  const hand =
    shape(
      'M-150 330C-160 200-140 120-118 60L-118 250H118V130C150 150 168 230 150 330L130 560H-120Z',
      '#cb9168',
    ) +
    shape('M118 100C150 110 150 40 128 10L118-10Z', darken('#cb9168', 0.08)) +
    repeat(3, (index) => box(100, 40 + index * 62, 54, 44, '#cb9168', 22));
  return (
    fade(0, 0, width, 802, ['#d9e2e2', '#f0e6d2']) +
    disc(width / 2, 360, 230, '#f7f2e6') +
    at(width / 2, 340, 1.04, phone(tiles)) +
    at(width / 2, 384, 1.04, hand) +
    at(width / 2, 660, 1, box(-120, 90, 240, 80, navy, 10) + box(-126, 76, 252, 24, white, 6))
  );
};
