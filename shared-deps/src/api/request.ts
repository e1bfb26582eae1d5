import { Observable } from 'rxjs';

import { ApiError } from './remote-data';

/**
 * Reads one JSON body from the site's own address; unsubscribing aborts the request, whether headers or body are under way.
 * Errors: `ApiError` of kind `http` for a status other than 2xx, `parse` for a body that is no JSON, else the network's own.
 */
export function request(path: string): Observable<unknown> {
  return new Observable((subscriber) => {
    const abort = new AbortController();
    readJson(path, abort.signal).then(
      (body) => {
        subscriber.next(body);
        subscriber.complete();
      },
      (error: unknown) => {
        if (!abort.signal.aborted) subscriber.error(error);
      },
    );
    return () => abort.abort();
  });
}

async function readJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { headers: { accept: 'application/json' }, signal });
  if (!response.ok) throw new ApiError(`${path} answered ${response.status}`, 'http', response.status);
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ApiError(`${path} is not JSON`, 'parse');
  }
}
