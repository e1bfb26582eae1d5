import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

import { MAX_STREAMS } from '../upstream/upstream-connections';
import { createWorkLimit } from '../work/work-limit';
import { visitorOf } from './rate-limit';

/**
 * Bytes of a file that are read ahead of the visitor. A file up to this size frees its connection at once.
 */
export const READ_AHEAD_BYTES = 1_000_000;
const MAX_OF_VISITOR = 4;
/** A visitor who takes fewer bytes in this time is no longer sent the file. */
const LEAST_BYTES = 65_536;
const WINDOW_MS = 20_000;

/** The long files that are being sent. */
export interface Streams {
  /**
   * Counts a file until its response is closed, and ends it when the visitor reads too slowly.
   * @returns false when the visitor, or all visitors together, have too many
   */
  add: (ip: string, response: ServerResponse, content: Readable) => boolean;
}

export function createStreams(): Streams {
  const limit = createWorkLimit({ maxInAll: MAX_STREAMS, maxPerVisitor: MAX_OF_VISITOR });
  return {
    add: (ip, response, content) => {
      if (response.destroyed) return false;
      try {
        response.once('close', limit.begin(visitorOf(ip)));
      } catch {
        return false;
      }
      response.once('close', watch(response, content));
      return true;
    },
  };
}

/** Ends a response whose visitor lets the file wait. A provider that sends slowly is no reason. */
function watch(response: ServerResponse, content: Readable): () => void {
  let taken = 0;
  let takenBefore = 0;
  content.on('data', ({ length }: Buffer) => {
    taken += length;
  });
  content.pause();
  const timer = setInterval(() => {
    const isWaiting = content.readableLength > 0 || response.writableLength > 0;
    if (isWaiting && taken - takenBefore < LEAST_BYTES) response.destroy();
    takenBefore = taken;
  }, WINDOW_MS);
  return () => clearInterval(timer);
}
