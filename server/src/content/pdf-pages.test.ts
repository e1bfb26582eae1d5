import { createPageCounter } from './pdf-pages';

const pdf = `%PDF-1.7 << /Type /Pages /Count 2 >> ${'x'.repeat(90)} << /Type /Page >> << /Type/Page/Parent 1 0 R >>`;

it.each([1, 7, 50, 1_000])('counts the pages of a PDF that comes in pieces of %i bytes', (size) => {
  const counter = createPageCounter();
  for (let at = 0; at < pdf.length; at += size) counter.read(Buffer.from(pdf.slice(at, at + size)));
  expect(counter.pages()).toBe(2);
});

it('knows no pages of a file that says nothing of them', () => {
  const counter = createPageCounter();
  counter.read(Buffer.from('%PDF-1.7 compressed'));
  expect(counter.pages()).toBe(0);
});
