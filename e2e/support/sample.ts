import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './site';

/** The content folder whose records the tests expect to see. */
export const contentFolder = path.resolve(root, process.env['SCHOOL_CONTENT'] ?? 'content');

/** The fields of a record that the tests use. */
export interface SampleRecord {
  title: string;
  name: string;
  class: string;
  category: string;
  description: string;
  date?: string;
  fromDate?: string;
  attachments: readonly string[];
  url: string;
}

/** A list of the sample school, newest first. */
export function sample(list: string): readonly SampleRecord[] {
  const text = readFileSync(path.join(contentFolder, 'records', `${list}.json`), 'utf8');
  const records = JSON.parse(text) as SampleRecord[];
  return records.sort((a, b) => dateOf(b).localeCompare(dateOf(a)));
}

export const circulars = () => sample('circular').filter(({ category }) => category === 'Circular');
export const albums = () => sample('gallery').filter(({ category }) => category === 'PhotoGallery');

/** A transfer certificate that the sample school has issued. */
export function certificate(): { name: string; admission: string; file: string } {
  const text = readFileSync(path.join(contentFolder, 'records/tc.json'), 'utf8');
  const [first] = JSON.parse(text) as ReturnType<typeof certificate>[];
  if (!first) throw new Error('the sample school has issued no certificate');
  return first;
}

/** Records of a year, or of a month of it such as `2026-11`. */
export function from(time: string, records: readonly SampleRecord[]): readonly SampleRecord[] {
  return records.filter((record) => dateOf(record).startsWith(time));
}

function dateOf({ date, fromDate }: SampleRecord): string {
  return date ?? fromDate ?? '';
}
