import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createWithheld } from '@school/server/withheld/withheld';
import { until } from '@school/shared-deps/testing/until';

import { createFeeder } from './feeder';

/** An index in a thread that keeps what it gets in a file. */
const index = `
const { parentPort, workerData } = require('node:worker_threads');
const { appendFileSync } = require('node:fs');
parentPort.on('message', ({ id, name, args }) => {
  appendFileSync(__dirname + '/put', JSON.stringify(args));
  parentPort.postMessage({ id, value: name === 'pdfs' ? ['sports.pdf'] : undefined });
});`;
const readPdf = `
process.on('message', () => process.send({ texts: ['Prizes: Riya Dut-\\nta', 'and RIYA\\nDUTTA again'] }));`;

let folder: string;
let feeder: ReturnType<typeof createFeeder>;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'withheld-'));
  writeFileSync(path.join(folder, 'search.js'), index);
  writeFileSync(path.join(folder, 'read-pdf.js'), readPdf);
});
afterEach(() => {
  feeder.close();
  rmSync(folder, { recursive: true });
});

function textsWith(names: string[]) {
  const withheld = createWithheld({ records: [], files: [], names });
  const host = {
    url: 'http://content',
    timeoutMs: 1_000,
    answer: () => Promise.resolve(new Response('%PDF')),
  };
  feeder = createFeeder({
    gateway: { readAll: () => Promise.resolve([]), hostOf: () => host },
    content: { current: () => ({ withheld }), version: () => 1 },
    releases: { current: () => ({ routes: [] }) },
    config: { cacheFolder: folder, timeZone: 'UTC' },
    programs: folder,
    problem: jest.fn(),
  } as unknown as Parameters<typeof createFeeder>[0]);
  feeder.update();
  return until(() => feeder.pdfText('sports.pdf').length > 0 && feeder.pdfText('sports.pdf'));
}

it('writes initials into the text of a circular, in the index and on its page', async () => {
  expect(await textsWith([])).toEqual(['Prizes: Riya Dut-\nta', 'and RIYA\nDUTTA again']);
  feeder.close();
  expect(await textsWith(['Riya Dutta'])).toEqual(['Prizes: R. D.', 'and R. D. again']);
});
