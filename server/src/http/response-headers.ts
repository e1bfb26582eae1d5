import { createHash } from 'node:crypto';

import { WORKER_POLICY } from '@school/contract/offline';
import type { FastifyInstance } from 'fastify';

/**
 * On every answer (docs/adr/0035): a header for all answers is added here. The policy is that of answers
 * which are no documents: these load no resources, and no page may frame them.
 */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'browsing-topics=(), camera=(), compute-pressure=(), display-capture=(), geolocation=(), hid=(), ' +
    'idle-detection=(), local-fonts=(), local-network-access=(), microphone=(), payment=(), serial=(), usb=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Puts them on all answers; documents and files replace the policy with theirs. */
export function addResponseHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders);
    done();
  });
}

/**
 * @param inline the import map and the document's other inline scripts, which the policy names by hash.
 * @param rules address of the rules by which browsers prepare the pages of links
 */
export function pageHeaders(inline: readonly string[], rules: string): Record<string, string> {
  const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self' https://www.openstreetmap.org https://www.youtube-nocookie.com https://player.vimeo.com",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${WORKER_POLICY}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    // a script without a hash does not run; the import map has those of modules
    'integrity-policy': 'blocked-destinations=(script)',
    'speculation-rules': `"${rules}"`,
  };
}

/**
 * The school's files: shown by themselves or in the site's own frames (a PDF), and never able to run
 * anything. A sandbox would keep the browser's PDF viewer from starting, so only drawings, which may carry
 * scripts, get one.
 */
export function fileHeaders(contentType: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "img-src 'self' data:",
    "media-src 'self'",
    "style-src 'unsafe-inline'",
    "frame-ancestors 'self'",
    ...(contentType.startsWith('image/svg') ? ['sandbox'] : []),
  ];
  return { 'content-security-policy': policy.join('; ') };
}
