import type { ShownNotice } from '@school/shared-deps';
import { registerActor } from '@school/shared-deps/bundled';
import { createActor, fromCallback, fromPromise } from 'xstate';

import { showNotice } from './band';
import { type NoticeAnswer, type NoticeEvent, noticeMachine } from './notice.machine';

const WITHIN_MS = 10_000;

/** Keeps the urgent notice of an open page up to date. */
export function watchNotice(): void {
  const machine = noticeMachine.provide({
    actors: { visibility: fromCallback(reportVisibility), fetchNotice: fromPromise(fetchNotice) },
  });
  const actor = createActor(machine, { input: { askedAt: performance.timeOrigin } });
  actor.subscribe(({ context: { answer } }) => {
    if (answer) showNotice(answer.notice);
  });
  actor.start();
  registerActor({ section: 'shell', name: 'notice', actor });
}

function reportVisibility({ sendBack }: { sendBack: (event: NoticeEvent) => void }): () => void {
  const report = () => sendBack({ type: document.hidden ? 'page.hidden' : 'page.shown' });
  document.addEventListener('visibilitychange', report);
  report();
  return () => document.removeEventListener('visibilitychange', report);
}

/** An unchanged answer is a 304, which the browser's cache completes. */
async function fetchNotice(): Promise<NoticeAnswer> {
  const response = await fetch('/notice.json', {
    cache: 'no-cache',
    priority: 'low',
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  if (!response.ok) throw new Error(`/notice.json answered ${response.status}`);
  const notice = (await response.json()) as Partial<ShownNotice>;
  const now = Date.parse(response.headers.get('date') ?? '');
  return { notice: isNotice(notice) ? notice : undefined, now: Number.isNaN(now) ? Date.now() : now };
}

function isNotice(notice: Partial<ShownNotice>): notice is ShownNotice {
  return notice.id !== undefined;
}
