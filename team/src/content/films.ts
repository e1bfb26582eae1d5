import { createReadStream } from 'node:fs';

import type { Content } from '@school/server/content/load';

const film = /\.(?:mp4|m4v|mov|3gp)$/i;

/** Boxes and keys by which telephones write where a film was taken, each byte as a character (latin1). */
const place = /\xa9xyz.{4}[+-]\d|loci\0{4}|com\.apple\.quicktime\.location\.ISO6709/s;
/** One of them may lie across two pieces of the file. */
const OVERLAP = 40;

/** Films that say where they were taken: they are sent as they are. */
export async function filmWarnings({ files }: Content): Promise<string[]> {
  const warnings: string[] = [];
  for (const [name, { path }] of files.byPath)
    if (film.test(name) && (await hasPlace(path)))
      warnings.push(`files/${name}: says where it was taken; save a copy without the place`);
  return warnings;
}

async function hasPlace(path: string): Promise<boolean> {
  let rest = '';
  for await (const piece of createReadStream(path, 'latin1')) {
    const text = rest + String(piece);
    if (place.test(text)) return true;
    rest = text.slice(-OVERLAP);
  }
  return false;
}
