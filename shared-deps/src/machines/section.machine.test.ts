import { createActor, waitFor } from 'xstate';

import { testEveryTransition } from '../testing/every-transition';
import { createSectionMachine, type OpenPage } from './section.machine';

function createPage(address: string): OpenPage & { close: jest.Mock } {
  return { address, title: `Page at ${address}`, close: jest.fn() };
}

interface Arrival {
  resolve: (page: OpenPage) => void;
  reject: (error: Error) => void;
}

/** A section whose pages come when a test says so. */
function startSection() {
  const signals = new Map<string, AbortSignal>();
  const arrivals = new Map<string, Arrival>();
  const machine = createSectionMachine<OpenPage>((address, signal) => {
    signals.set(address, signal);
    return new Promise((resolve, reject) => arrivals.set(address, { resolve, reject }));
  });
  const section = createActor(machine).start();
  const request = (address: string) => section.send({ type: 'page.requested', address });
  const shown = () => section.getSnapshot().context.page?.address;
  const settle = () => waitFor(section, (snapshot) => !snapshot.matches('loading'));
  const arrive = async (page: OpenPage) => {
    arrivals.get(page.address)?.resolve(page);
    await settle();
  };
  const fail = async (address: string) => {
    arrivals.get(address)?.reject(new Error(`${address} is gone`));
    await settle();
  };
  return { section, request, shown, arrive, fail, signals };
}

describe('the pages of a section', () => {
  testEveryTransition(
    createSectionMachine<OpenPage>(() => Promise.reject(new Error('not asked in these paths'))),
    {
      events: [
        { type: 'page.requested', address: '/Circular' },
        { type: 'page.requested', address: '/TC' },
        { type: 'section.left' },
      ],
      outcomes: { openPage: [{ output: createPage('/Circular') }, { error: new Error('gone') }] },
      distinguish: ({ address, page }) => ({ address, open: page?.address }),
    },
  );

  it('keeps the open page until the next one is ready, and ends it only then', async () => {
    const { request, shown, arrive } = startSection();
    const circular = createPage('/Circular');
    request('/Circular');
    await arrive(circular);
    request('/TC');
    expect(shown()).toBe('/Circular');
    expect(circular.close).not.toHaveBeenCalled();
    await arrive(createPage('/TC'));
    expect(shown()).toBe('/TC');
    expect(circular.close).toHaveBeenCalledTimes(1);
  });

  it('does not open a page again that is open', async () => {
    const { section, request, arrive, signals } = startSection();
    const circular = createPage('/Circular');
    request('/Circular');
    await arrive(circular);
    signals.clear();
    request('/Circular');
    expect(section.getSnapshot().value).toBe('showing');
    expect(signals.size).toBe(0);
    expect(circular.close).not.toHaveBeenCalled();
  });

  it('gives up a page that is on its way when another is asked for', async () => {
    const { request, shown, arrive, signals } = startSection();
    request('/Circular');
    request('/TC');
    expect(signals.get('/Circular')?.aborted).toBe(true);
    await arrive(createPage('/TC'));
    expect(shown()).toBe('/TC');
  });

  it('keeps the open page when the next one cannot be had, and goes on from there', async () => {
    const { section, request, shown, arrive, fail } = startSection();
    request('/Circular');
    await arrive(createPage('/Circular'));
    request('/TC');
    await fail('/TC');
    expect(section.getSnapshot().value).toBe('failed');
    expect(section.getSnapshot().context.error).toEqual(new Error('/TC is gone'));
    expect(shown()).toBe('/Circular');
    request('/TC');
    await arrive(createPage('/TC'));
    expect(shown()).toBe('/TC');
  });

  it('ends its page when the visitor leaves the section', async () => {
    const { section, request, shown, arrive } = startSection();
    const circular = createPage('/Circular');
    request('/Circular');
    await arrive(circular);
    section.send({ type: 'section.left' });
    expect(circular.close).toHaveBeenCalledTimes(1);
    expect(shown()).toBeUndefined();
  });
});
