import { createActor, type EventObject, fromCallback, waitFor } from 'xstate';

import { testEveryTransition } from '../../testing/every-transition';
import { createSectionMachine, type OpenPage } from './section.machine';

function createPage(address: string): OpenPage & { close: jest.Mock } {
  return { isAt: (other) => other === address, address, title: `Page at ${address}`, close: jest.fn() };
}

interface RootInput {
  page: OpenPage | undefined;
}

/** A root that reports nothing by itself. */
const idleRoot = fromCallback<EventObject, RootInput>(() => undefined);

interface Arrival {
  resolve: (page: OpenPage) => void;
  reject: (error: Error) => void;
}

/** A section whose pages come when a test says so. */
function startSection() {
  const signals = new Map<string, AbortSignal>();
  const arrivals = new Map<string, Arrival>();
  const machine = createSectionMachine<OpenPage>({
    openPage: (address, signal) => {
      signals.set(address, signal);
      return new Promise((resolve, reject) => arrivals.set(address, { resolve, reject }));
    },
    reactRoot: idleRoot,
  });
  const section = createActor(machine).start();
  const request = (address: string) => section.send({ type: 'page.requested', address });
  const shown = () => section.getSnapshot().context.page?.address;
  const settle = () => waitFor(section, (snapshot) => !snapshot.matches({ page: 'loading' }));
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

describe('every transition of a section', () => {
  const notCalled = () => Promise.reject(new Error('not called in these paths'));
  testEveryTransition(createSectionMachine<OpenPage>({ openPage: notCalled, reactRoot: idleRoot }), {
    events: [
      { type: 'page.requested', address: '/Circular' },
      { type: 'page.requested', address: '/TC' },
      { type: 'mount.requested' },
      { type: 'root.rendered' },
      { type: 'root.failed', error: new Error('the page is broken') },
      { type: 'section.left' },
      { type: 'root.replaced' },
    ],
    outcomes: {
      openPage: [{ output: createPage('/Circular') }, { error: new Error('gone') }],
      reactRoot: [{ error: new Error('no place for it') }],
    },
    distinguish: ({ address, page }) => ({ address, open: page?.address }),
  });
});

describe('the pages of a section', () => {
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
    expect(section.getSnapshot().matches({ page: 'open' })).toBe(true);
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
    expect(section.getSnapshot().matches({ page: 'failed' })).toBe(true);
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

describe('the root of a section', () => {
  it('renders the page that is open when it is mounted', async () => {
    const rendered = jest.fn();
    const reactRoot = fromCallback<EventObject, RootInput>(({ input }) => {
      rendered(input.page?.address);
    });
    const openPage = (address: string) => Promise.resolve(createPage(address));
    const section = createActor(createSectionMachine<OpenPage>({ openPage, reactRoot })).start();
    section.send({ type: 'page.requested', address: '/Circular' });
    await waitFor(section, (snapshot) => snapshot.matches({ page: 'open' }));
    expect(rendered).not.toHaveBeenCalled();
    section.send({ type: 'mount.requested' });
    expect(rendered).toHaveBeenCalledWith('/Circular');
  });

  it('is kept after it has failed, until the visitor leaves the section', () => {
    const unmount = jest.fn();
    const reactRoot = fromCallback<EventObject, RootInput>(() => unmount);
    const section = createActor(
      createSectionMachine<OpenPage>({ openPage: () => new Promise(() => undefined), reactRoot }),
    ).start();
    section.send({ type: 'mount.requested' });
    section.send({ type: 'root.failed', error: new Error('the page is broken') });
    expect(section.getSnapshot().matches({ root: { rendered: 'dead' } })).toBe(true);
    expect(unmount).not.toHaveBeenCalled();
    section.send({ type: 'section.left' });
    expect(unmount).toHaveBeenCalledTimes(1);
  });
});
