import { createHmac, timingSafeEqual } from 'node:crypto';

import type { TcRequest } from '@school/contract';
import { deriveKey } from '@school/server/lib/derive-key';
import { fold } from '@school/shared-deps/server';

/** All that a code says of a certificate; the paper says it too. */
export interface CertificateFacts {
  /** Of the first and the last name; one letter where there is one name. */
  initials: string;
  /** The last two letters or digits of the admission number. */
  ending: string;
  /** The day on which the copy was issued, in days since 1970. */
  day: number;
}

/** Crockford's base 32: no two of its characters are easily confused. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 20;
const GROUP = /.{4}(?=.)/g;
/** Bits of the facts: two UTF-16 letters, the ending, and a day up to 2059. */
const [LETTER, ENDING, DAY] = [16n, 11n, 15n];
/** The other bits of a code. Tries are limited, so that they are enough. */
const SIGNATURE = BigInt(LENGTH * 5) - 2n * LETTER - ENDING - DAY;
/** Endings of one character come before those of two. */
const ONE_CHARACTER = 36;

/** The facts of a request; undefined where name or number have no letter that a code can have. */
export function factsOf({ name, admission }: TcRequest, day: number): CertificateFacts | undefined {
  const letters = fold(name)
    .toUpperCase()
    .split(' ')
    .flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? [])
    .filter((letter) => letter.length === 1);
  const initials = (letters[0] ?? '') + (letters.slice(1).at(-1) ?? '');
  const ending = fold(admission)
    .replace(/[^\da-z]/g, '')
    .slice(-2)
    .toUpperCase();
  return initials === '' || ending === '' ? undefined : { initials, ending, day };
}

/** Codes that contain what they say, and are signed. No server has to remember them. */
export function createCodes(schoolCode: string, secret: string) {
  const key = deriveKey(`certificate ${schoolCode}`, secret);
  const encode = (facts: bigint): string => {
    const digest = createHmac('sha256', key).update(facts.toString()).digest();
    const value = (facts << SIGNATURE) | BigInt.asUintN(Number(SIGNATURE), digest.readBigUInt64BE());
    const digits = value.toString(32).padStart(LENGTH, '0');
    return digits.replace(/./g, (digit) => ALPHABET.charAt(Number.parseInt(digit, 32)));
  };
  return {
    /** A code in groups of four characters. */
    write: ({ initials, ending, day }: CertificateFacts): string => {
      const [first = 0, last = 0] = [...initials].map((letter) => letter.charCodeAt(0));
      const end = Number.parseInt(ending, 36) + (ending.length > 1 ? ONE_CHARACTER : 0);
      const letters = (BigInt(first) << LETTER) | BigInt(last);
      return encode((((letters << ENDING) | BigInt(end)) << DAY) | BigInt(day)).replace(GROUP, '$&-');
    },
    /** The facts of a code of this school, as `tidyCode` returns it; undefined for every other text. */
    read: (code: string): CertificateFacts | undefined => {
      if (code.length !== LENGTH) return undefined;
      let facts = [...code].reduce((value, each) => value * 32n + BigInt(ALPHABET.indexOf(each)), 0n);
      facts >>= SIGNATURE;
      if (facts < 0n || !isSame(code, encode(facts))) return undefined;
      const take = (bits: bigint) => {
        const value = Number(BigInt.asUintN(Number(bits), facts));
        facts >>= bits;
        return value;
      };
      const [day, end, last, first] = [take(DAY), take(ENDING), take(LETTER), take(LETTER)];
      const initials = String.fromCharCode(first) + (last === 0 ? '' : String.fromCharCode(last));
      const ending =
        end < ONE_CHARACTER ? end.toString(36) : (end - ONE_CHARACTER).toString(36).padStart(2, '0');
      return { initials, ending: ending.toUpperCase(), day };
    },
  };
}

/** A typed code in one spelling: case, spaces, hyphens and letters like digits make no difference. */
export function tidyCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
