import { act } from '@testing-library/react';

import type { Mutation } from '../documents/mutations';
import { lazyList, type machines } from './machines';

type Send = (type: string, payload?: object) => void;

/** A bug that is seeded, and the words of the panel that name it. */
export interface Bug {
  machine: keyof typeof machines;
  kind: Mutation['kind'];
  /** Which one of the mutations of this kind. */
  what: string;
  nth?: number;
  input?: unknown;
  /** Until a visitor would see that something is wrong. */
  drive: (send: Send) => void;
  /** The sentence above the chart, or a row of the log. */
  says: { sentence: string } | { row: string };
}

const form = { name: 'Asha', admission: '118' };
const submit = (send: Send) => send('form.submitted', form);
const mount = (send: Send) => {
  send('shell.started');
  send('xstate.done.actor.0.navigation.preparing');
};
const open = (send: Send) => {
  send('notices.changed', { count: 3 });
  send('screen.freed');
};
/** Lets the page's time pass. */
export const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** Five kinds of bugs in each of five machines. */
export const bugs: readonly Bug[] = [
  {
    machine: 'list',
    kind: 'guard',
    what: 'hasExcerpt is inverted',
    drive: () => wait(1_000),
    says: { row: 'always [hasExcerpt] → records.connected.ready.refreshing' },
  },
  {
    machine: 'list',
    kind: 'event',
    what: 'filter.changed',
    nth: 1,
    drive: (send) => send('filter.changed', { choice: { search: 'sports' } }),
    says: {
      row: 'filter.changed not accepted in records.connected.loading.requesting · choice.inView',
    },
  },
  {
    machine: 'list',
    kind: 'timer',
    what: 'excerpt ends too early',
    input: lazyList,
    drive: () => wait(200),
    says: { sentence: 'after 700 ms, 300 ms left' },
  },
  {
    machine: 'list',
    kind: 'exit',
    what: 'excerpt has no on',
    input: lazyList,
    drive: (send) => send('list.extended'),
    says: { sentence: 'records.excerpt since 200 ms; nothing leads out of it' },
  },
  {
    machine: 'list',
    kind: 'assign',
    what: 'shown is wrong',
    nth: 1,
    drive: (send) => send('list.extended'),
    says: { row: 'list.extended → stays shown: 24 → -48' },
  },
  {
    machine: 'tc',
    kind: 'guard',
    what: 'hasBothFields is inverted',
    drive: submit,
    says: { row: 'form.submitted → editable.invalid, refused by [hasBothFields]' },
  },
  {
    machine: 'tc',
    kind: 'event',
    what: 'certificate.found',
    drive: (send) => {
      submit(send);
      send('certificate.found', { path: 'tc/1.jpg' });
    },
    says: { row: 'certificate.found not accepted in submitting' },
  },
  {
    machine: 'tc',
    kind: 'timer',
    what: 'submitting ends too early',
    drive: (send) => {
      submit(send);
    },
    says: {
      sentence:
        'submitting since 200 ms; leaves it on certificate.found, or on certificate.failed, or after 700 ms, 500 ms left',
    },
  },
  {
    machine: 'tc',
    kind: 'exit',
    what: 'submitting has no on',
    drive: (send) => {
      submit(send);
      wait(3_800);
    },
    says: { sentence: 'submitting since 4 s; nothing leads out of it' },
  },
  {
    machine: 'tc',
    kind: 'assign',
    what: 'path is wrong',
    drive: (send) => {
      submit(send);
      send('certificate.found', { path: 'tc/1.jpg' });
    },
    says: { row: 'certificate.found → downloading path: "" → null' },
  },
  {
    machine: 'popup',
    kind: 'guard',
    what: 'hasNotices is inverted',
    drive: open,
    says: { row: 'notices.changed refused by [hasNotices]' },
  },
  {
    machine: 'popup',
    kind: 'event',
    what: 'screen.freed',
    drive: open,
    says: { row: 'screen.freed not accepted in waiting.notices.loaded · waiting.screen.taken' },
  },
  {
    machine: 'popup',
    kind: 'timer',
    what: 'open ends too early',
    drive: (send) => {
      open(send);
      wait(400);
    },
    says: { sentence: 'open since 600 ms; leaves it on popup.closed, or after 700 ms, 100 ms left' },
  },
  {
    machine: 'popup',
    kind: 'exit',
    what: 'open has no on',
    drive: (send) => {
      open(send);
      send('popup.closed');
      wait(1_800);
    },
    says: { sentence: 'open since 2 s; nothing leads out of it' },
  },
  {
    machine: 'popup',
    kind: 'assign',
    what: 'context is wrong',
    drive: () => wait(1_000),
    says: { row: 'always [isOnScreen] → open isOnScreen: true, hasSeen: true' },
  },
  {
    machine: 'navigation',
    kind: 'guard',
    what: 'hasFailed is inverted',
    drive: (send) => {
      mount(send);
      send('sections.mounted');
    },
    says: { row: 'always [hasFailed] → failed' },
  },
  {
    machine: 'navigation',
    kind: 'event',
    what: 'sections.mounted',
    drive: (send) => {
      mount(send);
      send('sections.mounted');
    },
    says: { row: 'sections.mounted not accepted in mounting' },
  },
  {
    machine: 'navigation',
    kind: 'delay',
    what: 'patience is too short',
    drive: (send) => {
      send('shell.started');
      wait(300);
    },
    says: { sentence: 'after patience (3.5 s), 3 s left' },
  },
  {
    machine: 'navigation',
    kind: 'exit',
    what: 'mounting has no on',
    drive: (send) => {
      mount(send);
      send('sections.mounted');
      wait(4_800);
    },
    says: { sentence: 'mounting since 5 s; leaves it on address.changed' },
  },
  {
    machine: 'navigation',
    kind: 'assign',
    what: 'failure is wrong',
    drive: (send) => {
      send('shell.started');
      send('xstate.error.actor.0.navigation.preparing', { error: new Error('no such file') });
    },
    says: { row: 'preparePage failed → mounting failure: undefined → null' },
  },
  {
    machine: 'rotation',
    kind: 'guard',
    what: 'isStopped is inverted',
    drive: (send) => {
      send('carousel.attached');
      send('rotation.toggled');
    },
    says: { row: 'rotation.toggled [isStopped] → stays' },
  },
  {
    machine: 'rotation',
    kind: 'event',
    what: 'pause.ended',
    drive: (send) => {
      send('carousel.attached');
      send('pause.began', { why: 'hover' });
      send('pause.ended', { why: 'hover' });
    },
    says: { row: 'pause.ended not accepted in still' },
  },
  {
    machine: 'rotation',
    kind: 'delay',
    what: 'autoplay is too short',
    drive: (send) => {
      send('carousel.attached');
      wait(100);
    },
    says: { sentence: 'after autoplay (700 ms), 400 ms left' },
  },
  {
    machine: 'rotation',
    kind: 'exit',
    what: 'still has no always',
    drive: (send) => {
      send('carousel.attached');
      send('pause.began', { why: 'hover' });
      send('pause.ended', { why: 'hover' });
      wait(7_800);
    },
    says: { sentence: 'still since 8 s; leaves it on carousel.attached, or on carousel.detached' },
  },
  {
    machine: 'rotation',
    kind: 'assign',
    what: 'pauses is wrong',
    nth: 1,
    drive: (send) => {
      send('carousel.attached');
      send('pause.began', { why: 'hover' });
      send('pause.began', { why: 'focus' });
      send('pause.ended', { why: 'hover' });
    },
    says: { row: 'pause.ended → stays pauses: ["hover","focus"] → []' },
  },
];
