import { assign, fromPromise, setup } from 'xstate';

import type { Entry, Finding, Outcome } from '../../api';
import { messageOf } from '../request';
import { type Draft, storeDraft } from './drafts';
import {
  type EditedEntry,
  listUses,
  removeEntry,
  saveEntry,
  theirsOf,
  undoChange,
  type Use,
} from './entry-requests';

interface EntryContext extends EditedEntry {
  /** The id under which this device has its draft. */
  draftId: string;
  /** Path of the page that shows it. */
  page: string | undefined;
  /** The change that is asked for removes it. */
  isRemoval: boolean;
  outcome: Outcome | undefined;
  findings: readonly Finding[];
  uses: readonly Use[];
  /** The last change, to undo it. */
  change: string;
}

interface EntryInput {
  partKey: string;
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

/** A request that fails leaves the entry in the form, with a sentence. */
const refuse = {
  target: '#entry.editable.refused',
  actions: {
    type: 'storeError',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
  },
} as const;

/** One entry on its way from a draft of this device to the site, and back. */
export const entryMachine = setup({
  types: {
    context: {} as EntryContext,
    events: {} as EntryEvent,
    input: {} as EntryInput,
    tags: {} as 'busy',
  },
  actors: {
    change: fromPromise(({ input }: { input: EntryContext }) =>
      input.isRemoval ? removeEntry(input) : saveEntry(input),
    ),
    listUses: fromPromise(({ input }: { input: EntryContext }) => listUses(input)),
    undo: fromPromise(({ input }: { input: string }) => undoChange(input)),
  },
  actions: {
    storeDraft: ({ context: { partKey, draftId, value, version } }) => {
      storeDraft(partKey, draftId, { value, version });
    },
    forgetDraft: ({ context: { partKey, draftId } }) => {
      storeDraft(partKey, draftId);
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
    isRemoval: ({ context }) => context.isRemoval,
    isRemovedByOthers: ({ context }) => theirsOf(context.outcome) === undefined,
  },
}).createMachine({
  id: 'entry',
  context: ({ input: { partKey, entry, draft } }) => ({
    partKey,
    id: entry?.id ?? 'new',
    draftId: entry?.id ?? 'new',
    version: draft ? draft.version : entry?.version,
    value: draft ? draft.value : entry?.value,
    page: entry?.page,
    isRemoval: false,
    outcome: undefined,
    findings: [],
    uses: [],
    change: '',
  }),
  initial: 'editable',
  states: {
    editable: {
      entry: assign({ isRemoval: false }),
      on: {
        'value.changed': {
          target: '.draft',
          actions: [assign({ value: ({ event }) => event.value }), 'storeDraft'],
        },
        'entry.submitted': 'changing',
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
    changing: {
      description: 'The server checks the folder as it would be, then writes it.',
      tags: 'busy',
      invoke: {
        src: 'change',
        input: ({ context }) => context,
        onDone: {
          target: 'deciding',
          actions: { type: 'storeOutcome', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: refuse,
      },
    },
    deciding: {
      description: 'The answer of the server says how it has ended.',
      always: [
        { guard: { type: 'isOutcome', params: { kind: 'conflict' } }, target: 'conflict' },
        { guard: { type: 'isOutcome', params: { kind: 'refused' } }, target: 'editable.refused' },
        { guard: 'isRemoval', target: 'removed', actions: 'forgetDraft' },
        {
          target: 'editable.live',
          actions: ['forgetDraft', assign({ draftId: ({ context }) => context.id })],
        },
      ],
    },
    conflict: {
      description: 'Somebody else has saved or removed it since. Both are shown.',
      on: {
        'mine.kept': { target: 'changing', actions: ['adoptVersion', assign({ isRemoval: false })] },
        'theirs.taken': [
          { guard: 'isRemovedByOthers', target: 'undone', actions: 'forgetDraft' },
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
        onError: refuse,
      },
    },
    confirming: {
      description: 'A dialog lists what else shows the entry.',
      on: {
        'removal.confirmed': { target: 'changing', actions: assign({ isRemoval: true }) },
        'removal.cancelled': 'editable',
      },
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
        onError: refuse,
      },
    },
    undone: { description: 'The site shows what it showed before the change.', type: 'final' },
  },
});

function contextOf(outcome: Outcome): Partial<EntryContext> {
  if (outcome.kind === 'conflict') return {};
  if (outcome.kind === 'refused') return { findings: outcome.findings };
  const { entry, change } = outcome;
  const { id, version, value, page } = entry ?? {};
  return { ...(id !== undefined && { id, version, value, page }), change, findings: [] };
}
