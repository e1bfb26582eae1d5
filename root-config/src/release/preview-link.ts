import { createHmac, timingSafeEqual } from 'node:crypto';

import { deriveKey } from '@school/shared-deps/server';

import type { NamedVersion } from './release-file';

/** Where a preview begins; without a version it ends. */
export const previewPath = '/preview';

const form = /^([\w-]{1,100})@([\w-]{1,100})\.([\w-]{43})$/;

/** A version's name that only holders of the secret can write: `mf-gallery@26c857eb61.SIGNATURE`. */
export function signPreview(secret: string, { package: name, version }: NamedVersion): string {
  return `${name}@${version}.${signatureOf(secret, name, version)}`;
}

/** The version that a signed name is of; undefined when its signature is not this secret's. */
export function openPreview(secret: string, signed: string): NamedVersion | undefined {
  const [, name = '', version = '', signature = ''] = form.exec(signed) ?? [];
  const expected = Buffer.from(signatureOf(secret, name, version));
  const given = Buffer.from(signature);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned ? { package: name, version } : undefined;
}

/** A key of its own: links of certificates have another. */
function signatureOf(secret: string, name: string, version: string): string {
  return createHmac('sha256', deriveKey('preview', secret)).update(`${name}@${version}`).digest('base64url');
}
