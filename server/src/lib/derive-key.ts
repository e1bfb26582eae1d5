import { hkdfSync, randomBytes } from 'node:crypto';

/**
 * A key of 32 bytes for one purpose: a signature or hash of one purpose is invalid for another.
 * @param secret servers with the same one have the same keys; by default random, for this process alone
 */
export function deriveKey(purpose: string, secret?: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret ?? randomBytes(32), '', purpose, 32));
}
