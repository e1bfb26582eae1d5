/** @jest-environment jsdom */
import { testEveryTransition } from '@school/shared-deps/testing';
import { createActor, waitFor } from 'xstate';

import { readDraft } from './drafts';
import { entryMachine } from './entry.machine';

const entry = { id: 'a', title: 'Winter timings', version: '1', value: { title: 'Winter timings' } };
const input = { partKey: 'records/circular', entry };

describe('an entry', () => {
  const done = (output: unknown) => ({ output });
  const failed = { error: new Error('The editor can’t be reached.') };
  const refused = done({ kind: 'refused', findings: [{ path: ['title'], text: 'is needed' }] });
  const conflicts = [done({ kind: 'conflict', theirs: entry }), done({ kind: 'conflict' })];

  testEveryTransition(entryMachine, {
    starts: {
      'from the site': () => input,
      'from a draft of this device': () => ({
        ...input,
        draft: { value: { title: 'Winter' }, version: '1' },
      }),
      'from nothing': () => ({ partKey: input.partKey }),
    },
    events: [
      { type: 'value.changed', value: { title: 'Summer timings' } },
      { type: 'entry.submitted' },
      { type: 'mine.kept' },
      { type: 'theirs.taken' },
      { type: 'removal.requested' },
      { type: 'removal.confirmed' },
      { type: 'removal.cancelled' },
      { type: 'change.undone' },
    ],
    outcomes: {
      change: [done({ kind: 'saved', entry, change: '7' }), refused, failed, ...conflicts],
      listUses: [done([{ label: 'Home page', page: '/' }]), failed],
      undo: [done(undefined), failed],
    },
    distinguish: ({ outcome, isRemoval }) => [outcome, isRemoval],
  });

  it('keeps on this device what is typed until it is saved', async () => {
    const answer = {
      ok: true,
      status: 200,
      json: () => Promise.resolve({ kind: 'saved', entry, change: '7' }),
    };
    globalThis.fetch = jest.fn().mockResolvedValue(answer);
    const actor = createActor(entryMachine, { input: { partKey: 'records/news' } }).start();
    actor.send({ type: 'value.changed', value: { title: 'Book fair' } });
    expect(readDraft('records/news', 'new')).toEqual({ value: { title: 'Book fair' } });
    actor.send({ type: 'entry.submitted' });
    await waitFor(actor, (snapshot) => snapshot.matches({ editable: 'live' }));
    expect(readDraft('records/news', 'new')).toBeUndefined();
  });
});
