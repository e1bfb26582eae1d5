/** A value as the panel shows it: containers are read one level at a time, and long ones in part. */
export interface Summary {
  /** A short form of the value itself: `"text"`, `Array(60)`, `Map(3)`, `ƒ send`. */
  text: string;
  /** Its parts by name, if it has any. */
  parts?: readonly (readonly [name: string, value: unknown])[];
  /** Parts that are left out. */
  more?: number;
}

/** Parts of one value that are shown. */
const MAX_PARTS = 50;
const MAX_TEXT = 200;

/** Summarises one value without reading deeper than its own parts. */
export function summarise(value: unknown): Summary {
  if (typeof value === 'string')
    return { text: JSON.stringify(value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value) };
  if (typeof value === 'function') return { text: `ƒ ${value.name}` };
  if (typeof value !== 'object' || value === null) return { text: String(value) };
  if (value instanceof Error) return { text: `${value.name}: ${value.message}` };
  if (value instanceof Date) return { text: value.toISOString() };
  if (value instanceof URL) return { text: value.href };
  if (value instanceof Map) return container('Map', value.size, value as Map<unknown, unknown>);
  if (Array.isArray(value)) return container('Array', value.length, (value as unknown[]).entries());
  if (isActor(value)) return { text: `actor ${value.id}` };
  const parts = Object.entries(value);
  return { ...container(nameOf(value), parts.length, parts), text: nameOf(value) };
}

/** An error in a line; of a recording it is a text, or has its name and message. */
export function errorText(error: unknown): string {
  if (typeof error === 'string') return error;
  const { name, message } = (error ?? {}) as Partial<Error>;
  return message === undefined ? summarise(error).text : `${name}: ${message}`;
}

function container(name: string, size: number, entries: Iterable<[unknown, unknown]>): Summary {
  const parts: [string, unknown][] = [];
  for (const [key, value] of entries) {
    if (parts.length === MAX_PARTS) break;
    parts.push([String(key), value]);
  }
  return { text: `${name}(${size})`, parts, ...(size > MAX_PARTS && { more: size - MAX_PARTS }) };
}

function isActor(value: object): value is { id: string } {
  return 'send' in value && 'getSnapshot' in value && 'id' in value;
}

function nameOf(value: object): string {
  const { constructor } = value as { constructor?: { name?: string } };
  return constructor?.name === undefined || constructor.name === 'Object' ? '{…}' : constructor.name;
}
