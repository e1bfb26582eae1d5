import { circularFile, circulars } from '../records/circulars/circulars';
import type { SampleCircular } from '../records/sample-types';
import { inLongForm, sessionOf } from './layout/dates';
import { writePaper } from './layout/paper';

/** The letter's reference: its session and its place among the circulars of that session. */
function referenceOf(circular: SampleCircular): string {
  const session = circular.date === '' ? 'Standing' : sessionOf(circular.date);
  const fellows = circulars
    .filter(({ date }) => (date === '' ? 'Standing' : sessionOf(date)) === session)
    .sort((a, b) => a.date.localeCompare(b.date));
  const number = String(fellows.indexOf(circular) + 1).padStart(2, '0');
  return `Ref. SACS/${session}/Cir/${number}`;
}

export async function writeCirculars(): Promise<void> {
  for (const circular of circulars) {
    const { title, date, to, body, points, table, signedBy } = circular;
    await writePaper({ file: circularFile(circular), title, day: date || '2026-03-01' }, (paper) => {
      paper.ends(referenceOf(circular), date === '' ? '' : inLongForm(date));
      paper.title(title);
      paper.paragraph(`To: ${to}`);
      paper.space(4);
      for (const text of body) paper.paragraph(text);
      if (points) paper.list(points);
      if (table) {
        paper.space(4);
        paper.table(table);
      }
      paper.signature(signedBy ?? 'Sr. Philomena Toppo, Principal');
    });
  }
}
