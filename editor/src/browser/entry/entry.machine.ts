import { assign, fromPromise, setup } from 'xstate';

import type { Entry, Finding } from '../../api';
import { messageOf } from '../request';
import { type Draft, storeDraft } from './drafts';
import {
  changeEntry,
  type EditedEntry,
  listUses,
  type Outcome,
  undoChange,
  type Use,
} from './entry-requests';

interface EntryContext extends EditedEntry {
  /** The id under which this device has its draft. */
  draftId: string;
  /** Path of the page that shows it. */
  page: string | undefined;
  outcome: Outcome | undefined;
  findings: readonly Finding[];
  uses: readonly Use[];
  /** The last change, to undo it. */
  change: string;
}

interface EntryInput {
  part: string;
  /** None for a new one. */
  entry?: Entry | undefined;
  draft?: Draft | undefined;
}

type EntryEvent =
  | { type: 'value.changed'; value: unknown }
  | { type: 'entry.submitted' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' }
  | { type: 'removal.requested' }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' }
  | { type: 'change.undone' };

/** One entry on its way from a draft of this device to the site, and back. */
export const entryMachine = setup({
  types: {
    context: {} as EntryContext,
    events: {} as EntryEvent,
    input: {} as EntryInput,
    tags: {} as 'busy',
  },
  actors: {
    save: fromPromise(({ input }: { input: EntryContext }) => changeEntry(input, false)),
    remove: fromPromise(({ input }: { input: EntryContext }) => changeEntry(input, true)),
    listUses: fromPromise(({ input }: { input: EntryContext }) => listUses(input)),
    undo: fromPromise(({ input }: { input: string }) => undoChange(input)),
  },
  actions: {
    storeDraft: ({ context: { part, draftId, value, version } }) => {
      storeDraft(part, draftId, { value, version });
    },
    forgetDraft: ({ context: { part, draftId } }) => {
      storeDraft(part, draftId);
    },
    storeOutcome: assign((_, { outcome }: { outcome: Outcome }) => ({ outcome, ...contextOf(outcome) })),
    storeError: assign((_, { error }: { error: unknown }) => ({
      findings: [{ path: [], text: messageOf(error) }],
    })),
    adoptVersion: assign(({ context: { outcome } }) => {
      const theirs = theirsOf(outcome);
      return { version: theirs?.version, id: theirs?.id ?? 'new' };
    }),
    adoptTheirs: assign(({ context: { outcome } }) => ({ value: theirsOf(outcome)?.value })),
  },
  guards: {
    isOutcome: ({ context }, { kind }: { kind: Outcome['kind'] }) => context.outcome?.kind === kind,
    isRemoved: ({ context }) => theirsOf(context.outcome) === undefined,
  },
}).createMachine({
  id: 'entry',
  context: ({ input: { part, entry, draft } }) => ({
    part,
    id: entry?.id ?? 'new',
    draftId: entry?.id ?? 'new',
    version: draft ? draft.version : entry?.version,
    value: draft ? draft.value : entry?.value,
    page: entry?.page,
    outcome: undefined,
    findings: [],
    uses: [],
    change: '',
  }),
  initial: 'editable',
  states: {
    editable: {
      on: {
        'value.changed': {
          target: '.draft',
          actions: [assign({ value: ({ event }) => event.value }), 'storeDraft'],
        },
        'entry.submitted': 'saving',
        'removal.requested': 'listingUses',
      },
      initial: 'draft',
      states: {
        draft: { description: 'What is typed is on this device alone.' },
        refused: { description: 'The check has findings; each is at its field.' },
        live: {
          description: 'Visitors see it within seconds.',
          on: { 'change.undone': '#entry.undoing' },
        },
      },
    },
    saving: {
      description: 'The server checks the folder as it would be, then writes it.',
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context }) => context,
        onDone: {
          target: 'deciding',
          actions: { type: 'storeOutcome', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: {
          target: 'editable.refused',
          actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    removing: {
      tags: 'busy',
      invoke: {
        src: 'remove',
        input: ({ context }) => context,
        onDone: {
          target: 'deciding',
          actions: { type: 'storeOutcome', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: {
          target: 'editable.refused',
          actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    deciding: {
      description: 'The answer of the server says how it has ended.',
      always: [
        {
          guard: { type: 'isOutcome', params: { kind: 'saved' } },
          target: 'editable.live',
          actions: ['forgetDraft', assign({ draftId: ({ context }) => context.id })],
        },
        {
          guard: { type: 'isOutcome', params: { kind: 'removed' } },
          target: 'removed',
          actions: 'forgetDraft',
        },
        { guard: { type: 'isOutcome', params: { kind: 'conflict' } }, target: 'conflict' },
        { target: 'editable.refused' },
      ],
    },
    conflict: {
      description: 'Somebody else has saved or removed it since. Both are shown.',
      on: {
        'mine.kept': { target: 'saving', actions: 'adoptVersion' },
        'theirs.taken': [
          { guard: 'isRemoved', target: 'undone', actions: 'forgetDraft' },
          { target: 'editable', actions: ['forgetDraft', 'adoptVersion', 'adoptTheirs'] },
        ],
      },
    },
    listingUses: {
      tags: 'busy',
      invoke: {
        src: 'listUses',
        input: ({ context }) => context,
        onDone: { target: 'confirming', actions: assign({ uses: ({ event }) => event.output }) },
        onError: {
          target: 'editable.refused',
          actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    confirming: {
      description: 'A dialog lists what else shows the entry.',
      on: { 'removal.confirmed': 'removing', 'removal.cancelled': 'editable' },
    },
    removed: {
      description: 'The entry is on no page any more.',
      on: { 'change.undone': 'undoing' },
    },
    undoing: {
      tags: 'busy',
      invoke: {
        src: 'undo',
        input: ({ context }) => context.change,
        onDone: 'undone',
        onError: {
          target: 'editable.refused',
          actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    undone: { description: 'The site shows what it showed before the change.', type: 'final' },
  },
});

function contextOf(outcome: Outcome): Partial<EntryContext> {
  switch (outcome.kind) {
    case 'saved': {
      const { id, version, value, page } = outcome.entry;
      return { id, version, value, page, change: outcome.change, findings: [] };
    }
    case 'removed':
      return { change: outcome.change, findings: [] };
    case 'conflict':
      return {};
    case 'refused':
      return { findings: outcome.findings };
  }
}

function theirsOf(outcome: Outcome | undefined): Entry | undefined {
  return outcome?.kind === 'conflict' ? outcome.theirs : undefined;
}
