import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { Refusal } from '../refusal';
import { releaseFile } from '../release-file';

/** The first member of a pointer that is signed. */
const head = /^\{\n {2}"signature": "([\w+/]{86}==)",/;

/** The pointer with an Ed25519 signature of its text in it, so that both move in one step. */
export function signPointer(text: string, key: KeyObject): string {
  return `{\n  "signature": "${sign(null, Buffer.from(text), key).toString('base64')}",${text.slice(1)}`;
}

/**
 * The text that was signed, which names the hashes of all files.
 * @param key without one the text is believed as it is
 * @throws Refusal when the text is not as the holder of the key has signed it
 */
export function openPointer(text: string, place: string, key: KeyObject | undefined): string {
  const [start = '', signature] = head.exec(text) ?? [];
  const pointer = signature === undefined ? text : `{${text.slice(start.length)}`;
  if (key === undefined) return pointer;
  if (signature === undefined) throw new Refusal([`${place}/${releaseFile} is not signed`]);
  if (verify(null, Buffer.from(pointer), key, Buffer.from(signature, 'base64'))) return pointer;
  throw new Refusal([`${place}/${releaseFile} is not as the holder of the key has signed it`]);
}

/**
 * The key in the file that a setting names; undefined where it names none.
 * @throws Refusal when that is no Ed25519 key in PEM
 */
export function readKey(setting: 'SCHOOL_RELEASE_KEY' | 'SCHOOL_RELEASE_PUBLIC_KEY'): KeyObject | undefined {
  const file = process.env[setting] ?? '';
  if (file === '') return undefined;
  const read = setting === 'SCHOOL_RELEASE_KEY' ? createPrivateKey : createPublicKey;
  try {
    const key = read(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // reported below
  }
  throw new Refusal([`${setting} names the file of an Ed25519 key, which ${file} is not`]);
}
