import path from 'node:path';

import { execLocal } from '../../workspace/process';
import { builtPackages, packages } from '../../workspace/workspace';
import { writeChanged } from '../files';
import { Refusal } from '../refusal';
import { packagesOf } from './command';
import { release, releaseFolder, takeOwnRelease } from './release';
import { isChanged } from './stamps';

/** Their builds take about as long as all others together. */
const isSlow = (name: string) => ['shared-deps', 'inspector'].includes(name);

/**
 * Builds the packages whose sources have changed, in two processes: each keeps a core busy.
 * @param onProgress called with a sentence for people, before the first package and after each
 */
export async function buildChanged(
  names: readonly string[] = builtPackages,
  onProgress: (sentence: string) => void = () => undefined,
): Promise<void> {
  const changed = names.filter(isChanged);
  if (changed.length === 0) return;
  console.log(`building ${changed.join(', ')}`);
  let number = 0;
  const onNext = () => {
    number += 1;
    if (number <= changed.length) onProgress(`Building ${number} of ${changed.length}.`);
  };
  onNext();
  const halves = [changed.filter(isSlow), changed.filter((name) => !isSlow(name))];
  const ended = await Promise.allSettled(halves.map((half) => build(half, onNext)));
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
}

async function build(names: readonly string[], onBuilt: () => void): Promise<void> {
  if (names.length === 0) return;
  const shown = { stdin: 'ignore', stdout: ['inherit', 'pipe'], stderr: 'inherit' } as const;
  const building = execLocal('school', ['build', ...names], { ...shown, reject: false });
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
  await writeSbom();
}

/** Writes the list of packages that this checkout's releases are made of beside one, as CycloneDX has it. */
export async function writeSbom(): Promise<void> {
  const options = ['--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
  const { stdout } = await execLocal('npm', ['sbom', ...options]);
  writeChanged(path.join(releaseFolder(), 'sbom.json'), stdout);
}
