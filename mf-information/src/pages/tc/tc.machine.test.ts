import { ApiError, silent, stubFetch, testEveryTransition } from '@school/shared-deps/testing';
import { createActor } from 'xstate';

import { tcMachine } from './tc.machine';

const input = { schoolCode: 'STHILDA' };
const nilo = { name: 'Nilo Barrow', admission: '0042' };

const posted = (problem: 'invalid' | 'refused' | 'failed' | 'undelivered') => () => ({
  ...input,
  posted: { fields: { name: 'Nilo Barrow', admission: '' }, problem, status: 404 },
});
const failure = (error: ApiError) => ({ type: 'certificate.failed', error }) as const;

describe('the transfer-certificate form', () => {
  testEveryTransition(tcMachine, {
    starts: {
      'from an empty form': () => input,
      'from a form that was sent without a field': posted('invalid'),
      'from a form that was refused': posted('refused'),
      'from a form that failed': posted('failed'),
      'from a form whose certificate could not be sent': posted('undelivered'),
    },
    events: [
      { type: 'form.submitted', ...nilo },
      { type: 'form.submitted', name: ' ', admission: '0042' },
      { type: 'form.submitted', name: 'Nilo Barrow', admission: '' },
      { type: 'field.changed' },
      { type: 'alert.dismissed' },
      { type: 'certificate.found', path: 'tc/abc.jpg' },
      failure(new ApiError('too many tries', 'http', 429)),
      failure(new ApiError('no network', 'network')),
      failure(new ApiError('bad gateway', 'http', 502)),
    ],
    outcomes: {
      certificateLookup: [],
      download: [{ output: undefined }, { error: new Error('gone') }],
    },
  });

  it.each([
    ['refused', new ApiError('too many tries', 'http', 429), 429],
    ['refused', new ApiError('not allowed', 'http', 403), 403],
    ['unreachable', new ApiError('no network', 'network'), 0],
    ['failed', new ApiError('bad gateway', 'http', 502), 0],
    ['failed', new ApiError('no path', 'parse'), 0],
  ])('is %s by an error of its kind', (state, error, status) => {
    stubFetch({ '/api/tc/STHILDA': silent });
    const form = createActor(tcMachine, { input }).start();
    form.send({ type: 'form.submitted', ...nilo });
    form.send(failure(error));
    expect(form.getSnapshot().value).toEqual({ editable: state });
    expect(form.getSnapshot().context.status).toBe(status);
  });
});
