import { createHash } from 'node:crypto';

const known = new WeakMap<Uint8Array, string>();

/**
 * SHA-256 of bytes (hex), computed once for each object: eight megabytes take milliseconds.
 * @param computed the hash, where another thread has computed it
 */
export function contentHash(bytes: Uint8Array, computed?: string): string {
  const hash = known.get(bytes) ?? computed ?? createHash('sha256').update(bytes).digest('hex');
  known.set(bytes, hash);
  return hash;
}
