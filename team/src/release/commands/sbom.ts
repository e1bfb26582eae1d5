import path from 'node:path';

import { execLocal } from '../../workspace/process';
import { writeChanged } from '../files';

/** Writes the list of packages that this checkout's releases are made of beside one, as CycloneDX has it. */
export async function writeSbom(folder: string): Promise<void> {
  const options = ['--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
  const { stdout } = await execLocal('npm', ['sbom', ...options]);
  writeChanged(path.join(folder, 'sbom.json'), stdout);
}
