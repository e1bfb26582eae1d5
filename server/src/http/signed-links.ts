import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import { deriveKey } from '../lib/derive-key';

const LIFETIME_MS = 10 * 60_000;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const linkForm = /^tc\/([\w-]{46,})\.jpg$/;

interface Link {
  reference: string;
  /** The code that is drawn below the picture. */
  code?: string | undefined;
  /** Epoch milliseconds. */
  until: number;
}

/**
 * Paths of certificates that contain their own proof. Their target and end are encrypted and authenticated
 * (AES-256-GCM, 128-bit tag), so that no server has to remember them.
 * @param secret servers with the same one open each other's links; by default they end with the process
 */
export function createSignedLinks(secret?: string) {
  const key = deriveKey('gateway', secret);

  const decrypt = (token: string): Link | undefined => {
    const bytes = Buffer.from(token, 'base64url');
    // other spellings of the same bytes are forged
    if (bytes.toString('base64url') !== token) return undefined;
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const encrypted = bytes.subarray(IV_BYTES, -TAG_BYTES);
      return JSON.parse(decipher.update(encrypted, undefined, 'utf8') + decipher.final('utf8')) as Link;
    } catch {
      return undefined;
    }
  };

  return {
    /** A new path for a reference, `tc/….jpg`, valid for ten minutes. */
    issue: (reference: string, code?: string): string => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
      const link: Link = { reference, code, until: Date.now() + LIFETIME_MS };
      const content = Buffer.concat([cipher.update(JSON.stringify(link)), cipher.final()]);
      return `tc/${Buffer.concat([iv, content, cipher.getAuthTag()]).toString('base64url')}.jpg`;
    },
    /** The target of a path that is authentic and in time. */
    open: (path: string): Omit<Link, 'until'> | undefined => {
      const [, token] = linkForm.exec(path) ?? [];
      const link = token === undefined ? undefined : decrypt(token);
      return link && link.until > Date.now() ? link : undefined;
    },
    /** Whether a path has the form of the issued ones, authentic or not. */
    isLink: (path: string): boolean => linkForm.test(path),
  };
}
