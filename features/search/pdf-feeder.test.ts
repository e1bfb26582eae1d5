import { createPdfFeeder, type SentPdf } from './pdf-feeder';
import type { ReadPdf } from './pdfs/pdf-reader';

const pdf = (text: string): ReadPdf => ({ hash: text, etag: `"${text}"`, texts: [text] });
let version: number;
let files: string[];
let pdfs: Record<string, ReadPdf>;
let requests: string[];
let put: jest.Mock<Promise<void>, [string, readonly string[]]>;
let problems: string[];

beforeEach(() => {
  [version, files, requests, problems] = [1, ['new.pdf', 'old.pdf'], [], []];
  pdfs = { 'new.pdf': pdf('newest'), 'old.pdf': pdf('oldest') };
  put = jest.fn<Promise<void>, [string, readonly string[]]>(() => Promise.resolve());
});

const open = (maxLength?: number) => {
  const sent = new Map<string, SentPdf>();
  const feed = createPdfFeeder({
    gateway: { hostOf: () => ({ url: '', timeoutMs: 0 }) },
    reader: {
      read: (_host, address, known) => {
        const file = address.slice('/api/image/'.length);
        requests.push(`${file} ${known?.etag ?? ''}`);
        const found = pdfs[file];
        return Promise.resolve(found?.hash === known?.hash ? 'unchanged' : found);
      },
    },
    readNames: () => Promise.resolve(files),
    put,
    version: () => version,
    problem: (message) => problems.push(message),
    ...(maxLength !== undefined && { maxLength }),
  });
  return () => feed(sent, () => true);
};

it('reads a PDF again only when its host says that it has changed', async () => {
  const run = open();
  await run();
  await run();
  expect(requests).toEqual(['new.pdf ', 'old.pdf ']);
  version = 2;
  pdfs['old.pdf'] = pdf('mended');
  await run();
  expect(requests.slice(2)).toEqual(['new.pdf "newest"', 'old.pdf "oldest"']);
  expect(put.mock.calls).toEqual([
    ['new.pdf', ['newest']],
    ['old.pdf', ['oldest']],
    ['old.pdf', ['mended']],
  ]);
});

it('leaves out the oldest PDFs where all are too long, and says so', async () => {
  const run = open(8);
  await run();
  expect(put).toHaveBeenCalledTimes(2);
  files = ['latest.pdf', ...files];
  pdfs['latest.pdf'] = pdf('the latest one');
  await run();
  expect(put.mock.calls.slice(2)).toEqual([
    ['latest.pdf', ['the latest one']],
    ['new.pdf', []],
    ['old.pdf', []],
  ]);
  expect(problems).toContain('the search leaves out the texts of the oldest PDFs: they are too long');
});

it('says why a PDF cannot be read, once', async () => {
  pdfs['old.pdf'] = { hash: 'bomb', texts: [], refusal: 'takes too much memory' };
  const run = open();
  for (version = 2; version < 5; version += 1) await run();
  expect(problems).toEqual(['the search cannot read a PDF: old.pdf']);
});
