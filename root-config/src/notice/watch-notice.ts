import type { ShownNotice } from '@school/shared-deps';
import { registerActor } from '@school/shared-deps/bundled';
import { createActor, fromPromise } from 'xstate';

import { showNotice } from './band';
import { type NoticeAnswer, noticeMachine } from './notice.machine';

const WITHIN_MS = 10_000;

/** Keeps the urgent notice of an open page up to date. */
export function watchNotice(): void {
  const machine = noticeMachine.provide({ actors: { fetchNotice: fromPromise(fetchNotice) } });
  const actor = createActor(machine, { input: { askedAt: performance.timeOrigin } });
  actor.subscribe(({ context: { answer } }) => {
    if (answer) showNotice(answer.notice);
  });
  actor.start();
  const report = () => actor.send({ type: document.hidden ? 'page.hidden' : 'page.shown' });
  document.addEventListener('visibilitychange', report);
  report();
  registerActor({ section: 'shell', name: 'notice', actor });
}

/** An unchanged answer is a 304, which the browser's cache completes. */
async function fetchNotice(): Promise<NoticeAnswer> {
  const response = await fetch('/notice.json', {
    cache: 'no-cache',
    priority: 'low',
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  if (!response.ok) throw new Error(`/notice.json answered ${response.status}`);
  const notice = (await response.json()) as ShownNotice | { id?: undefined };
  const now = Date.parse(response.headers.get('date') ?? '');
  return { notice: notice.id === undefined ? undefined : notice, now: now || Date.now() };
}
