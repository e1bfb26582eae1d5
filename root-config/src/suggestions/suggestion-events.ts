import { request, type SearchAnswer } from '@school/shared-deps';
import { catchError, distinctUntilChanged, map, type Observable, of, switchMap } from 'rxjs';

import type { SuggestionsEvent } from './suggestions.machine';

const MAX_SUGGESTIONS = '5';

/** The answers to what is typed; an answer that is late for the next letter is dropped. */
export function suggestionEvents(typed$: Observable<string>): Observable<SuggestionsEvent> {
  return typed$.pipe(
    map((text) => text.trim()),
    distinctUntilChanged(),
    switchMap((q) => (q === '' ? of(undefined) : answerTo(q))),
    map((answer) => ({ type: 'answer.changed', answer })),
  );
}

function answerTo(q: string): Observable<SearchAnswer | undefined> {
  const query = new URLSearchParams({ q, limit: MAX_SUGGESTIONS });
  return request(`/api/search?${query.toString()}`).pipe(
    map((answer) => answer as SearchAnswer),
    catchError(() => of(undefined)),
  );
}
