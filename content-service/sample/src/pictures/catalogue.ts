import { achievements } from './achievements';
import { type Theme, themes } from './album-themes';
import { albums } from './albums';
import { emblemScene } from './crest';
import { fixedPictures } from './fixed-pictures';
import { avatar } from './portraits';
import { createRandom } from './random';
import type { Camera, Picture } from './render';
import { townMap } from './town-map';

/** Every picture of the sample school by its path below `content/files`. */
export function catalogue(): ReadonlyMap<string, Picture> {
  return new Map([...namedPictures(), ...avatars(), ...albumPictures(), ...achievementPictures()]);
}

export function albumFiles(slug: string, pictures: number): string[] {
  return Array.from(
    { length: pictures },
    (_, index) => `gallery/${slug}/${String(index + 1).padStart(2, '0')}.webp`,
  );
}

export function achievementFiles(slug: string, pictures: number): string[] {
  return Array.from({ length: pictures }, (_, index) => `achievements/${slug}-${String(index + 1)}.webp`);
}

type Entry = readonly [string, Picture];

function namedPictures(): Entry[] {
  const sets = fixedPictures.flatMap(({ folder, width, height, quality, scenes }) =>
    scenes.map(([name, scene, mood]): Entry => {
      const seed = `${folder}/${name}`;
      return [`${seed}.webp`, { scene, mood, seed, width, height, quality }];
    }),
  );
  const map: Entry = [
    'map.webp',
    { scene: townMap, mood: 'noon', seed: 'map', width: 1200, height: 900, quality: 60 },
  ];
  const emblem: Entry = [
    'emblem.webp',
    {
      scene: emblemScene,
      mood: 'noon',
      seed: 'emblem',
      width: 144,
      height: 168,
      quality: 82,
      isTransparent: true,
    },
  ];
  return [...sets, map, emblem];
}

function avatars(): Entry[] {
  return Array.from({ length: 60 }, (_, index) => {
    const name = `people/pupil-${String(index + 1).padStart(2, '0')}.webp`;
    return [name, { scene: avatar, mood: 'noon', seed: name, width: 240, height: 240, quality: 58 }];
  });
}

function albumPictures(): Entry[] {
  return albums.flatMap(({ slug, theme, pictures }) => themed(albumFiles(slug, pictures), themes[theme]));
}

function achievementPictures(): Entry[] {
  return achievements.flatMap(({ slug, theme, pictures }) =>
    themed(achievementFiles(slug, pictures), themes[theme]),
  );
}

/** Two pictures of a theme's scenes, then one close by; later rounds of scenes come nearer. */
function themed(files: readonly string[], { scenes, close, moods }: Theme): Entry[] {
  return files.map((file, index) => {
    const random = createRandom(`${file} view`);
    const [trio, place] = [Math.floor(index / 3), index % 3];
    const turn = trio * 2 + place;
    const wide = place < 2;
    const scene = (wide ? scenes[turn % scenes.length] : close[trio % close.length]) ?? scenes[0];
    const near = wide && turn >= scenes.length;
    const camera: Camera = {
      zoom: near ? random.between(1.12, 1.5) : random.between(1, 1.08),
      x: random.between(0.25, 0.75),
      y: random.between(0.7, 1),
    };
    return [
      file,
      { scene, mood: random.pick(moods), seed: file, width: 1200, height: 800, camera, quality: 32 },
    ];
  });
}
