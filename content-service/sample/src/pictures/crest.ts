import { colours, lighten } from './palette';
import { at, box, disc, fade, glow, shape, soft, stroke } from './svg';
import type { Scene } from './view';

const { crimson, gold, navy, white } = colours;

/** The school's crest, about 300 high around the origin: a cross, an open book and a star. */
export function crest(): string {
  const shield = 'M-120-150H120V10C120 90 60 130 0 160C-60 130-120 90-120 10Z';
  const book =
    shape('M-74 22C-48 6-20 10 0 26C20 10 48 6 74 22V80C48 66 20 70 0 86C-20 70-48 66-74 80Z', white) +
    stroke(
      'M0 26V86M-60 36Q-34 26-14 38M-60 54Q-34 44-14 56M60 36Q34 26 14 38M60 54Q34 44 14 56',
      '#c9bda3',
      4,
    );
  const cross = stroke('M0-118V-6M-36-82H36', gold, 15);
  const star = (x: number) =>
    at(x, -56, 0.3, shape('M0-60L16-18L60-18L24 8L38 52L0 24L-38 52L-24 8L-60-18L-16-18Z', gold));
  return (
    shape(shield, gold) +
    at(
      0,
      1,
      0.94,
      shape(shield, navy) + shape('M-120 0H120V10C120 90 60 130 0 160C-60 130-120 90-120 10Z', crimson),
    ) +
    cross +
    star(-68) +
    star(68) +
    book
  );
}

/** The crest alone, as it stands beside the school's name. */
export const emblemScene: Scene = ({ width }) => at(width / 2, 388, 2.5, crest());

/** A title card: the crest on paper between double gold rules. */
export const titleCard: Scene = ({ width }) => {
  const rules = (y: number) =>
    box(width / 2 - 210, y, 420, 5, gold) + box(width / 2 - 170, y + 11, 340, 2, gold);
  const branch = (flip: boolean) =>
    at(
      width / 2,
      400,
      1,
      soft(
        0.85,
        stroke('M180 190C260 130 280 20 240-90', '#8fa77a', 5) +
          [0, 1, 2, 3, 4, 5]
            .map((leaf) =>
              at(
                196 + Math.sin(leaf * 0.62) * 66,
                170 - leaf * 48,
                1,
                shape(
                  'M0 0C20-34 54-34 66-20C50 6 22 12 0 0ZM0-4C-24-26-24-50-14-62C6-46 10-24 0-4Z',
                  leaf % 2 === 0 ? '#8fa77a' : '#6c8c5c',
                ),
              ),
            )
            .join(''),
      ),
      flip,
    );
  return (
    fade(0, 0, width, 802, [colours.paper, '#efe5d0']) +
    glow(width / 2, 390, 420, '#ffffff', 0.8) +
    disc(width / 2, 390, 250, lighten('#f3ead8', 0.3)) +
    branch(false) +
    branch(true) +
    at(width / 2, 385, 1.15, crest()) +
    rules(650)
  );
};
