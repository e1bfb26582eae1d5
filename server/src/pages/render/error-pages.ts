import type { OwnContent } from '../../content/own-content';
import { type CachedResponse, createCachedResponse } from '../../http/cached-response';
import type { ResponseMemory } from '../../http/response-memory';
import { inLanguage } from '../../settings/language';
import { texts } from '../../settings/texts';
import { nearPages } from './near-pages';
import { pageOptions, type RenderContext, renderScreen } from './render';

export type ErrorStatus = keyof typeof texts.errors;

/** Renders each error screen once for a release, its content and the pages that it names. */
export function createErrorPages(
  readContext: (path: string) => RenderContext,
  content: OwnContent,
  memory: ResponseMemory,
) {
  /**
   * The error screen (spec §8) for a status, in the language of a path. For a path without a page, it names
   * pages that are near. The one for `offline` is kept by the service worker.
   */
  return (status: ErrorStatus | 'offline', path = ''): CachedResponse => {
    const context = readContext(path);
    const { routes, language } = context.release;
    const near = status === 404 || status === 410 ? nearPages(routes, path) : [];
    const key = ['error', status, language, ...near.map(({ path }) => path)].join(' ');
    const version = [context.release.id, content.version(), context.notice?.id].join(' ');
    const known = memory.get(key);
    if (known?.version === version) return known.response;
    const own = () =>
      status === 'offline'
        ? { title: texts.offline.title, isOffline: true }
        : { title: texts.errors[status].reason, error: { status, ...texts.errors[status], near } };
    const options = pageOptions(context, status === 'offline' ? 200 : status);
    const response = createCachedResponse(renderScreen(context, inLanguage(language, own)), options);
    memory.set(key, { response, version, freshUntil: 0 });
    return response;
  };
}

/** The status of an error screen for any status of an error. */
export function errorPageStatus(status: number): ErrorStatus {
  if (status in texts.errors) return status as ErrorStatus;
  return status >= 400 && status < 500 ? 400 : 500;
}
