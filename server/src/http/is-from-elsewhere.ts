import type { FastifyRequest } from 'fastify';

/** Whether a page of another origin has sent a form; without `Sec-Fetch-Site` the host decides. */
export function isFromElsewhere({ headers, hostname }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).hostname === hostname);
}
