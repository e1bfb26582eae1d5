import { createHmac, randomBytes } from 'node:crypto';

import type { TcRequest } from '@school/shared-deps/contract';

import { createRateLimit, type RateLimit } from './rate-limit';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const visitorRate = { burst: 20, firstWaitMs: 6 * SECOND, longestWaitMs: 5 * MINUTE, perDay: 200 };
/** All visitors together, for one admission number. */
const numberRate = { burst: 10, firstWaitMs: 10 * SECOND, longestWaitMs: HOUR, perDay: 50 };
/** All visitors together, for one name. Several children may have it. */
const nameRate = { burst: 20, firstWaitMs: 10 * SECOND, longestWaitMs: HOUR, perDay: 100 };
/** One visitor, for one number or one name. Other visitors' tries do not count. */
const ownRate = { burst: 3, firstWaitMs: HOUR, longestWaitMs: HOUR, perDay: 3 };

/** Limits requests for certificates (docs/adr/0015). */
export interface TcTries {
  /** Seconds until this visitor may request this certificate. 0 allows and counts the try. */
  secondsUntilNext: (visitor: string, request: TcRequest) => number;
}

export function createTcTries(): TcTries {
  const limits = {
    visitor: createRateLimit(visitorRate),
    number: createRateLimit(numberRate),
    name: createRateLimit(nameRate),
    ownNumber: createRateLimit(ownRate),
    ownName: createRateLimit(ownRate),
  };
  // the counted values cannot be read from memory, and the key ends with the process
  const key = randomBytes(32);
  const hash = (...parts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');

  return {
    secondsUntilNext: (visitor, { name, admission }) => {
      const [foldedName, number] = [fold(name), fold(admission)];
      const keys = {
        visitor: hash(visitor),
        number: hash(number),
        name: hash(foldedName),
        ownNumber: hash(visitor, number),
        ownName: hash(visitor, foldedName),
      };
      const waitOf = (limit: keyof typeof limits) => limits[limit].waitOf(keys[limit]);
      const waitMs = Math.max(
        waitOf('visitor'),
        Math.min(waitOf('ownNumber'), waitOf('number')),
        Math.min(waitOf('ownName'), waitOf('name')),
      );
      if (waitMs > 0) return Math.ceil(waitMs / SECOND);
      for (const [limit, { count }] of Object.entries(limits) as [keyof typeof limits, RateLimit][]) {
        count(keys[limit]);
      }
      return 0;
    },
  };
}

/** Letters and digits alone, so that another case or sign makes no new try. */
function fold(value: string): string {
  const folded = value.normalize('NFKC').toLowerCase();
  return folded.replace(/[^\p{L}\p{M}\p{N}]/gu, '') || folded.trim();
}
