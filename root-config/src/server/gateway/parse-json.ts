const decoder = new TextDecoder();
/** Records are five levels deep. A parser takes seconds and gigabytes for millions of levels. */
const MAX_DEPTH = 32;

const [QUOTE, BACKSLASH] = [...Buffer.from('"\\')];
const OPENING = [...Buffer.from('[{')];
const CLOSING = [...Buffer.from(']}')];

/** The value of a JSON text in UTF-8, or undefined where it is not JSON or too deep. */
export function parseJson(bytes: Uint8Array): unknown {
  if (!isShallow(bytes)) return undefined;
  try {
    return JSON.parse(decoder.decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether brackets outside of texts are nested no deeper than records can be. */
function isShallow(bytes: Uint8Array): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) isText = !isText;
    else if (isText) at += Number(byte === BACKSLASH);
    else if (byte === OPENING[0] || byte === OPENING[1]) depth += 1;
    else if (byte === CLOSING[0] || byte === CLOSING[1]) depth -= 1;
    if (depth > MAX_DEPTH) return false;
  }
  return true;
}
