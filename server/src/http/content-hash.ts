import { createHash } from 'node:crypto';

const known = new WeakMap<Uint8Array, string>();

/** SHA-256 of bytes (hex), computed once for each object: eight megabytes take milliseconds. */
export function contentHash(bytes: Uint8Array): string {
  const hash = known.get(bytes) ?? createHash('sha256').update(bytes).digest('hex');
  known.set(bytes, hash);
  return hash;
}
