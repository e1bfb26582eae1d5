import type { PostedForm, TcRequest } from '@school/shared-deps';
import { assign, fromPromise, setup } from 'xstate';

import { type CertificateEvent, certificateLookup } from './certificate-lookup';
import { saveCertificate } from './save-certificate';

export interface TcContext {
  schoolCode: string;
  /** The fields as the form was last sent. */
  request: TcRequest;
  /** Path of the certificate's picture. */
  path: string;
  /** HTTP status of the last request that failed; 0 when there was no answer. */
  status: number;
  /** The form as the server's page answers it, if it was sent without script. */
  posted: PostedForm | undefined;
}

interface TcInput {
  schoolCode: string;
  posted?: PostedForm | undefined;
}

type TcEvent =
  | ({ type: 'form.submitted' } & TcRequest)
  | { type: 'field.changed' }
  | { type: 'alert.dismissed' }
  | CertificateEvent;

/**
 * The transfer-certificate form (spec §4): asks once for each time it is sent, and saves the picture it is
 * given. It begins with what has become of the form if that was sent without script.
 */
export const tcMachine = setup({
  types: {
    context: {} as TcContext,
    events: {} as TcEvent,
    input: {} as TcInput,
    tags: {} as 'busy',
  },
  actors: {
    certificateLookup,
    download: fromPromise(({ input, signal }: { input: TcContext; signal: AbortSignal }) =>
      saveCertificate(input.path, signal),
    ),
  },
  actions: {
    storeRequest: assign(({ event }) =>
      event.type === 'form.submitted' ? { request: requestOf(event) } : {},
    ),
  },
  guards: {
    hasBothFields: ({ event }) =>
      event.type === 'form.submitted' && Object.values(requestOf(event)).every((value) => value !== ''),
    hasProblem: ({ context }, { problem }: { problem: PostedForm['problem'] }) =>
      context.posted?.problem === problem,
    isRefusal: ({ event }) => 'error' in event && event.error.isRefusal,
    isUnreachable: ({ event }) => 'error' in event && event.error.kind === 'network',
  },
}).createMachine({
  id: 'tc',
  context: ({ input: { schoolCode, posted } }) => ({
    schoolCode,
    request: requestOf({ name: '', admission: '', ...posted?.fields }),
    path: '',
    status: posted?.status ?? 0,
    posted,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'What has become of the form if it was sent without script.',
      always: [
        { guard: { type: 'hasProblem', params: { problem: 'invalid' } }, target: 'editable.invalid' },
        { guard: { type: 'hasProblem', params: { problem: 'refused' } }, target: 'editable.refused' },
        { guard: { type: 'hasProblem', params: { problem: 'failed' } }, target: 'editable.failed' },
        { guard: { type: 'hasProblem', params: { problem: 'undelivered' } }, target: 'editable.undelivered' },
        { target: 'editable' },
      ],
    },
    editable: {
      description: 'The form can be filled in and sent; it shows the answer to the last time.',
      on: {
        'form.submitted': [
          { guard: 'hasBothFields', target: 'submitting', actions: 'storeRequest' },
          { target: '.invalid', actions: 'storeRequest' },
        ],
        'field.changed': '.idle',
      },
      initial: 'idle',
      states: {
        idle: {},
        invalid: { description: 'A field was empty when the form was sent.' },
        done: { description: 'The picture is saved.' },
        refused: { description: 'There is no such certificate, or there were too many tries.' },
        unreachable: { description: 'There was no answer.' },
        failed: { description: 'The server, or what it asks, has failed.' },
        undelivered: {
          description: 'The certificate that a form without script asked for could not be sent.',
        },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'certificateLookup',
        input: ({ context: { schoolCode, request } }) => ({ schoolCode, fields: request }),
      },
      on: {
        'certificate.found': {
          target: 'downloading',
          actions: assign({ path: ({ event }) => event.path }),
        },
        'certificate.failed': [
          {
            description: 'There is no certificate: the server refused, failed, or did not answer.',
            guard: 'isRefusal',
            target: 'editable.refused',
            actions: assign({ status: ({ event }) => event.error.status }),
          },
          { guard: 'isUnreachable', target: 'editable.unreachable' },
          { target: 'editable.failed' },
        ],
      },
    },
    downloading: {
      description: 'The picture of the certificate is fetched and saved.',
      tags: 'busy',
      invoke: {
        src: 'download',
        input: ({ context }) => context,
        onDone: 'editable.done',
        onError: 'downloadFailed',
      },
    },
    downloadFailed: {
      description: 'An alert says that the picture could not be saved.',
      on: { 'alert.dismissed': 'editable' },
    },
  },
});

function requestOf({ name, admission }: TcRequest): TcRequest {
  return { name: name.trim(), admission: admission.trim() };
}
