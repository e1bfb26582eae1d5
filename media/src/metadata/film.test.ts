/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';

import fc from 'fast-check';

import { createByteReader } from '../byte-reader';
import { box, filmWithPlace, filmWithTimedPlaces } from '../testing/boxes';
import { moovPatches } from './film-patches';
import { findPatches } from './find-patches';
import { MetadataError } from './metadata-error';
import { applyPatches } from './patches';
import { stripFilm } from './strip-film';

const secret = 'Somebody was at 51.5,-0.1';

async function stripped(bytes: Buffer, partLength = bytes.length): Promise<Buffer> {
  const parts = Array.from({ length: Math.ceil(bytes.length / partLength) }, (_, at) =>
    bytes.subarray(at * partLength, (at + 1) * partLength),
  );
  const out: Uint8Array[] = [];
  for await (const part of stripFilm(createByteReader(Readable.from(parts)))) out.push(part);
  return Buffer.concat(out);
}

const partsOf = (film: Buffer) => (start: number, end: number) => Promise.resolve(film.subarray(start, end));

describe('a film', () => {
  const frames = Buffer.from(Array.from({ length: 500 }, (_, at) => at % 60));
  const film = filmWithPlace(secret, frames);

  it('does not say where it was made, and has its frames where they were', async () => {
    expect(film.includes('Somebody')).toBe(true);
    const clean = await stripped(film, 100);
    expect(clean).toHaveLength(film.length);
    for (const word of ['Somebody', 'xyz', 'loci', 'location', 'udta', 'uuid'])
      expect(clean.includes(word)).toBe(false);
    expect(clean.indexOf(frames)).toBe(film.indexOf(frames));
    expect(clean.includes('tkhd')).toBe(true);
  });

  it('loses its timed metadata: the track, its samples and the places of a dash camera', async () => {
    const timed = filmWithTimedPlaces(secret, frames);
    const patches = await findPatches(partsOf(timed), timed.length);
    const clean = applyPatches(timed, 0, patches);
    expect(clean).toHaveLength(timed.length);
    expect(clean.includes('Somebody')).toBe(false);
    expect(clean.indexOf(frames)).toBe(timed.indexOf(frames));
    expect(clean.lastIndexOf(frames)).toBe(timed.lastIndexOf(frames));
    expect(clean.includes('vide')).toBe(true);
    expect((await stripped(timed)).includes('stco')).toBe(false);
  });

  it('loses the same in parts of it', async () => {
    const read = jest.fn((start: number, end: number) => Promise.resolve(film.subarray(start, end)));
    const patches = await findPatches(read, film.length);
    const whole = await stripped(film);
    expect(applyPatches(film, 0, patches)).toEqual(whole);
    for (let at = 0; at < film.length; at += 37) {
      expect(applyPatches(film.subarray(at, at + 37), at, patches)).toEqual(whole.subarray(at, at + 37));
    }
    expect(read).toHaveBeenCalledTimes(5);
  });

  it('is refused where its index is compressed or too large', async () => {
    const start = box('ftyp', 'qt  \0\0\0\0qt  mp42');
    await expect(stripped(Buffer.concat([start, box('moov', box('cmov', secret))]))).rejects.toThrow(
      'compressed',
    );
    const large = Buffer.concat([start, Buffer.from('\x10\0\0\0moov', 'latin1'), Buffer.alloc(100)]);
    await expect(stripped(large)).rejects.toThrow('too large');
    await expect(findPatches((from, to) => Promise.resolve(large.subarray(from, to)), 1e9)).rejects.toThrow(
      'too large',
    );
  });

  it('of another kind has no patches', async () => {
    const webm = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(500)]);
    expect(
      await findPatches((start, end) => Promise.resolve(webm.subarray(start, end)), webm.length),
    ).toEqual([]);
  });

  it('is refused where it has two indexes, too many boxes, or too many inside of each other', async () => {
    const start = box('ftyp', 'qt  \0\0\0\0qt  mp42');
    const nested = (depth: number): Buffer => box('moov', depth > 1 ? nested(depth - 1) : '');
    const refused: [Buffer, string][] = [
      [Buffer.concat([start, box('moov'), box('moov')]), 'two indexes'],
      [Buffer.concat([start, ...Array.from({ length: 64 }, () => box('free'))]), 'too many boxes'],
      [Buffer.concat([start, nested(9)]), 'too many boxes'],
      [
        Buffer.concat([start, box('moov', ...Array.from({ length: 4_096 }, () => box('free')))]),
        'too many boxes',
      ],
      [Buffer.concat([start, box('moov', box('gps ', Buffer.alloc(8 + 8 * 20_001)))]), 'too much metadata'],
    ];
    for (const [boxes, problem] of refused) {
      const film = Buffer.concat([boxes, box('mdat', Buffer.alloc(30))]);
      await expect(stripped(film)).rejects.toThrow(problem);
      await expect(findPatches(partsOf(film), film.length)).rejects.toThrow(problem);
    }
  });

  it.each([
    ['samples', 'stsz', 8],
    ['runs of chunks', 'stsc', 4],
  ])('is refused where a track of its metadata has too many %s', (_, table, at) => {
    const timed = filmWithTimedPlaces(secret, frames);
    const from = timed.indexOf('moov') - 4;
    // the first run says how many samples a chunk has
    const place = timed.indexOf(table === 'stsz' ? 'stsc' : table) + 4 + at + (table === 'stsz' ? 4 : 0);
    timed.writeUInt32BE(432_001, place);
    expect(() => moovPatches(timed.subarray(from), from)).toThrow('too much metadata');
  });

  it('has each byte overwritten once, however its places lie over each other', () => {
    const places = Buffer.alloc(8 + 8 * 1_000);
    for (let at = 0; at < 1_000; at += 1) {
      places.writeUInt32BE(at, 8 + at * 8);
      places.writeUInt32BE(0xffff_ffff - at, 12 + at * 8);
    }
    expect(moovPatches(box('moov', box('gps ', places)), 0)).toHaveLength(1);
  });
});

describe('a film that was tampered with', () => {
  const sample = path.resolve(__dirname, '../../../content-service/content/files/intro/intro.mp4');
  const indexes = [
    filmWithPlace(secret, Buffer.alloc(9)),
    filmWithTimedPlaces(secret, Buffer.alloc(9)),
    readFileSync(sample),
  ].map((film) => {
    const at = film.indexOf('moov') - 4;
    return film.subarray(at, at + film.readUInt32BE(at));
  });
  const changes = fc.array(fc.tuple(fc.nat(), fc.constantFrom(0, 1, 8, 0x7f, 0xff)), { maxLength: 8 });
  const mutation = fc
    .tuple(fc.constantFrom(...indexes), changes, fc.nat({ max: 40 }))
    .map(([index, all, cut]) => {
      const mutated = Buffer.from(index.subarray(0, index.length - cut));
      for (const [at, byte] of all) mutated[at % mutated.length] = byte;
      return mutated;
    });

  it('is refused, or gives patches in order that are no more than its limit', () => {
    fc.assert(
      fc.property(mutation, (index) => {
        try {
          const patches = moovPatches(index, 100);
          return (
            patches.length <= 20_000 && patches.every(({ start }, at) => start >= (patches[at - 1]?.end ?? 0))
          );
        } catch (error) {
          if (error instanceof MetadataError) return true;
          throw error;
        }
      }),
      { numRuns: 10_000 },
    );
  });
});
