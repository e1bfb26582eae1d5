import { attempt } from '@school/contract';

const decoder = new TextDecoder();
/** Records are five levels deep. A parser takes seconds and gigabytes for millions of levels. */
const MAX_DEPTH = 32;
/**
 * 40,000 records have half a million. A list of empty objects has more, and takes fifty times its size in
 * memory.
 */
const MAX_VALUES = 1_000_000;

const [QUOTE, BACKSLASH, COMMA] = [...Buffer.from('"\\,')];
const OPENING = [...Buffer.from('[{')];
const CLOSING = [...Buffer.from(']}')];

/** The value of a JSON text in UTF-8, or undefined where it is not JSON, too deep or too much. */
export function parseJson(bytes: Uint8Array): unknown {
  return isModest(bytes) ? attempt(() => JSON.parse(decoder.decode(bytes)) as unknown) : undefined;
}

/** Counts brackets and commas outside of texts. */
export function isModest(bytes: Uint8Array, maxValues = MAX_VALUES): boolean {
  let depth = 0;
  let values = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) isText = !isText;
    else if (isText) at += Number(byte === BACKSLASH);
    else if (byte === OPENING[0] || byte === OPENING[1]) {
      depth += 1;
      values += 1;
    } else if (byte === CLOSING[0] || byte === CLOSING[1]) depth -= 1;
    else if (byte === COMMA) values += 1;
    if (depth > MAX_DEPTH || values > maxValues) return false;
  }
  return true;
}
