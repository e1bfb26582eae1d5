import { cpSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { integrityOf } from '@school/release/files';
import { readLive, releaseFile } from '@school/release/release-file';
import { tsImport } from 'tsx/esm/api';

const NAME = 'mf-home';
const VERSION = 'attack';
const PREVIEW_MS = 3_600_000;
export const SECRET = 'a secret of thirty-two characters';

/** The home page of a version that throws late, or never ends, where its address says so. */
const codeOf = (entry: string) => `import { section as live } from '${entry}';
function render(input) {
  if (/late/.test(input.search)) setTimeout(() => { throw new Error('boom'); }, 20);
  while (/spin/.test(input.search));
  return live.render(input);
}
export const section = { ...live, render, searchOf: (path, query) => '?' + query };
`;

/** A copy of a checkout's release folder, with a version of the home page as a candidate. */
export async function copyRelease(checkout: string, released: string, folder: string) {
  cpSync(released, folder, { recursive: true });
  const live = readLive(folder);
  const write = (file: string, value: object) => {
    writeFileSync(path.join(folder, 'next'), JSON.stringify(value));
    renameSync(path.join(folder, 'next'), path.join(folder, file));
  };
  const manifest = live.packages[NAME];
  if (manifest === undefined) throw new Error(`${NAME} is not in ${folder}`);
  const key = `@school/${NAME}`;
  const address = `/assets/${NAME}/${VERSION}.js`;
  const code = codeOf(`./${path.basename(manifest.imports[key] ?? '')}`);
  writeFileSync(folder + address, code);
  const named = { package: NAME, version: VERSION, until: Date.now() + PREVIEW_MS };
  write(`versions/${NAME}/${VERSION}.json`, {
    ...named,
    at: new Date().toISOString(),
    manifest: {
      ...manifest,
      version: VERSION,
      imports: { ...manifest.imports, [key]: address },
      integrity: { ...manifest.integrity, [address]: integrityOf(Buffer.from(code)) },
    },
  });
  write(releaseFile, { ...live, previews: [named] });
  const links = path.join(checkout, 'release/src/preview-link.ts');
  const { signPreview } = (await tsImport(
    links,
    import.meta.url,
  )) as typeof import('@school/release/preview-link');
  return {
    /** Of a visit that gets the candidate version. */
    cookie: `preview=${signPreview(SECRET, named)}`,
    /** Makes another release of the same files live. */
    move: (number: number) =>
      write(releaseFile, { ...live, previews: [named], retired: [{ path: `/gone-${number}` }] }),
  };
}
