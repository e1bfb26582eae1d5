/** @jest-environment jsdom */
import { createActor, fromPromise, SimulatedClock } from 'xstate';

import type { Target } from '../sections';
import { certificates, circular, gallery, photos, sections } from '../testing/targets';
import type { ServedPage } from './fragments';
import { navigationMachine } from './navigation.machine';

const input = { sections, target: circular };
const lost = new Error('the chunk is lost');

/** A navigation whose pages are ready when a test says so. */
function startNavigation() {
  const effects = {
    pushAddress: jest.fn(),
    scrollToStart: jest.fn(),
    present: jest.fn(),
    remount: jest.fn(),
  };
  const html = { reject: jest.fn() };
  const fetchHtml = fromPromise<ServedPage, { target: Target | undefined }>(
    () => new Promise((_resolve, reject) => Object.assign(html, { reject })),
  );
  const prepared: (string | undefined)[] = [];
  const ready = { resolve: jest.fn(), reject: jest.fn() };
  const preparePage = fromPromise<unknown, { target: Target | undefined }>(({ input: { target } }) => {
    prepared.push(target?.route.path);
    return new Promise((resolve, reject) => Object.assign(ready, { resolve, reject }));
  });
  const machine = navigationMachine.provide({
    actors: { fetchHtml, preparePage, retryPage: preparePage },
    actions: effects,
  });
  const clock = new SimulatedClock();
  const navigation = createActor(machine, { input, clock }).start();
  return {
    navigation,
    effects,
    prepared,
    clock,
    isBusy: () => {
      const snapshot = navigation.getSnapshot();
      return snapshot.hasTag('busy') && !snapshot.context.isPresented;
    },
    /** Goes to a page whose HTML cannot be had. */
    goTo: async (target: Target) => {
      navigation.send({ type: 'address.changed', target });
      html.reject(lost);
      await Promise.resolve();
    },
    failureOf: () => navigation.getSnapshot().context.failure,
    resolve: async () => {
      ready.resolve(undefined);
      await Promise.resolve();
    },
    reject: async () => {
      ready.reject(lost);
      await Promise.resolve();
    },
  };
}

/** A navigation that shows the page of the server's document. */
async function startAtCircular() {
  const started = startNavigation();
  started.navigation.send({ type: 'shell.started' });
  await started.resolve();
  started.navigation.send({ type: 'sections.mounted' });
  return started;
}

describe('the page of the server’s document', () => {
  it('is prepared, but neither marked busy nor presented', async () => {
    const { navigation, effects, prepared, isBusy, resolve } = startNavigation();
    navigation.send({ type: 'shell.started' });
    expect(prepared).toEqual(['/Circular']);
    expect(isBusy()).toBe(false);
    await resolve();
    navigation.send({ type: 'sections.mounted' });
    expect(navigation.getSnapshot().value).toBe('idle');
    expect(effects.present).not.toHaveBeenCalled();
  });
});

describe('a change of page', () => {
  it('is busy from the click until the new page is mounted and presented', async () => {
    const { navigation, effects, isBusy, goTo, resolve } = await startAtCircular();
    navigation.send({ type: 'link.followed', target: photos, isCurrent: false });
    expect(effects.pushAddress).toHaveBeenCalledTimes(1);
    expect(isBusy()).toBe(true);
    await goTo(photos);
    expect(navigation.getSnapshot().hasTag('preparing')).toBe(true);
    await resolve();
    expect(navigation.getSnapshot().hasTag('preparing')).toBe(false);
    expect(isBusy()).toBe(true);
    navigation.send({ type: 'sections.mounted' });
    expect(isBusy()).toBe(false);
    expect(effects.present).toHaveBeenCalledTimes(1);
  });

  it('ignores a second click on the link of the page that is on its way', async () => {
    const { navigation, effects } = await startAtCircular();
    navigation.send({ type: 'address.changed', target: photos });
    navigation.send({ type: 'link.followed', target: photos, isCurrent: true });
    expect(effects.scrollToStart).not.toHaveBeenCalled();
    expect(effects.pushAddress).not.toHaveBeenCalled();
  });

  it('fails after 10 seconds', async () => {
    const { navigation, clock, failureOf, goTo } = await startAtCircular();
    await goTo(photos);
    clock.increment(9_999);
    expect(failureOf()).toBeUndefined();
    clock.increment(1);
    expect(failureOf()).toEqual({ target: photos, error: new Error('/PhotoGallery took too long') });
    navigation.send({ type: 'sections.mounted' });
    expect(navigation.getSnapshot().value).toBe('failed');
  });
});

describe('a page that has failed', () => {
  async function failAtPhotos() {
    const started = await startAtCircular();
    await started.goTo(photos);
    await started.reject();
    started.navigation.send({ type: 'sections.mounted' });
    return started;
  }

  it('shows its failure until the section is left', async () => {
    const { navigation, failureOf, goTo, resolve } = await failAtPhotos();
    await goTo(circular);
    await resolve();
    expect(failureOf()?.target).toBe(photos);
    navigation.send({ type: 'sections.unmounted' });
    expect(failureOf()).toBeUndefined();
  });

  it('is tried again by a link to another page of its section', async () => {
    const { navigation, goTo, reject, failureOf } = await startAtCircular();
    await goTo(certificates);
    await reject();
    navigation.send({ type: 'sections.mounted' });
    expect(failureOf()?.target).toBe(certificates);
    navigation.send({ type: 'address.changed', target: circular });
    expect(failureOf()).toBeUndefined();
  });

  it('of another section is only logged', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    const { navigation, failureOf } = await startAtCircular();
    navigation.send({ type: 'section.failed', name: gallery.name, error: lost });
    expect(failureOf()).toBeUndefined();
    expect(log).toHaveBeenCalledWith(lost);
  });
});
