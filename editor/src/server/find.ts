import { walk } from '@school/contract';

import type { FindAnswer, UsesAnswer } from '../api';
import type { Part } from '../forms/parts';
import { type Fields, type LocatedEntry, mergeValue, versionOf } from './entries';
import type { Edit, Folder } from './folder';

/** Fields that no visitor reads: files, ids, kinds. */
const unread = ['_id', 'type', 'file', 'video', 'captions', 'attachments', 'images', 'image', 'category'];

const isRead = (path: readonly (string | number)[]) => !path.some((key) => unread.includes(String(key)));

interface Place extends LocatedEntry {
  part: Part;
}

async function everyEntry(folder: Folder, parts: readonly Part[]): Promise<Place[]> {
  const lists = await Promise.all(
    parts.map(async (part) => (await folder.list(part)).map((each) => ({ ...each, part }))),
  );
  return lists.flat();
}

const labelOf = ({ part, entry }: Place) =>
  part.kind === 'list' ? `${part.label}: ${entry.title}` : part.label;

/** Every place of a text in what visitors read. */
export async function findText(folder: Folder, parts: readonly Part[], text: string): Promise<FindAnswer> {
  const entries = await everyEntry(folder, parts);
  const places = entries.flatMap((each) =>
    [...walk(each.entry.value)].flatMap(({ value, place }) => {
      if (typeof value !== 'string' || !value.includes(text) || !isRead(place)) return [];
      return [{ partKey: each.part.key, id: each.entry.id, label: labelOf(each) }];
    }),
  );
  return { places };
}

/** Changes that correct a text wherever visitors read it. */
export async function replacements(
  folder: Folder,
  parts: readonly Part[],
  { from, to }: { from: string; to: string },
): Promise<Edit[]> {
  const entries = await everyEntry(folder, parts);
  return entries.flatMap(({ part, entry: { id, version, value } }) => {
    const corrected = replaceIn(value, from, to) as Fields;
    if (versionOf(corrected) === versionOf(value)) return [];
    return [{ part, id, version, change: (raw: unknown) => mergeValue(part, raw, corrected) }];
  });
}

function replaceIn(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.split(from).join(to);
  if (Array.isArray(value)) return value.map((item) => replaceIn(item, from, to));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, item]) => [
    key,
    unread.includes(key) ? (item as unknown) : replaceIn(item, from, to),
  ]);
  return Object.fromEntries(fields);
}

/** Pages and records that show an entry or lead to it: they name its address or one of its files. */
export async function usesOf(
  folder: Folder,
  parts: readonly Part[],
  { part, entry }: Pick<Place, 'part' | 'entry'>,
): Promise<UsesAnswer> {
  const files = [...walk(entry.value)].flatMap(({ value, place }) =>
    typeof value === 'string' && !isRead(place) && value.includes('/') ? [value] : [],
  );
  const names = [...files, ...files.map((file) => `/api/image/${file}`)];
  if (entry.page !== undefined && entry.page !== part.page) names.push(entry.page);
  const others = (await everyEntry(folder, parts)).filter(
    (each) => each.part.key !== part.key || each.entry.id !== entry.id,
  );
  const used = others.filter((each) =>
    [...walk(each.entry.value)].some(({ value }) => names.includes(value as string)),
  );
  const own = { label: part.label, page: part.page };
  return { uses: [own, ...used.map((each) => ({ label: labelOf(each), page: each.entry.page ?? '/' }))] };
}
