import { type Bug, type Send, wait } from './bug';
import { carouselBugs } from './carousel-bugs';
import { lazyList } from './machines';

const form = { name: 'Asha', admission: '118' };
const submit = (send: Send) => send('form.submitted', form);
const mount = (send: Send) => {
  send('shell.started');
  send('xstate.done.actor.0.navigation.preparing');
};

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
  ...carouselBugs,
];
