import { readDate } from '@school/contract';

import { dayFields, isoDay } from './odd-values';

const fileFields = ['attachments', 'images', 'image'];

/**
 * Values that the contract would drop silently from a provider's record. These are unreadable dates, values
 * of a wrong type, and entries of file lists that are no text. A value in the form of a day is a remark only.
 * @param record what the contract makes of it
 * @param written the record as it is in its file
 */
export function wrongValues(record: object, written: object): string[] {
  const fields = written as Record<string, unknown>;
  const days = dayFields.flatMap((field) => {
    const day = fields[field] ?? '';
    const isDate = typeof day === 'string' && (day === '' || isoDay.test(day) || readDate(day) !== undefined);
    return isDate ? [] : [`${field} must be a date or empty`];
  });
  const files = fileFields.flatMap((field) => {
    const entries = fields[field];
    if (!Array.isArray(entries)) return [];
    const wrong = entries.findIndex((entry) => entry !== null && typeof entry !== 'string');
    return wrong === -1 ? [] : [`${field} ${wrong + 1} must be text`];
  });
  const types = Object.entries<unknown>({ ...record }).flatMap(([field, value]) => {
    const own = fields[field] ?? value;
    if (dayFields.includes(field) || own === '') return [];
    if (Array.isArray(value)) return Array.isArray(own) ? [] : [`${field} must be a list`];
    return typeof own === 'object' || typeof own === 'boolean' ? [`${field} must be text`] : [];
  });
  return [...days, ...types, ...files];
}
