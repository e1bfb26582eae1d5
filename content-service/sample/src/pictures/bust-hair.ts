import type { Head } from './heads';
import { colours, darken, lighten } from './palette';
import { disc, draw, oval, repeat, shape, soft, stroke } from './svg';

/** Hair and headwear of a bust whose face spans x 80–160 and y 56–152. */
export function hairBehind({ style, hair, cloth }: Head): string {
  switch (style) {
    case 'plaits':
      return (
        shape('M76 100C70 50 170 50 164 100V124H76Z', hair) + plait(76, hair, cloth) + plait(164, hair, cloth)
      );
    case 'ponytail':
      return shape('M150 62C196 54 200 116 180 168C170 152 172 118 150 96Z', hair) + disc(156, 70, 7, cloth);
    case 'bob':
      return shape('M70 146C62 34 178 34 170 146Q160 158 146 150H94Q80 158 70 146Z', hair);
    case 'bun':
      return disc(120, 42, 20, hair) + shape('M76 104C70 50 170 50 164 104V116H76Z', hair);
    case 'veil':
      return (
        shape('M72 96C66 26 174 26 168 96C172 140 186 180 204 214H36C54 180 68 140 72 96Z', cloth) +
        soft(0.25, shape('M72 110C68 150 56 184 40 212H74C80 180 82 140 80 110Z', colours.ink))
      );
    default:
      return '';
  }
}

function plait(x: number, hair: string, ribbon: string): string {
  const strand = (index: number) =>
    oval(x, 124 + index * 13, 10 - index * 0.6, 9, index % 2 === 0 ? hair : lighten(hair, 0.13));
  const bow =
    shape(draw`M${x} 192l-15 -9v18zM${x} 192l15 -9v18z`, ribbon) + disc(x, 192, 4.5, darken(ribbon, 0.25));
  return repeat(6, strand) + shape(draw`M${x - 5} 194L${x - 7} 212H${x + 7}L${x + 5} 194Z`, hair) + bow;
}

const fronts = {
  crop: 'M77 100C70 40 102 34 122 34C148 34 170 44 163 100C160 88 157 80 150 74C132 76 104 78 92 74C84 80 80 90 77 100Z',
  parting:
    'M77 102C68 42 104 30 124 32C154 34 170 52 163 102C161 86 156 76 146 68C132 78 104 84 88 72C82 80 79 90 77 102Z',
  curls:
    'M76 102C64 88 66 66 78 62C76 44 96 36 106 42C114 28 136 32 140 42C156 38 166 52 162 64C174 70 174 90 164 102C162 90 158 82 150 80C142 84 136 76 128 80C120 86 110 78 104 82C94 84 84 82 76 102Z',
  plaits: 'M75 112C64 34 110 32 120 32S176 34 165 112C164 92 150 76 120 69C90 76 76 92 75 112Z',
  ponytail: 'M76 108C64 36 108 30 124 31C160 32 174 60 164 108C161 88 150 72 128 62C104 70 84 84 76 108Z',
  bob: 'M74 120C62 36 108 30 120 30S178 36 166 120C164 102 160 88 152 80C132 84 106 84 88 80C80 88 76 102 74 120Z',
  bun: 'M76 108C66 38 108 32 120 32S174 38 164 108C161 90 148 76 118 70C94 76 79 90 76 108Z',
} as const;

const shines = 'M94 56C104 46 122 42 138 46';

export function hairInFront({ style, hair, cloth }: Head): string {
  switch (style) {
    case 'patka':
      return (
        stroke('M81.5 96V80M158.5 96V80', hair, 5) +
        shape('M78 84C72 40 104 34 120 34S168 40 162 84Q120 52 78 84Z', cloth) +
        disc(120, 33, 14, cloth) +
        disc(120, 30, 8, lighten(cloth, 0.12)) +
        stroke('M79 82Q120 50 161 82M84 66Q104 44 116 40M156 66Q136 44 124 40', darken(cloth, 0.3), 2)
      );
    case 'turban':
      return (
        shape(
          'M72 88C58 40 92 14 122 14C154 14 182 40 168 88C150 66 134 60 120 58C106 60 90 66 72 88Z',
          cloth,
        ) + stroke('M74 82Q104 46 160 36M72 70Q100 34 146 22M166 82Q146 54 126 50', darken(cloth, 0.28), 2.4)
      );
    case 'veil':
      return (
        shape('M74 112C62 24 178 24 166 112C162 84 146 66 120 66S78 84 74 112Z', cloth) +
        stroke('M80 102C82 78 98 64 120 64S158 78 160 102', colours.white, 9)
      );
    case 'plaits':
    case 'bun':
      return (
        shape(fronts[style], hair) +
        soft(0.5, stroke('M120 33V69', darken('#c08a6a', 0.2), 1.6)) +
        soft(0.16, stroke(shines, '#ffffff', 4))
      );
    default:
      return shape(fronts[style], hair) + soft(0.14, stroke(shines, '#ffffff', 5));
  }
}
