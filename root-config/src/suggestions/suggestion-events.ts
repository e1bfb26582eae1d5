import { request, type SearchAnswer } from '@school/shared-deps';
import { catchError, debounceTime, distinctUntilChanged, map, type Observable, of, switchMap } from 'rxjs';

import { MAX_SUGGESTIONS, type SuggestionsEvent } from './suggestions.machine';

/** Letters that come at once, as from a paste, are one request; the wait for one is short (milliseconds). */
const PAUSE_MS = 20;

/** The answers to what is typed; an answer that is late for the next letter is dropped. */
export function suggestionEvents(typed$: Observable<string>): Observable<SuggestionsEvent> {
  return typed$.pipe(
    map((text) => text.trim()),
    debounceTime(PAUSE_MS),
    distinctUntilChanged(),
    switchMap((q) => (q === '' ? of({ type: 'text.cleared' } as const) : answerTo(q))),
  );
}

function answerTo(q: string): Observable<SuggestionsEvent> {
  return request(`/api/search?${new URLSearchParams({ q, limit: String(MAX_SUGGESTIONS) }).toString()}`).pipe(
    map((answer) => ({ type: 'answer.loaded', answer: answer as SearchAnswer }) as const),
    catchError(() => of({ type: 'answer.failed' } as const)),
  );
}
