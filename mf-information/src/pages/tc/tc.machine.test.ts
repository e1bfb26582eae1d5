import { testEveryTransition } from '@school/shared-deps/testing';
import { createActor, fromPromise } from 'xstate';

import { type TcContext, tcMachine } from './tc.machine';

const input = { schoolCode: 'STHILDA' };
const nilo = { name: 'Nilo Barrow', admission: '0042' };

describe('the transfer-certificate form', () => {
  testEveryTransition(tcMachine, {
    starts: { 'from an empty form': () => input },
    events: [
      { type: 'form.submitted', ...nilo },
      { type: 'form.submitted', name: ' ', admission: '0042' },
      { type: 'form.submitted', name: 'Nilo Barrow', admission: '' },
      { type: 'field.changed' },
      { type: 'alert.dismissed' },
    ],
    outcomes: {
      lookup: [{ output: 'tc/abc.jpg' }, { error: new Error('none') }],
      download: [{ output: undefined }, { error: new Error('gone') }],
    },
  });

  it('looks a pupil up once, however often the form is sent meanwhile', () => {
    const asked: object[] = [];
    const lookup = fromPromise<string, TcContext>(({ input: { request } }) => {
      asked.push(request);
      return new Promise(() => undefined);
    });
    const form = createActor(tcMachine.provide({ actors: { lookup } }), { input }).start();
    form.send({ type: 'form.submitted', name: ' Nilo Barrow ', admission: '0042 ' });
    form.send({ type: 'form.submitted', ...nilo });
    form.send({ type: 'form.submitted', name: '', admission: '' });
    expect(form.getSnapshot().value).toBe('submitting');
    expect(asked).toEqual([nilo]);
  });

  it('breaks a lookup off when the visitor leaves', () => {
    const signals: AbortSignal[] = [];
    const lookup = fromPromise<string, TcContext>(({ signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    const form = createActor(tcMachine.provide({ actors: { lookup } }), { input }).start();
    form.send({ type: 'form.submitted', ...nilo });
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    form.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
