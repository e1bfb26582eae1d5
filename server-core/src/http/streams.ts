import type { ServerResponse } from 'node:http';

import { createWorkLimit } from '../work/work-limit';
import { visitorOf } from './visitor';

/**
 * Bytes of a file that are read ahead of the visitor. A file up to this size frees its connection at once.
 */
export const READ_AHEAD_BYTES = 1_000_000;
/** Each keeps a connection to the host busy. */
const MAX_STREAMS = 32;
const MAX_OF_VISITOR = 4;

/** The long files that are being sent. */
export interface Streams {
  /**
   * Counts a file until its response is closed.
   * @returns false when the visitor, or all visitors together, have too many
   */
  add: (ip: string, response: ServerResponse) => boolean;
}

export function createStreams(): Streams {
  const limit = createWorkLimit({ maxInAll: MAX_STREAMS, maxPerVisitor: MAX_OF_VISITOR });
  return {
    add: (ip, response) => {
      if (response.destroyed) return false;
      try {
        response.once('close', limit.begin(visitorOf(ip)));
        return true;
      } catch {
        return false;
      }
    },
  };
}
