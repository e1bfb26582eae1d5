import { LRUCache } from 'lru-cache';

import type { Person } from '../api';
import { createToken, hashOf, readOffice } from './people';

const SESSION_S = 12 * 60 * 60;
const cookie = '__Secure-office';
const attributes = 'Path=/office/; HttpOnly; Secure; SameSite=Strict';

/** Ends the session in a browser. */
export const endCookie = `${cookie}=; Max-Age=0; ${attributes}`;

/** Sessions in memory: a restart ends them. A cookie has 256 random bits, which need no signature. */
export function createSessions(folder: string) {
  const sessions = new LRUCache<string, { name: string; passkey: string; begin: number }>({
    max: 1_000,
    ttl: SESSION_S * 1_000,
  });
  return {
    /** Returns the cookie of a new session. */
    begin(name: string, passkey: string): string {
      const token = createToken();
      sessions.set(hashOf(token), { name, passkey, begin: Date.now() });
      return `${cookie}=${token}; Max-Age=${SESSION_S}; ${attributes}`;
    },

    /** Whoever has signed in, with the role of now; undefined once the session, person or passkey is gone. */
    personOf({ headers }: { headers: { cookie?: string | undefined } }): Person | undefined {
      const [, token] = /(?:^|;\s*)__Secure-office=([\w-]{43})(?:;|$)/.exec(headers.cookie ?? '') ?? [];
      const session = token === undefined ? undefined : sessions.get(hashOf(token));
      if (!session) return undefined;
      const { people, signedOutAt } = readOffice(folder);
      const member = people.find(({ name }) => name === session.name);
      const isGood = session.begin > signedOutAt && member?.passkeys.some(({ id }) => id === session.passkey);
      return member && isGood ? { name: member.name, role: member.role } : undefined;
    },

    /** Ends all sessions of a person, on every device. */
    endAll(name: string): void {
      for (const [key, session] of sessions.entries()) if (session.name === name) sessions.delete(key);
    },
  };
}
