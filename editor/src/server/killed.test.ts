import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextRound } from 'node:timers/promises';

import { copySchool } from '@school/server/testing/school-folder';

import { recover } from './history';
import { historyFolder } from './lock';

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
