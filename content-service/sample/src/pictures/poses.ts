import type { Pose } from './figure';
import { held } from './held';

/** The left limb's two angles, then the right one's. */
function limbs(upperLeft: number, lowerLeft: number, upperRight: number, lowerRight: number): Pose['arms'] {
  return [
    [upperLeft, lowerLeft],
    [upperRight, lowerRight],
  ];
}

const standing: Pose['legs'] = limbs(-3, -2, 3, 2);

const apart: Pose['legs'] = limbs(-14, -10, 14, 10);

export const poses = {
  stand: { arms: limbs(-8, -4, 8, 4), legs: standing },
  attention: { arms: limbs(-4, -2, 4, 2), legs: limbs(-1, -1, 1, 1) },
  backs: { arms: limbs(-5, -2, 5, 2), legs: limbs(-2, -1, 2, 1), facing: 'back' },
  salute: { arms: limbs(-4, -2, 112, 232), legs: limbs(-1, -1, 1, 1) },
  namaste: { arms: limbs(-26, 128, 26, -128), legs: standing },
  clap: { arms: limbs(-30, 118, 34, -120), legs: standing },
  wave: { arms: limbs(-12, -6, 112, 168), legs: standing },
  cheer: { arms: limbs(-140, -162, 140, 162), legs: apart },
  point: { arms: limbs(-10, -6, 78, 88), legs: standing },
  chat: { arms: limbs(-14, 40, 20, 96), legs: standing },
  chatBack: { arms: limbs(-14, 8, 24, 70), legs: standing, facing: 'back' },
  write: { arms: limbs(-8, -4, 120, 165), legs: standing, facing: 'back' },
  read: { arms: limbs(-24, 74, 24, -74), legs: standing, held: held.book },
  sing: { arms: limbs(-24, 74, 24, -74), legs: standing, held: held.folder },
  carry: { arms: limbs(-24, 74, 30, -50), legs: standing, held: held.sapling },
  present: { arms: limbs(-20, 60, 46, 100), legs: standing, held: held.trophy },
  lift: { arms: limbs(-150, 165, 160, 175), legs: apart, held: held.trophy },
  speak: { arms: limbs(-30, -70, 30, -140), legs: standing, held: held.mic },
  experiment: { arms: limbs(-20, 40, 40, 128), legs: standing, held: held.flask },
  offer: { arms: limbs(-26, 80, 36, 92), legs: standing, held: held.lamp },
  paint: { arms: limbs(-14, 30, 70, 118), legs: standing, held: held.brush },
  sweep: { arms: limbs(14, 50, 30, 20), legs: apart, lean: 14, held: held.broom },
  flag: { arms: limbs(-8, -4, 60, 140), legs: standing, held: held.flag },
  kite: { arms: limbs(-30, 60, 100, 140), legs: limbs(-20, -8, 16, 18), lean: -8, held: held.kite },
  march: { arms: limbs(-36, -20, 34, 24), legs: limbs(-3, -2, 40, 6) },
  walk: { arms: limbs(-22, -8, 22, 36), legs: limbs(-18, -26, 18, 8) },
  run: { arms: limbs(-60, 20, 50, 120), legs: limbs(-30, -84, 54, 8), lean: 14 },
  sprint: { arms: limbs(-70, -10, 60, 140), legs: limbs(-44, -100, 70, 6), lean: 22 },
  kick: { arms: limbs(-64, -80, 50, 40), legs: limbs(-8, -6, 66, 48), lean: -12 },
  lunge: { arms: limbs(-80, -96, 74, 92), legs: limbs(-48, -30, 62, 6), lean: 12 },
  guard: { arms: limbs(-56, -100, 56, 100), legs: limbs(-34, -6, 34, 6), lean: 0 },
  jump: { arms: limbs(-150, -168, 150, 168), legs: limbs(-34, -76, 40, 96) },
  pull: { arms: limbs(62, 84, 74, 92), legs: limbs(26, 30, 46, 40), lean: -30 },
  danceUp: { arms: limbs(-130, 150, 128, -160), legs: limbs(-10, -6, 26, -10) },
  danceSide: { arms: limbs(-84, -120, 110, 150), legs: limbs(-16, -4, 30, 0), lean: -7 },
  danceLow: { arms: limbs(-70, 60, 74, -60), legs: limbs(-40, 0, 40, 0), lean: 5 },
  stretch: { arms: limbs(-176, -184, 176, 184), legs: standing },
  treePose: { arms: limbs(-158, 168, 158, -168), legs: limbs(0, 0, 58, -64) },
  warrior: { arms: limbs(-88, -92, 88, 92), legs: limbs(-44, -44, 58, 0) },
  plant: { arms: limbs(-10, 30, 50, 20), legs: limbs(-70, 40, 74, -20), lean: 20, held: held.sapling },
  violin: { arms: limbs(-36, 104, 52, -140), legs: standing, held: held.violin },
  guitar: { arms: limbs(-40, 62, 30, -84), legs: standing, held: held.guitar },
  sit: { arms: limbs(-18, 40, 20, 60), legs: limbs(-62, 10, 62, -10) },
  tabla: { arms: limbs(-30, 20, 30, -20), legs: limbs(-86, 70, 86, -70) },
} satisfies Record<string, Pose>;

export type PoseName = keyof typeof poses;
