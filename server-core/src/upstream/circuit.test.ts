/** @jest-environment node */
import { createCircuit } from './circuit';

const failing = () => Promise.resolve(new Response(null, { status: 500 }));
const working = () => Promise.resolve(new Response());

let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

async function openCircuit() {
  const circuit = createCircuit(100);
  for (let at = 0; at < 5; at += 1) await circuit.run('list', failing);
  expect(circuit.isOpen()).toBe(true);
  return circuit;
}

it('closes after its pause, also where the clock of the machine is set back', async () => {
  const circuit = await openCircuit();
  jest.spyOn(Date, 'now').mockReturnValue(0);
  now = 100;
  expect((await circuit.run('list', working)).status).toBe(200);
  expect(circuit.isOpen()).toBe(false);
});

it('lets one request through after a pause, and another one when that takes longer than a pause', async () => {
  const circuit = await openCircuit();
  now = 100;
  const never = new Promise<Response>(() => undefined);
  void circuit.run('file', () => never);
  await expect(circuit.run('list', working)).rejects.toThrow('the provider does not answer');
  now = 200;
  expect((await circuit.run('list', working)).status).toBe(200);
});

it('is not kept open longer by requests that were under way when it opened', async () => {
  const circuit = createCircuit(100);
  await Promise.all(Array.from({ length: 14 }, () => circuit.run('list', failing)));
  now = 100;
  expect((await circuit.run('list', working)).status).toBe(200);
});

it('doubles the pause after each probe that fails, up to five seconds', async () => {
  const circuit = await openCircuit();
  const pauses = [];
  for (let at = 0; at < 8; at += 1) {
    const start = now;
    while (circuit.isOpen()) now += 100;
    pauses.push(now - start);
    await circuit.run('list', failing);
  }
  expect(pauses).toEqual([100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000]);
});
