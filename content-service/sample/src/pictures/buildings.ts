import { colours, darken, lighten, mix } from './palette';
import { at, box, disc, draw, repeat, shape, soft, stroke } from './svg';

const { brick, brickDark, plaster, plasterShade, roof, ink } = colours;

/** One bay of the arcaded school house, 120 wide and 330 high, standing on (0, 0). */
function bay(lampsLit: boolean): string {
  const arch = 'M20 0V-98A40 40 0 0 1 100-98V0Z';
  const inside =
    shape(arch, mix(brickDark, ink, 0.5)) +
    box(42, -104, 36, 104, lampsLit ? '#d9a55a' : mix(brickDark, ink, 0.72));
  const rim = stroke('M20 0V-98A40 40 0 0 1 100-98V0', plaster, 7);
  const pane = lampsLit ? colours.lamp : '#8fb0b6';
  const window = `${box(36, -282, 48, 88, plaster)}${box(41, -277, 38, 78, pane)}${box(58.5, -277, 3, 78, plaster)}${box(41, -246, 38, 3, plaster)}`;
  const shutters =
    box(22, -280, 15, 84, '#5f7f73') + box(83, -280, 15, 84, '#547267') + box(30, -194, 60, 7, plasterShade);
  return (
    box(0, -330, 121, 330, brick) +
    inside +
    rim +
    window +
    shutters +
    box(-7, -150, 14, 150, plaster) +
    box(0, -150, 6, 150, plasterShade)
  );
}

/** The school house: `bays` arches wide, with a gabled middle; (0, 0) is the middle of its foot. */
export function schoolHouse(bays: number, lampsLit = false): string {
  const width = bays * 120;
  const wall = repeat(bays, (index) => at(-width / 2 + index * 120, 0, 1, bay(lampsLit)));
  const bands =
    box(-width / 2 - 8, -170, width + 16, 16, plaster) +
    box(-width / 2 - 8, -154, width + 16, 5, plasterShade);
  const cornice =
    box(-width / 2 - 14, -338, width + 28, 16, plaster) + soft(0.25, box(-width / 2, -322, width, 16, ink));
  const tiles = repeat(Math.floor(width / 30) - 2, (index) =>
    stroke(draw`M${-width / 2 + 44 + index * 30} -396l-10 58`, darken(roof, 0.16), 1.5),
  );
  const cover = shape(
    draw`M${-width / 2 - 26} -336L${-width / 2 + 24} -398H${width / 2 - 24}L${width / 2 + 26} -336Z`,
    roof,
  );
  const step =
    box(-width / 2 - 16, -8, width + 32, 12, plasterShade) +
    box(-width / 2 - 26, 2, width + 52, 8, darken(plasterShade, 0.15));
  return wall + bands + cover + soft(0.5, tiles) + cornice + gable(lampsLit) + step;
}

function gable(lampsLit: boolean): string {
  const face =
    shape('M-100-330V-392L0-470L100-392V-330Z', brick) + stroke('M-108-386L0-472L108-386', plaster, 11);
  const clock =
    disc(0, -392, 28, plaster) +
    disc(0, -392, 22, lampsLit ? colours.lamp : colours.white) +
    stroke('M0-392V-408M0-392L11-386', ink, 3);
  const cross = stroke('M0-476V-522M-14-507H14', plaster, 7);
  return face + clock + cross + box(-108, -338, 216, 14, plaster);
}

/** The chapel with its bell tower on the right; (0, 0) is the middle of the chapel's foot. */
export function chapel(lampsLit = false): string {
  const glass = lampsLit ? colours.lamp : '#4d6f83';
  const lancet = (x: number, y: number, height: number) =>
    shape(
      draw`M${x - 13} ${y}V${y - height}Q${x - 13} ${y - height - 20} ${x} ${y - height - 30}Q${x + 13} ${y - height - 20} ${x + 13} ${y - height}V${y}Z`,
      glass,
    ) +
    stroke(
      draw`M${x - 13} ${y}V${y - height}Q${x - 13} ${y - height - 20} ${x} ${y - height - 30}Q${x + 13} ${y - height - 20} ${x + 13} ${y - height}V${y}Z`,
      plaster,
      5,
    );
  const nave =
    shape('M-150 0V-250L0-400L150-250V0Z', lighten(brick, 0.08)) +
    shape('M-150 0V-250L0-400L-20-380L-128-250V0Z', brick);
  const eaves = stroke('M-164-240L0-404L164-240', plaster, 14);
  const rose =
    disc(0, -268, 50, plaster) +
    disc(0, -268, 42, glass) +
    repeat(
      8,
      (index) =>
        `<g transform="rotate(${String(index * 45)} 0 -268)">${stroke('M0-268V-308', plaster, 4)}</g>`,
    ) +
    disc(0, -268, 12, colours.crimson) +
    stroke('M0-226A42 42 0 1 1 .1-226', plaster, 2);
  const door =
    shape('M-48 0V-104Q-46-156 0-184Q46-156 48-104V0Z', plaster) +
    shape('M-38 0V-100Q-36-144 0-168Q36-144 38-100V0Z', colours.woodDark) +
    stroke('M0 0V-166', darken(colours.woodDark, 0.4), 3) +
    disc(-9, -74, 3.5, colours.gold) +
    disc(9, -74, 3.5, colours.gold);
  const quoins = box(-158, -250, 18, 250, plaster) + box(140, -250, 18, 250, plasterShade);
  const cross = stroke('M0-408V-462M-16-444H16', plaster, 8);
  const steps = box(-78, -8, 156, 12, plasterShade) + box(-96, 2, 192, 9, darken(plasterShade, 0.14));
  return (
    bellTower(glass) +
    nave +
    quoins +
    eaves +
    rose +
    lancet(-98, -60, 92) +
    lancet(98, -60, 92) +
    door +
    cross +
    steps
  );
}

function bellTower(glass: string): string {
  const shaft =
    box(152, -520, 112, 520, brick) +
    soft(0.16, box(216, -520, 48, 520, ink)) +
    box(146, -528, 124, 14, plaster) +
    box(146, -368, 124, 12, plaster);
  const belfry =
    shape('M178-378V-452Q180-484 208-500Q236-484 238-452V-378Z', mix(brickDark, ink, 0.6)) +
    stroke('M178-378V-452Q180-484 208-500Q236-484 238-452V-378', plaster, 6);
  const bell =
    shape('M190-410Q194-418 196-436Q198-452 208-452Q218-452 220-436Q222-418 226-410Z', colours.gold) +
    disc(208, -406, 5, darken(colours.gold, 0.3));
  const slit =
    box(200, -310, 16, 60, glass) +
    stroke('M200-250V-310H216V-250', plaster, 4) +
    box(200, -180, 16, 60, glass) +
    stroke('M200-120V-180H216V-120', plaster, 4);
  const spire = shape('M142-526L208-640L274-526Z', roof) + shape('M208-640L274-526H214Z', darken(roof, 0.2));
  return shaft + belfry + bell + slit + spire + stroke('M208-640V-688M194-672H222', plaster, 7);
}
