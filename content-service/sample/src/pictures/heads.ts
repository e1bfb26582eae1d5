import { colours, darken, lighten } from './palette';
import { disc, draw, oval, repeat, shape, stroke } from './svg';

export type HairStyle =
  'crop' | 'parting' | 'curls' | 'patka' | 'turban' | 'plaits' | 'ponytail' | 'bob' | 'bun' | 'veil';

export interface Head {
  readonly skin: string;
  readonly hair: string;
  readonly style: HairStyle;
  readonly cloth: string;
}

/** A small head about the origin, 10 high and 8 wide to each side, for figures seen whole. */
export function head(person: Head, facing: 'front' | 'back'): string {
  const { skin } = person;
  if (facing === 'back') return behind(person) + backOfHead(person);
  const ears = disc(-8.2, 1.5, 1.9, darken(skin, 0.08)) + disc(8.2, 1.5, 1.9, darken(skin, 0.08));
  const face = oval(0, 0, 8, 9.4, skin);
  const features =
    disc(-3.1, 0.6, 0.95, '#2a2024') +
    disc(3.1, 0.6, 0.95, '#2a2024') +
    stroke('M-2.3 4.6Q0 6.3 2.3 4.6', darken(skin, 0.5), 0.9) +
    stroke('M-4.6-2.2h2.8M1.8-2.2h2.8', darken(person.hair, 0), 0.7);
  return behind(person) + (person.style === 'veil' ? '' : ears) + face + features + crown(person);
}

function behind({ style, hair, cloth }: Head): string {
  if (style === 'plaits') return plait(-9, 3, hair, cloth) + plait(9, 3, hair, cloth);
  if (style === 'ponytail') return shape('M3-7C15-9 16 6 11 17C9 10 9 3 3-2Z', hair);
  if (style === 'bob') return shape('M-9.6 9C-12-12-4-11.5 0-11.5S12-12 9.6 9Q0 12-9.6 9Z', hair);
  if (style === 'bun') return disc(0, -11, 4.6, hair);
  if (style === 'veil') return shape('M-10-2C-10-13 10-13 10-2L14 20H-14Z', cloth);
  return '';
}

function plait(x: number, y: number, hair: string, ribbon: string): string {
  return (
    repeat(4, (index) =>
      oval(x, y + index * 4, 2.6 - index * 0.2, 2.9, index % 2 === 0 ? hair : lighten(hair, 0.12)),
    ) + disc(x, y + 15.4, 2, ribbon)
  );
}

const crowns = {
  crop: 'M-8.5 1C-9.8-14 9.8-14 8.5 1C8-4 6-6 3.5-6.4C0-5-5-5.4-6.4-5Q-8-3-8.5 1Z',
  parting: 'M-8.6 1.4C-10-13.5 9.8-14.5 8.6 1.4C8.2-3 7-5.6 3-7.4C-1-4.6-6-4.6-7.6-2.8Z',
  curls:
    'M-8.6 1C-12-4-10-9-7-9.6C-6-13-1-13.4 1-11.8C5-13.6 8-11 8.4-8.4C11-6 10-1 8.6 1C8-3 6.5-5 4-5.4C0-4-6-5.4-8.6 1Z',
  plaits: 'M-8.7 3.4C-10.6-14 10.6-14 8.7 3.4C8-2.4 4-6.6 0-9C-4-6.6-8-2.4-8.7 3.4Z',
  ponytail: 'M-8.6 2.4C-10.4-14 10.4-14 8.6 2.4C7.6-3 5-5.6 1.4-6.6C-3-5.4-7-3-8.6 2.4Z',
  bob: 'M-8.8 4C-10.6-13.6 10.6-13.6 8.8 4C8.6-2 7.4-4.4 6-5.4Q0-3.6-6-5.4C-7.4-4.4-8.6-2-8.8 4Z',
  bun: 'M-8.6 2C-10.2-13.4 10.2-13.4 8.6 2C7.6-3.4 4-6.4 0-8C-4-6.4-7.6-3.4-8.6 2Z',
} as const;

function crown({ style, hair, cloth }: Head): string {
  if (style === 'patka')
    return (
      shape('M-8.9-1C-9.8-13 9.8-13 8.9-1Q0-6.4-8.9-1Z', cloth) +
      disc(0, -11.4, 3.2, cloth) +
      stroke('M-8-2.6Q0-7.6 8-2.6', darken(cloth, 0.25), 0.8)
    );
  if (style === 'turban')
    return (
      shape(
        'M-10.4-1.6C-13-12-5-16.4 0-16.2C6-16.2 13-12 10.4-1.6C6-6 3-7.2 0-7.6C-3-7.2-6-6-10.4-1.6Z',
        cloth,
      ) +
      stroke('M-9.4-4.6Q-2-9 8-13M-9.6-8Q-3-11 4-15.4', darken(cloth, 0.25), 0.9) +
      shape('M-7.8 2.6C-7.4 12 7.4 12 7.8 2.6C6 6 3 5.4 0 5.6C-3 5.4-6 6-7.8 2.6Z', hair)
    );
  if (style === 'veil')
    return (
      shape('M-9 1C-10.6-13.4 10.6-13.4 9 1C8-5 4-7.4 0-7.4S-8-5-9 1Z', cloth) +
      stroke('M-7.4-2.4C-5-6.6 5-6.6 7.4-2.4', colours.white, 2)
    );
  return shape(crowns[style], hair);
}

function backOfHead({ style, hair, cloth, skin }: Head): string {
  const ears = disc(-8.2, 1.5, 1.9, darken(skin, 0.12)) + disc(8.2, 1.5, 1.9, darken(skin, 0.12));
  const cover = style === 'patka' || style === 'turban' || style === 'veil' ? cloth : hair;
  const tail = style === 'ponytail' ? shape('M-3-4C-4 8-3 14 0 19C3 14 4 8 3-4Z', lighten(hair, 0.1)) : '';
  return draw`${ears}${oval(0, 2, 7.4, 8.4, skin)}${oval(0, -1, 8.7, 10, cover)}${tail}`;
}
