import type { Headers } from '../http/cached-response';
import type { RenderContext } from './render';

/** Status and headers of a document. */
export function pageOptions(
  { release }: RenderContext,
  status: number,
): { status: number; headers: Headers } {
  const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  return { status, headers: { ...release.headers, ...type } };
}
