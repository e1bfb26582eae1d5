const MAX_PAGE_BYTES = 8_000_000;

/**
 * Reads the HTML of a page.
 * @throws when it is larger than any page of a site
 */
export async function readPage(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > MAX_PAGE_BYTES) throw new Error(`it sent a page of more than ${MAX_PAGE_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
