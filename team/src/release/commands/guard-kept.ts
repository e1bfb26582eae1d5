import { createCandidate } from '../candidate';
import { lockRelease } from '../moves';
import { keptSource, markGuarded, readVersion } from '../versions';
import { candidatePlace, folder } from './command';
import { guard } from './guard';

/**
 * Tries a version that came by `npm start` or `npm run build` before it is made live again.
 * @throws Refusal with a line for each reason
 */
export async function guardKept(name: string, version: string | undefined): Promise<void> {
  const record = version === undefined ? undefined : readVersion(folder, name, version);
  if (record === undefined || record.isGuarded) return;
  console.log(`${name} ${record.version} has not passed the guard: it is tried now`);
  const candidate = await createCandidate(folder, keptSource(folder, record), candidatePlace(name), record);
  try {
    await guard(candidate);
    await lockRelease(folder, () => void markGuarded(folder, record));
  } finally {
    candidate.remove();
  }
}
