/**
 * Draws the intro film, its captions and its poster: `npx tsx
 * content-service/sample/src/pictures/make-film.ts` (needs ffmpeg).
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { filmSeconds, filmSize, frameAt, shots, startTimes } from './film';
import { render } from './render';
import { campus } from './scenes-campus';

const folder = fileURLToPath(new URL('../../../content/files/intro/', import.meta.url));

const codec =
  '-c:v libx264 -profile:v main -preset veryslow -tune animation -crf 34 -pix_fmt yuv420p -g 200'.split(' ');
/** One thread and no dates or versions, so that the same frames give the same file. */
const exact =
  '-threads 1 -fflags +bitexact -flags:v +bitexact -map_metadata -1 -an -movflags +faststart'.split(' ');

function clock(seconds: number): string {
  return `00:${new Date(seconds * 1000).toISOString().slice(14, 23)}`;
}

function captions(): string {
  const starts = startTimes();
  const cues = shots.map(({ caption }, index) => {
    const start = starts[index] ?? 0;
    const end = starts[index + 1] ?? filmSeconds();
    return `${clock(start)} --> ${clock(end)}\n${caption}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

async function encode(file: string): Promise<void> {
  const { width, height, rate } = filmSize;
  const size = `${width}x${height}`;
  const input = `-f rawvideo -pix_fmt rgb24 -s ${size} -r ${rate} -i -`.split(' ');
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...codec, ...exact, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const closed = once(ffmpeg, 'close');
  for (let frame = 0; frame < filmSeconds() * rate; frame += 1) {
    if (!ffmpeg.stdin.write(await frameAt(frame / rate))) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [status] = (await closed) as [number | null];
  if (status !== 0) throw new Error(`ffmpeg ended with status ${String(status)}`);
}

if (spawnSync('ffmpeg', ['-version']).status !== 0) {
  console.error('ffmpeg is missing: install it to make the intro film (Debian: apt-get install ffmpeg).');
  process.exit(1);
}
await mkdir(folder, { recursive: true });
await writeFile(`${folder}intro.vtt`, captions());
await render(
  { scene: campus, mood: 'morning', seed: 'film 1', width: 1280, height: 720, quality: 58 },
  `${folder}poster.webp`,
);
await encode(`${folder}intro.mp4`);
