import type { TcRequest } from '@school/shared-deps';
import { assign, fromPromise, setup } from 'xstate';

import { requestCertificate, saveCertificate } from './tc.requests';

export interface TcContext {
  schoolCode: string;
  /** What was filled in when the form was last sent. */
  request: TcRequest;
  /** Path of the certificate's picture. */
  path: string;
}

type TcEvent =
  ({ type: 'form.submitted' } & TcRequest) | { type: 'field.changed' } | { type: 'alert.dismissed' };

const onSubmit = [
  { guard: 'hasBothFields', target: 'submitting', actions: 'storeRequest' },
  { target: 'invalid', actions: 'storeRequest' },
] as const;

/** The transfer-certificate form (spec §4): asks once for each time it is sent, and saves the picture it is given. */
export const tcMachine = setup({
  types: {
    context: {} as TcContext,
    events: {} as TcEvent,
    input: {} as { schoolCode: string },
    tags: {} as 'busy',
  },
  actors: {
    lookup: fromPromise(({ input, signal }: { input: TcContext; signal: AbortSignal }) =>
      requestCertificate(input.schoolCode, input.request, signal),
    ),
    download: fromPromise(({ input, signal }: { input: TcContext; signal: AbortSignal }) =>
      saveCertificate(input.path, signal),
    ),
  },
  actions: {
    storeRequest: assign(({ event }) =>
      event.type === 'form.submitted' ? { request: requestOf(event) } : {},
    ),
    storePath: assign((_, { path }: { path: string }) => ({ path })),
  },
  guards: {
    hasBothFields: ({ event }) =>
      event.type === 'form.submitted' && Object.values(requestOf(event)).every((value) => value !== ''),
  },
}).createMachine({
  id: 'tc',
  context: ({ input }) => ({ ...input, request: { name: '', admission: '' }, path: '' }),
  initial: 'idle',
  states: {
    idle: { on: { 'form.submitted': onSubmit } },
    invalid: { on: { 'form.submitted': onSubmit, 'field.changed': 'idle' } },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'lookup',
        input: ({ context }) => context,
        onDone: {
          target: 'downloading',
          actions: { type: 'storePath', params: ({ event }) => ({ path: event.output }) },
        },
        onError: 'failed',
      },
    },
    downloading: {
      tags: 'busy',
      invoke: {
        src: 'download',
        input: ({ context }) => context,
        onDone: 'done',
        onError: 'downloadFailed',
      },
    },
    done: { on: { 'form.submitted': onSubmit, 'field.changed': 'idle' } },
    failed: { on: { 'form.submitted': onSubmit, 'field.changed': 'idle' } },
    downloadFailed: { on: { 'alert.dismissed': 'idle' } },
  },
});

function requestOf({ name, admission }: TcRequest): TcRequest {
  return { name: name.trim(), admission: admission.trim() };
}
