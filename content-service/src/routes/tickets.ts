import { randomBytes } from 'node:crypto';

import type { StoredFile } from '../content/files';

const lifetime = 10 * 60 * 1000;
const mostTickets = 10_000;
const pathOfTicket = /^tc\/([\w-]{32})\.jpg$/;

/** Unguessable paths, each good for ten minutes, under which a certificate may be fetched. */
export interface Tickets {
  readonly issue: (file: StoredFile) => string;
  readonly find: (path: string) => StoredFile | undefined;
}

export function createTickets(): Tickets {
  const tickets = new Map<string, { file: StoredFile; ends: number }>();

  // In the order of issue, so that the first are the ones to end first.
  const forgetEnded = () => {
    for (const [token, { ends }] of tickets) {
      if (ends > Date.now() && tickets.size < mostTickets) return;
      tickets.delete(token);
    }
  };

  return {
    issue: (file) => {
      forgetEnded();
      const token = randomBytes(24).toString('base64url');
      tickets.set(token, { file, ends: Date.now() + lifetime });
      return `tc/${token}.jpg`;
    },
    find: (path) => {
      const ticket = tickets.get(pathOfTicket.exec(path)?.[1] ?? '');
      return ticket !== undefined && ticket.ends > Date.now() ? ticket.file : undefined;
    },
  };
}
