import { randomBytes } from 'node:crypto';

import { isIsoDay, recordAddress } from '@school/contract';
import { contentHash } from '@school/server/lib/content-hash';

import type { Entry } from '../api';
import type { Part } from '../forms/parts';

const MAX_NAME_LENGTH = 60;

export type Fields = Readonly<Record<string, unknown>>;

/** An entry with its value as the file has it. */
export interface LocatedEntry {
  entry: Entry;
  /** Place in the list of its file; 0 where it is no list. */
  index: number;
  raw: unknown;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Another one for each value. */
export function versionOf(raw: unknown): string {
  return contentHash(JSON.stringify(raw)).slice(0, 16);
}

/** The entries of a part in the order of its file. */
export function entriesOf(part: Part, json: unknown): LocatedEntry[] {
  if (part.kind !== 'list') {
    const raw = part.field === undefined ? json : fieldsOf(json)[part.field];
    return raw === undefined ? [] : [locate(part, raw, 0, 'all')];
  }
  const records: unknown[] = Array.isArray(json) ? json : [];
  return records.flatMap((raw, index) => {
    const { _id, category } = fieldsOf(raw);
    if (!isFields(raw) || (part.category !== undefined && category !== part.category)) return [];
    return [locate(part, raw, index, typeof _id === 'string' && _id !== '' ? _id : `~${versionOf(raw)}`)];
  });
}

/** Those of a list, newest first; the last of the file first where they have no days. */
export function newestFirst(entries: readonly LocatedEntry[]): Entry[] {
  const dayOf = ({ entry }: LocatedEntry) => entry.day ?? '';
  return [...entries]
    .sort((one, other) => (dayOf(one) < dayOf(other) ? 1 : dayOf(one) > dayOf(other) ? -1 : 0))
    .map(({ entry }) => entry);
}

function locate(part: Part, raw: unknown, index: number, id: string): LocatedEntry {
  const fields = fieldsOf(raw);
  const day = [fields['date'], fields['fromDate']].map(textOf).find((text) => text !== '');
  const isList = part.kind === 'list';
  const value = Object.fromEntries(Object.entries(fields).filter(([name]) => name in fieldsOfForm(part)));
  const entry: Entry = {
    id,
    title: (isList && titleOf(fields)) || part.label,
    ...(isList && day !== undefined && isIsoDay(day.slice(0, 10)) && { day: day.slice(0, 10) }),
    version: versionOf(raw),
    value,
    page: isList ? recordAddress(part.page, id.startsWith('~') ? '' : id) : part.page,
  };
  return { entry, index, raw };
}

/** One line, as a clerk would say it. */
export function titleOf(fields: Fields): string {
  return ['title', 'description', 'name', 'category'].map((name) => textOf(fields[name])).find(Boolean) ?? '';
}

/** The value of an entry with what the form says. Other fields stay, and a new record gets an id. */
export function mergeValue(part: Part, raw: unknown, value: Fields): Fields {
  const form = fieldsOfForm(part);
  const kept = Object.entries(fieldsOf(raw)).filter(([name]) => !(name in form));
  const written = Object.entries(value).filter(([name]) => name in form);
  return { ...identify(part, raw, value), ...Object.fromEntries([...kept, ...written]) };
}

/** The values of a record besides those of its form: an id and, in some lists, a category. */
function identify({ kind, category, list }: Part, raw: unknown, { title }: Fields): Fields {
  if (kind !== 'list') return {};
  const { _id } = fieldsOf(raw);
  // names of pupils aren't in addresses
  const name = typeof title === 'string' ? `-${fileNameOf(title)}` : '';
  const id =
    typeof _id === 'string' && _id !== '' ? _id : `${String(list)}${name}-${randomBytes(3).toString('hex')}`;
  return { _id: id, ...(category !== undefined && { category }) };
}

/** Nothing of a name but letters and digits reaches the disk. */
export function fileNameOf(name: string): string {
  const words = name
    .replace(/^.*[/\\]|\.\w{1,5}$/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z\d]+/g);
  return words?.join('-').slice(0, MAX_NAME_LENGTH).replace(/-$/, '') ?? 'file';
}

/** A file's value with an entry put in, replaced, or left out where it is undefined. */
export function putEntry(
  part: Part,
  json: unknown,
  at: { index: number; isNew: boolean },
  raw: unknown,
): unknown {
  if (part.kind !== 'list') return part.field === undefined ? raw : { ...fieldsOf(json), [part.field]: raw };
  const records: unknown[] = Array.isArray(json) ? [...(json as unknown[])] : [];
  records.splice(at.index, at.isNew ? 0 : 1, ...(raw === undefined ? [] : [raw]));
  return records;
}

/** Where a new entry goes: after the others, where the newest is the last one. */
export function indexOfNew(part: Part, json: unknown): number {
  const days = entriesOf(part, json).flatMap(({ entry }) => entry.day ?? []);
  const isAscending = (days[0] ?? '') < (days.at(-1) ?? '');
  return isAscending && Array.isArray(json) ? json.length : 0;
}

export function fieldsOfForm({ schema }: Part): Fields {
  return schema.properties ?? {};
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().replace(/\n.*/s, '').slice(0, 120) : '';
}
