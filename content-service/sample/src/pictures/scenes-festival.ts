import { row } from './groups';
import { objects } from './objects';
import { colours } from './palette';
import { adult, pupil } from './people';
import { at, box, disc, draw, fade, glow, repeat, shape } from './svg';
import { lit, type Scene } from './view';

/** Lamps, rangoli and lanterns in the court at night. */
export const festivalNight: Scene = (view) => {
  const { random, width } = view;
  const houseFront =
    box(0, 120, width, 420, '#8a5547') +
    repeat(
      Math.ceil(width / 200),
      (index) =>
        shape(draw`M${index * 200 + 40} 540V300A60 60 0 0 1 ${index * 200 + 160} 300V540Z`, '#4a2f3a') +
        box(index * 200 - 12, 200, 24, 340, colours.plaster),
    );
  const garland = repeat(Math.ceil(width / 26), (index) =>
    disc(
      index * 26,
      176 + Math.abs(Math.sin(index * 0.42)) * 34,
      11,
      index % 3 === 0 ? '#c9492f' : '#e0a03a',
    ),
  );
  const lanterns = repeat(4, (index) =>
    at((index + 0.5) * (width / 4), 330 + (index % 2) * 40, 0.44, objects.lantern),
  );
  const lamps = Array.from({ length: 11 }, (_, index) => ({
    x: (index + 0.5) * (width / 11),
    y: 640 + (index % 2) * 26,
  }));
  const rangoli = at(width * random.between(0.4, 0.6), 800, random.between(1.1, 1.4), objects.rangoli);
  const people = row(random, {
    count: random.whole(4, 6),
    from: width * 0.1,
    to: width * 0.9,
    y: 640,
    height: 220,
    who: () => (random.chance(0.15) ? adult(random) : pupil(random, 'festive')),
    how: ['offer', 'namaste', 'clap', 'offer', 'chat'],
  });
  const body =
    fade(0, 0, width, 130, ['#131e38', '#3d4b76']) +
    houseFront +
    box(0, 110, width, 20, colours.plaster) +
    garland +
    fade(0, 540, width, 262, ['#8a6350', '#a97c5f']) +
    people +
    lanterns +
    rangoli +
    lamps.map(({ x, y }) => at(x, y + 10, 0.16, objects.diyas)).join('');
  const lights =
    lamps.map(({ x, y }) => glow(x, y - 4, 70, '#f9c96a', 0.55)).join('') +
    repeat(4, (index) => glow((index + 0.5) * (width / 4), 285 + (index % 2) * 40, 130, '#f9dc97', 0.6));
  return lit(view, body, lights);
};
