import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { packages, root } from '../../workspace/workspace';
import { type Candidate, createCandidate } from '../candidate';
import { compareFolders, linesOf } from '../diff/compare-folders';
import { createReport } from '../diff/report';
import { Refusal } from '../refusal';
import { keptSource, readVersions } from '../versions';
import { buildCandidate } from './build-candidate';
import { calledFrom, folder } from './command';

const options = {
  against: { type: 'string', default: 'live' },
  json: { type: 'boolean' },
  report: { type: 'string' },
} as const;

/**
 * `npx school diff mf-gallery [--json]`: builds and compares with what is live. `--against` takes a version
 * or commit that the release folder keeps. `--report FILE` writes one HTML file with pictures.
 */
export async function command(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [name = ''] = positionals;
  if (!packages.includes(name))
    throw new Refusal([`name a package, such as school diff mf-gallery: ${packages.join(', ')}`]);
  if (!existsSync(path.join(folder, 'release.json')))
    throw new Refusal([`${folder} has no release to compare with; npm run build makes one`]);
  const candidates: Candidate[] = [];
  const add = (candidate: Candidate) => {
    candidates.push(candidate);
    return candidate.folder;
  };
  try {
    const before = values.against === 'live' ? folder : add(await earlierVersion(name, values.against));
    const after = add(await buildCandidate(name, path.join(root, name)));
    const now = Date.now();
    const comparison = await compareFolders(before, after, name, now);
    const lines = values.json === true ? [JSON.stringify(comparison, null, 2)] : linesOf(comparison);
    console.log(lines.join('\n'));
    if (values.report === undefined) return;
    const file = path.resolve(calledFrom(), values.report);
    writeFileSync(file, await createReport(comparison, { name, before, after, now }));
    console.log(`the report is ${file}`);
  } finally {
    for (const { remove } of candidates) remove();
  }
}

/** A release folder in which an earlier version is live, found by its name or its commit. */
function earlierVersion(name: string, wanted: string): Promise<Candidate> {
  const kept = readVersions(folder).filter((record) => record.package === name);
  const record = kept.findLast(
    ({ version, commit }) => version === wanted || (wanted.length >= 7 && commit.startsWith(wanted)),
  );
  if (record === undefined)
    throw new Refusal([`${name} ${wanted} is not kept here; npm run releases lists what is`]);
  return createCandidate(folder, keptSource(folder, record), record);
}
