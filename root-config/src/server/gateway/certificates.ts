import { randomBytes } from 'node:crypto';

const LIFETIME_MS = 10 * 60_000;
const MOST_TICKETS = 5_000;
const ticket = /tc\/[\w-]{32}\.jpg/;
const prefix = /^(?:https?:\/\/[^/]+)?\/?(?:api\/image\/)?/;

/**
 * The pictures of transfer certificates, under unguessable paths of this site's own that end after ten minutes: whether
 * the provider's paths do is not known.
 */
export interface Certificates {
  /**
   * A path below `/api/image/` for the picture.
   * @param answered the path as the provider answers it, with or without `/api/image/`
   */
  issue: (answered: string) => string;
  /** The provider's path of the picture, as long as the path that was issued is good. */
  find: (path: string) => string | undefined;
  /**
   * Whether a request's path, however it is spelt, has one of the issued form in it: such paths are not logged, not even
   * when their time is over.
   */
  hasTicket: (path: string) => boolean;
}

export function createCertificates(): Certificates {
  const tickets = new Map<string, { reference: string; ends: number }>();

  /** In the order of issue, so that the first are the ones to end first. */
  const forgetEnded = () => {
    for (const [path, { ends }] of tickets) {
      if (ends > Date.now() && tickets.size < MOST_TICKETS) return;
      tickets.delete(path);
    }
  };

  return {
    issue: (answered) => {
      forgetEnded();
      const path = `tc/${randomBytes(24).toString('base64url')}.jpg`;
      tickets.set(path, { reference: answered.replace(prefix, ''), ends: Date.now() + LIFETIME_MS });
      return path;
    },
    find: (path) => {
      const ticket = tickets.get(path);
      return ticket !== undefined && ticket.ends > Date.now() ? ticket.reference : undefined;
    },
    hasTicket: (path) => ticket.test(decode(path)),
  };
}

/** Undoes percent-encoding as far as it can be read: a broken escape is not to keep the rest from being seen. */
function decode(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (escape) => String.fromCharCode(Number.parseInt(escape.slice(1), 16)));
}
