import type { Headers } from '@school/server-core/http/cached-response';

import type { RenderContext } from './render';

/** Status and headers of a document. */
export function pageOptions(
  { variant }: RenderContext,
  status: number,
): { status: number; headers: Headers } {
  const type = { 'content-type': 'text/html; charset=utf-8' };
  return { status, headers: { ...variant.release.headers, ...type, ...variant.headers } };
}
