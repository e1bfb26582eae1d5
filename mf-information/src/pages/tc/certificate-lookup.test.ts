import { failing, sending, silent, stubFetch } from '@school/shared-deps/testing';
import { createActor, setup, toPromise } from 'xstate';

import { type CertificateEvent, certificateLookup } from './certificate-lookup';

const path = '/api/tc/ST%20HILDA';
const input = { schoolCode: 'ST HILDA', fields: { name: 'Nilo Barrow', admission: '0042' } };

/** The events that the lookup sends to the machine that invokes it. */
async function listen(answer: unknown) {
  const network = stubFetch({ [path]: answer });
  const events: CertificateEvent[] = [];
  const machine = setup({
    types: { events: {} as CertificateEvent },
    actors: { certificateLookup },
  }).createMachine({
    initial: 'asking',
    states: {
      asking: {
        invoke: { src: 'certificateLookup', input },
        on: { '*': { target: 'over', actions: ({ event }) => events.push(event) } },
      },
      over: { type: 'final' },
    },
  });
  await toPromise(createActor(machine).start());
  return { events, network };
}

describe('the request for a transfer certificate', () => {
  it('is one POST with both fields', async () => {
    const { events, network } = await listen({ data: 'tc/abc.jpg' });
    expect(events).toEqual([{ type: 'certificate.found', path: 'tc/abc.jpg' }]);
    expect(network.paths()).toEqual([path]);
    expect(network.requests[0]?.init).toMatchObject({
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(input.fields),
    });
  });

  it.each([
    ['a refusal', failing(404), { kind: 'http', status: 404, isRefusal: true }],
    ['an answer without a path', sending('{}'), { kind: 'parse', status: 0, isRefusal: false }],
    ['an answer with an empty path', { data: '' }, { kind: 'parse', status: 0, isRefusal: false }],
  ])('says that it failed by %s, and does not try again', async (_, answer, error) => {
    const { events, network } = await listen(answer);
    expect(events).toEqual([{ type: 'certificate.failed', error: expect.objectContaining(error) as object }]);
    expect(network.paths()).toEqual([path]);
  });

  it('is broken off when nobody listens any more', () => {
    const network = stubFetch({ [path]: silent });
    const actor = createActor(certificateLookup, { input }).start();
    expect(network.requests[0]?.init.signal?.aborted).toBe(false);
    actor.stop();
    expect(network.requests[0]?.init.signal?.aborted).toBe(true);
  });
});
