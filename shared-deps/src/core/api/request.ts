import { catchError, type Observable } from 'rxjs';
import { fromFetch } from 'rxjs/fetch';

import { ApiError } from './remote-data';

/**
 * Requests JSON from the site's own address, with `sent` by POST. Unsubscribing aborts it. Fails with an
 * `ApiError`: `http` for a status other than 2xx, `parse` for a body without JSON, else `network`.
 */
export function request(path: string, sent?: object): Observable<unknown> {
  const headers = { accept: 'application/json', ...(sent && { 'content-type': 'application/json' }) };
  const post = sent && { method: 'POST', body: JSON.stringify(sent) };
  return fromFetch(path, { ...post, headers, selector: (response) => readJson(path, response) }).pipe(
    catchError((error: unknown) => {
      if (error instanceof ApiError) throw error;
      const { name, message } = error as Error;
      throw name === 'SyntaxError'
        ? new ApiError(`${path} is not JSON`, 'parse')
        : new ApiError(message, 'network');
    }),
  );
}

async function readJson(path: string, response: Response): Promise<unknown> {
  if (!response.ok) throw new ApiError(`${path} answered ${response.status}`, 'http', response.status);
  return response.json();
}
