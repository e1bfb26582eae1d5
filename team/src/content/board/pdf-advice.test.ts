import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { runScript } from '@school/server/testing/run-script';
import PDFDocument from 'pdfkit';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pdfs-'));
  mkdirSync(join(folder, 'files'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function save(name: string, text: string, title?: string): Promise<Buffer> {
  const document = new PDFDocument(title === undefined ? {} : { info: { Title: title } });
  document.text(text).end();
  const bytes = await buffer(document);
  writeFileSync(join(folder, 'files', name), bytes);
  return bytes;
}

it('names documents that are scans, have no title, or are too large', async () => {
  const good = await save('good.pdf', 'Fees of the session', 'Fee structure');
  await save('scan.pdf', '', 'Fire safety certificate');
  await save('untitled.pdf', 'Fees of the session');
  writeFileSync(join(folder, 'files/large.pdf'), Buffer.concat([good, Buffer.alloc(2_000_000, '\n')]));
  writeFileSync(join(folder, 'files/broken.pdf'), '%PDF-1.7');
  // the library is an ES module, which jest does not load
  const args = ['check-content', folder, '--day', '2026-11-28'];
  const { output } = await runScript('team/src/school.mjs', { INIT_CWD: folder }, args);
  expect(output).toContain('board: tc: pages/tc.json: is missing: add it');
  expect(output.split('\n').filter((line) => line.startsWith('files/'))).toEqual([
    'files/large.pdf: has 2.0 MB of 2: save a smaller one',
    'files/scan.pdf: is a scan without text: screen readers and the search cannot read it',
    'files/untitled.pdf: has no title: write one in the properties of the document',
  ]);
}, 60_000);
