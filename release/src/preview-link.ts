import { createHmac, timingSafeEqual } from 'node:crypto';

import { deriveKey } from '@school/shared-deps/server';

import type { Preview } from './release-file';

/** Where a preview begins; without a version it ends. */
export const previewPath = '/preview';

const form = /^(([\w-]{1,100})@([\w-]{1,100})\.(\d{1,15}))\.([\w-]{43})$/;

/**
 * A version's name and end that only holders of the secret can write:
 * `mf-gallery@26c857eb61.1798000000000.SIGNATURE`.
 */
export function signPreview(secret: string, { package: name, version, until }: Preview): string {
  const signed = `${name}@${version}.${until}`;
  return `${signed}.${signatureOf(secret, signed)}`;
}

/**
 * The preview that a signed name is of; undefined when its signature is not this secret's, or it has ended.
 */
export function openPreview(secret: string, signed: string): Preview | undefined {
  const [, text = '', name = '', version = '', until = '', signature = ''] = form.exec(signed) ?? [];
  const expected = Buffer.from(signatureOf(secret, text));
  const given = Buffer.from(signature);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned && Number(until) > Date.now()
    ? { package: name, version, until: Number(until) }
    : undefined;
}

/** A key of its own: links of certificates have another. */
function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', deriveKey('preview', secret)).update(text).digest('base64url');
}
