import { networkOf, visitorOf } from '@school/server/http/visitor';
import { escapeXml } from '@school/shared-deps/server';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import { createPasskeys } from './passkeys';
import { audit, memberByLink, readOffice } from './people';
import { createSessions, endCookie } from './sessions';

interface LinkRoute {
  Params: { token: string };
}

const TRIES = { points: 60, duration: 600 };
const HTML = 'text/html; charset=utf-8';

/**
 * Pages and requests that let the office's people in. The app trusts loopback alone as its proxy, and has its
 * guard.
 * @param folder the content folder
 * @param origin of the site that nginx serves, such as `https://school.example`
 * @returns who has signed in, for each request of the editor
 */
export async function registerOffice(app: FastifyInstance, folder: string, origin: string) {
  const passkeys = createPasskeys(folder, origin);
  const sessions = createSessions(folder);
  const tries = new RateLimiterMemory(TRIES);

  await app.register((office, _options, done) => {
    const limited = {
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        const isFree = () => undefined;
        const refuse = () => reply.code(429).send({ message: 'Too many tries. Try again in ten minutes.' });
        return tries.consume(networkOf(visitorOf(request.ip))).then(isFree, refuse);
      },
    };

    office.get('/sign-in', (_request, reply) =>
      reply.type(HTML).send(pageOf('Sign in', 'Use the passkey of this device.', 'Sign in')),
    );
    office.post('/sign-in/options', limited, () => passkeys.signInOptions());
    office.post<{ Body: AuthenticationResponseJSON }>('/sign-in', limited, (request, reply) =>
      letIn(request, reply, passkeys.signIn(request.body)),
    );

    office.get<LinkRoute>('/enter/:token', limited, ({ params }, reply) => {
      const member = memberByLink(readOffice(folder), params.token);
      reply.code(member ? 200 : 404).type(HTML);
      return member
        ? pageOf(
            `Welcome, ${member.name}`,
            'Make a passkey: this device then opens the editor.',
            'Make a passkey',
          )
        : pageOf('This link is not good', 'It was used, or is older than a day. Ask for a new one.');
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

/** A page of the office, which has one button at most. */
function pageOf(title: string, text: string, action?: string): string {
  const button = `<p><button class="action">${action}</button></p>
<p role="status"></p>
<noscript><p>A passkey needs JavaScript: switch it on, and load this page again.</p></noscript>
<script type="module" src="/office/sign-in.js"></script>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>
<link rel="stylesheet" href="/office/editor.css">
<main>
<h1>${escapeXml(title)}</h1>
<p>${escapeXml(text)}</p>
${action === undefined ? '' : button}
</main>
</html>
`;
}
