import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { copySchool } from '@school/server/testing/school-folder';

import { partsOf } from '../forms/parts';
import { rules } from '../testing/open-editor';
import { openFolder } from './folder';

const SAVES = 200;
const others = { Asha: 'Ravi', Ravi: 'Asha' } as const;
type Clerk = keyof typeof others;

/** One more than the number in the entry. */
function countOn(raw: unknown): object {
  const { description } = raw as { description: string };
  return {
    _id: 'fair',
    title: 'Book fair',
    fromDate: '2026-11-28',
    description: `${Number(description) + 1}`,
  };
}

it('loses none of 400 saves when two clerks change one entry at once, and says each conflict', async () => {
  const school = copySchool();
  for (const name of ['pages', 'files', 'certificates', 'records']) school.remove(name);
  mkdirSync(join(school.folder, 'records'));
  const parts = partsOf([]);
  const folder = openFolder(school.folder, parts, rules);
  const part = parts.find(({ key }) => key === 'records/news');
  if (part === undefined) throw new Error('there is no news');
  const readEntry = async () => {
    const found = (await folder.list(part)).find(({ entry }) => entry.id === 'fair');
    return found ?? { entry: undefined, raw: { description: '0' } };
  };
  const conflicts: { clerk: Clerk; by?: string }[] = [];
  const clerk = async (by: Clerk) => {
    for (let saved = 0; saved < SAVES;) {
      const { id = 'fair', version } = (await readEntry()).entry ?? {};
      const change = (raw: unknown = { description: '0' }) => countOn(raw);
      const outcome = await folder.save([{ part, id, version, change }], { by, what: `saved ${saved}` });
      if (outcome.kind === 'saved') saved += 1;
      else conflicts.push({ clerk: by, ...outcome });
    }
  };
  await Promise.all([clerk('Asha'), clerk('Ravi')]);
  const { raw } = await readEntry();
  expect(raw).toMatchObject({ description: `${2 * SAVES}` });
  const changes = await folder.changes();
  const savesOf = (name: string) => changes.filter(({ by }) => by === name).map(({ what }) => what);
  const all = Array.from({ length: SAVES }, (_, index) => `saved ${SAVES - 1 - index}`);
  expect([savesOf('Asha'), savesOf('Ravi')]).toEqual([all, all]);
  expect(conflicts.length).toBeGreaterThan(0);
  const unsaid = conflicts.filter(({ clerk: one, by }) => by !== others[one]);
  expect(unsaid).toEqual([]);
});
