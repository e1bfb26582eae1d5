import path from 'node:path';

import { execa } from 'execa';

import { builtPackages, packages, root } from '../../workspace/workspace';
import { Refusal } from '../refusal';
import { packagesOf } from './command';
import { release, releaseFolder, takeOwnRelease } from './release';
import { writeSbom } from './sbom';
import { isChanged } from './stamps';

/** Their builds take about as long as all others together. */
const slow = ['shared-deps', 'inspector'];

type OnProgress = (done: number, all: number) => void;

/**
 * Builds the packages whose sources have changed, in two processes: each keeps a core busy.
 * @param onProgress called before the first package and after each
 */
export async function buildChanged(
  names: readonly string[] = builtPackages,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  const changed = names.filter(isChanged);
  if (changed.length === 0) return;
  console.log(`building ${changed.join(', ')}`);
  let done = 0;
  onProgress(done, changed.length);
  const onBuilt = () => {
    done += 1;
    if (done < changed.length) onProgress(done, changed.length);
  };
  const ended = await Promise.allSettled([
    build(
      changed.filter((name) => slow.includes(name)),
      onBuilt,
    ),
    build(
      changed.filter((name) => !slow.includes(name)),
      onBuilt,
    ),
  ]);
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
}

async function build(names: readonly string[], onBuilt: () => void): Promise<void> {
  if (names.length === 0) return;
  const school = path.join(import.meta.dirname, '../../school.mjs');
  const options = {
    cwd: root,
    stdin: 'ignore',
    stdout: ['inherit', 'pipe'],
    stderr: 'inherit',
    reject: false,
  } as const;
  const building = execa(process.execPath, [school, 'build', ...names], options);
  for await (const line of building) if (line.includes(' is built ')) onBuilt();
  const { exitCode } = await building;
  if (exitCode !== 0) throw new Refusal([`${names.join(', ')}: not built, as said above`]);
}

/** Builds what has changed and makes it live; a release with damaged files is mended. */
export async function buildRelease(names: readonly string[] = builtPackages): Promise<void> {
  await buildChanged(names);
  await release(packages.filter((name) => names.includes(name)));
}

/**
 * Builds changed packages for a tool. It uses the release that `SCHOOL_RELEASE` names, or else one of the
 * tools' own.
 */
export async function prepareRelease(): Promise<void> {
  await buildChanged();
  if (process.env['SCHOOL_RELEASE']) console.log(`the release is the one of ${releaseFolder()}`);
  else await takeOwnRelease('tools');
}

/**
 * `npm run build`: builds what has changed and makes it live. With names of packages, or for the package of a
 * folder (`-w mf-home`), it builds those alone.
 */
export async function command(names: string[]): Promise<void> {
  const wanted = packagesOf(names);
  if (wanted.length > 0) {
    const { buildPackages } = await import('./build-packages');
    await buildPackages(wanted);
    return;
  }
  await buildRelease();
  await writeSbom(releaseFolder());
}
