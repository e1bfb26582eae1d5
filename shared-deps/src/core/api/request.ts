import { Observable } from 'rxjs';

import { ApiError, toApiError } from './remote-data';

/**
 * Requests JSON from the site's own address, with `sent` by POST. Unsubscribing aborts it. Fails with an
 * `ApiError`: `http` for a status other than 2xx, `parse` for a body without JSON, else `network`.
 */
export function request(path: string, sent?: object): Observable<unknown> {
  return new Observable((subscriber) => {
    const abort = new AbortController();
    readJson(path, abort.signal, sent).then(
      (body) => {
        subscriber.next(body);
        subscriber.complete();
      },
      (error: unknown) => {
        if (!abort.signal.aborted) subscriber.error(toApiError(error));
      },
    );
    return () => abort.abort();
  });
}

async function readJson(path: string, signal: AbortSignal, sent?: object): Promise<unknown> {
  const headers = { accept: 'application/json', ...(sent && { 'content-type': 'application/json' }) };
  const post = sent && { method: 'POST', body: JSON.stringify(sent) };
  const response = await fetch(path, { ...post, headers, signal });
  if (!response.ok) throw new ApiError(`${path} answered ${response.status}`, 'http', response.status);
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ApiError(`${path} is not JSON`, 'parse');
  }
}
