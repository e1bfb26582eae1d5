import { networkOf, visitorOf } from '@school/server/http/visitor';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import { pageOf } from './page';
import { createPasskeys } from './passkeys';
import { audit, memberByLink, readOffice } from './people';
import { createSessions, endCookie } from './sessions';

interface OfficeOptions {
  /** The content folder. */
  folder: string;
  /** Of the site that nginx serves, such as `https://school.example`. */
  origin: string;
  /** The domain that passkeys are for. */
  rpId: string;
}

interface LinkRoute {
  Params: { token: string };
}

const TRIES = { points: 60, duration: 600 };

const headers = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/**
 * Pages and requests that let the office's people in. The app trusts loopback alone as its proxy.
 * Returns who has signed in, for each request of the editor.
 */
export async function registerOffice(app: FastifyInstance, { folder, origin, rpId }: OfficeOptions) {
  const passkeys = createPasskeys(folder, origin, rpId);
  const sessions = createSessions(folder);
  const tries = new RateLimiterMemory(TRIES);

  await app.register((office, _options, done) => {
    office.addHook('onRequest', async (request, reply) => {
      reply.headers(headers);
      if (request.method !== 'GET' && !isOwn(request, origin))
        return reply.code(403).send({ message: 'Only the office’s own pages may do this.' });
      return undefined;
    });
    const limited = {
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        const isFree = () => undefined;
        const refuse = () => reply.code(429).send({ message: 'Too many tries. Try again in ten minutes.' });
        return tries.consume(networkOf(visitorOf(request.ip))).then(isFree, refuse);
      },
    };

    office.get('/sign-in', (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(pageOf('Sign in', 'Use the passkey of this device.', true)),
    );
    office.post('/sign-in/options', limited, () => passkeys.signInOptions());
    office.post<{ Body: AuthenticationResponseJSON }>('/sign-in', limited, (request, reply) =>
      letIn(request, reply, passkeys.signIn(request.body)),
    );

    office.get<LinkRoute>('/enter/:token', limited, ({ params }, reply) => {
      const member = memberByLink(readOffice(folder), params.token);
      reply.code(member ? 200 : 404).type('text/html; charset=utf-8');
      return member
        ? pageOf(`Welcome, ${member.name}`, 'Make a passkey: this device then opens the editor.', true)
        : pageOf('This link is not good', 'It was used, or is older than a day. Ask for a new one.', false);
    });
    office.post<LinkRoute>('/enter/:token/options', limited, async ({ params }, reply) => {
      const options = await passkeys.registrationOptions(params.token);
      return options ?? reply.code(404).send({ message: 'This link was used, or is older than a day.' });
    });
    office.post<LinkRoute & { Body: RegistrationResponseJSON }>('/enter/:token', limited, (request, reply) =>
      letIn(request, reply, passkeys.register(request.params.token, request.body)),
    );

    office.post('/sign-out', (request, reply) => {
      const person = sessions.personOf(request);
      if (person) {
        sessions.endAll(person.name);
        audit(folder, `${person.name} signs out on every device`);
      }
      return reply.header('Set-Cookie', endCookie).send({});
    });
    done();
  });
  return { personOf: sessions.personOf };

  async function letIn(
    request: FastifyRequest,
    reply: FastifyReply,
    result: Promise<{ name: string; id: string } | undefined>,
  ) {
    const member = await result.catch((error: unknown) => {
      request.log.info({ error }, 'a passkey is refused');
      return undefined;
    });
    if (member) return reply.header('Set-Cookie', sessions.begin(member.name, member.id)).send({});
    return reply.code(403).send({ message: 'This passkey is not of the office, or took too long.' });
  }
}

/** Whether a page of the office sent it: another site's form has another origin, and no JSON. */
function isOwn({ headers }: FastifyRequest, origin: string): boolean {
  return headers.origin === origin && headers['content-type']?.startsWith('application/json') === true;
}
