import { longMonths } from '@school/shared-deps/server';

const NO_BREAK = '\u00a0';

const units = 'sq m|km|cm|m|kg|g|KB|MB|AM|PM|hours?|minutes?';
const months = longMonths.join('|');

/** A figure and its unit, a currency and its figure, a day and its month, a telephone number. */
const together = new RegExp(`\\d (?:${units}|${months})\\b|\\bRs \\d|\\+\\d\\d \\d+ \\d+`, 'g');

/** The same content with figures that stay on the line of their units. */
export function keepUnits<T>(content: T): T {
  if (content === undefined) return content;
  const keepIn = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.replace(together, (text) => text.replaceAll(' ', NO_BREAK)) : value;
  return JSON.parse(JSON.stringify(content), keepIn) as T;
}
