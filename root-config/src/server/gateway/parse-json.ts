const decoder = new TextDecoder();

/** The value of a JSON text (as bytes: in UTF-8), or undefined where it is not JSON. */
export function parseJson(source: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof source === 'string' ? source : decoder.decode(source)) as unknown;
  } catch {
    return undefined;
  }
}
