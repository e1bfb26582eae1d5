import { longMonths } from '@school/shared-deps/server';

const NO_BREAK = '\u00a0';

const units = 'sq m|km|cm|m|kg|g|KB|MB|AM|PM|hours?|minutes?';
const months = longMonths.join('|');

/** A figure and its unit, a currency and its figure, a day and its month, a telephone number. */
const together = new RegExp(`\\d (?:${units}|${months})\\b|\\bRs \\d|\\+\\d\\d \\d+ \\d+`, 'g');

/** The same content with figures that stay on the line of their units. */
export function keepUnits<T>(content: T): T;
export function keepUnits(content: unknown): unknown {
  if (typeof content === 'string') {
    return content.replace(together, (text) => text.replaceAll(' ', NO_BREAK));
  }
  if (Array.isArray(content)) return content.map((each) => keepUnits<unknown>(each));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, keepUnits<unknown>(value)]));
}
