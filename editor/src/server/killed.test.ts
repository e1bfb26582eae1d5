import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextRound } from 'node:timers/promises';

import { copySchool } from '@school/server/testing/school-folder';

import { historyFolder, listChanges, recover, writeChange } from './history';

const MOMENTS = 20;
/** Of the event loop, between two moments. */
const ROUNDS = 500;

it('leaves each file as it was or as it is saved, whenever the process is killed', async () => {
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    const { folder } = copySchool();
    const script = join(__dirname, 'testing/saves.script.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, folder], { stdio: 'pipe' });
    await once(child.stdout, 'data');
    for (let round = 0; round < moment * ROUNDS; round += 1) await nextRound();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const news = () => JSON.parse(readFileSync(join(folder, 'records/news.json'), 'utf8')) as object[];
    expect(news()[0]).toMatchObject({ title: expect.stringMatching(/^Saved \d+ x{50}$/) as string });
    await recover(folder);
    const changes = readdirSync(join(folder, historyFolder)).filter((name) => /^\d.*\.json$/.test(name));
    const last = readFileSync(join(folder, historyFolder, changes.sort().at(-1) ?? ''), 'utf8');
    // the last change that is stored is the one that visitors see
    expect(JSON.parse(last)).toMatchObject({ steps: [{ after: news()[0] }] });
    expect(readdirSync(join(folder, 'records')).filter((name) => name.startsWith('.'))).toEqual([]);
  }
});

it('completes a change that was cut off between two of its files', async () => {
  const { folder } = copySchool();
  const texts = ['profile.json', 'later/page.json'].map((name) => ({ name, text: '{}\n' }));
  const change = { id: `${Date.now()}-ab`, at: Date.now(), by: 'Asha', what: 'changed both', steps: [] };
  mkdirSync(join(folder, historyFolder));
  // as if it was killed: the second file can't be written
  await expect(writeChange(folder, change, texts)).rejects.toThrow();
  expect(await listChanges(folder)).toEqual([]);
  mkdirSync(join(folder, 'later'));
  await recover(folder);
  expect(texts.map(({ name }) => readFileSync(join(folder, name), 'utf8'))).toEqual(['{}\n', '{}\n']);
  expect(await listChanges(folder)).toMatchObject([{ what: 'changed both' }]);
  expect(readdirSync(join(folder, historyFolder))).toEqual([`${change.id}.json`]);
});

it('forgets changes after thirty days', async () => {
  const { folder } = copySchool();
  mkdirSync(join(folder, historyFolder));
  const day = 24 * 3_600_000;
  for (const days of [31, 29]) {
    const at = Date.now() - days * day;
    await writeChange(folder, { id: `${at}-ab`, at, by: 'Asha', what: `${days} days ago`, steps: [] }, []);
  }
  await recover(folder);
  expect(await listChanges(folder)).toMatchObject([{ what: '29 days ago' }]);
});
