import { createActor, fromPromise, waitFor } from 'xstate';

import { testEveryTransition } from '../testing/every-transition';
import { lightboxMachine } from './lightbox.machine';

const three = { type: 'slides.changed', count: 3, isBusy: false } as const;
const noneYet = { type: 'slides.changed', count: 0, isBusy: true } as const;
const none = { type: 'slides.changed', count: 0, isBusy: false } as const;

function createLightbox() {
  const address = {
    complete: jest.fn<undefined, []>(),
    push: jest.fn<undefined, [object]>(),
    leave: jest.fn<undefined, []>(),
    leaveFullscreen: jest.fn<undefined, []>(),
  };
  const machine = lightboxMachine.provide({
    actions: {
      completeAddress: () => address.complete(),
      pushAddress: ({ context }) => address.push(context),
      leaveAddress: () => address.leave(),
      leaveFullscreen: () => address.leaveFullscreen(),
    },
  });
  return { lightbox: createActor(machine).start(), address };
}

async function openLightbox(index = 2) {
  const { lightbox, address } = createLightbox();
  lightbox.send({ type: 'lightbox.opened', index });
  lightbox.send(three);
  await waitFor(lightbox, (snapshot) => snapshot.matches({ open: 'shown' }));
  return { lightbox, address };
}

describe('the lightbox', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());

  testEveryTransition(lightboxMachine, {
    events: [
      { type: 'photo.pointed' },
      { type: 'lightbox.opened', index: 1 },
      { type: 'lightbox.closed' },
      { type: 'address.changed', index: 1 },
      { type: 'address.changed', index: undefined },
      three,
      noneYet,
      none,
      { type: 'viewer.unmounted' },
      { type: 'slide.shown', index: 1 },
      { type: 'slideshow.started' },
      { type: 'slideshow.paused' },
      { type: 'thumbnails.shown' },
      { type: 'thumbnails.hidden' },
      { type: 'fullscreen.entered' },
      { type: 'fullscreen.left' },
      { type: 'magnifier.toggled' },
      { type: 'metadata.toggled' },
      { type: 'share.pressed' },
      { type: 'escape.pressed' },
    ],
    outcomes: {
      viewerCode: [{ output: undefined }, { error: new Error('gone') }],
      share: [{ output: 'copied' }, { output: 'shared' }, { error: new Error('refused') }],
    },
  });

  it('opens by an address that names a picture, and closes when the visitor goes back', () => {
    const lightbox = createActor(lightboxMachine).start();
    lightbox.send({ type: 'address.changed', index: 3 });
    expect(lightbox.getSnapshot().matches('open')).toBe(true);
    lightbox.send({ type: 'address.changed', index: undefined });
    expect(lightbox.getSnapshot().matches('closed')).toBe(true);
  });

  it('closes by Escape in a window, and only leaves full screen by it there', async () => {
    const { lightbox, address } = await openLightbox();
    lightbox.send({ type: 'fullscreen.entered' });
    lightbox.send({ type: 'escape.pressed' });
    expect(lightbox.getSnapshot().matches('open')).toBe(true);
    expect(address.leaveFullscreen).toHaveBeenCalledTimes(1);
    lightbox.send({ type: 'fullscreen.left' });
    lightbox.send({ type: 'escape.pressed' });
    expect(lightbox.getSnapshot().matches('closed')).toBe(true);
    expect(address.leave).toHaveBeenCalledTimes(1);
  });

  it('completes the page’s address before that of the picture, and where only this is wanted', async () => {
    const { lightbox, address } = await openLightbox();
    expect(address.complete.mock.invocationCallOrder[0]).toBeLessThan(
      address.push.mock.invocationCallOrder[0] ?? 0,
    );
    lightbox.send({ type: 'lightbox.closed' });
    lightbox.send({ type: 'photo.pointed' });
    expect(address.complete).toHaveBeenCalledTimes(2);
  });

  it('waits for slides that are still to come, and closes where there are none', () => {
    const { lightbox, address } = createLightbox();
    lightbox.send({ type: 'address.changed', index: 3 });
    lightbox.send(noneYet);
    expect(lightbox.getSnapshot().matches({ open: 'waitingForSlides' })).toBe(true);
    lightbox.send(none);
    expect(lightbox.getSnapshot().matches('closed')).toBe(true);
    expect(address.leave).toHaveBeenCalledTimes(1);
  });

  it('is closed by Escape while its code is on the way', () => {
    const { lightbox, address } = createLightbox();
    lightbox.send({ type: 'lightbox.opened', index: 0 });
    lightbox.send(three);
    expect(lightbox.getSnapshot().matches({ open: 'loading' })).toBe(true);
    lightbox.send({ type: 'escape.pressed' });
    expect(lightbox.getSnapshot().matches('closed')).toBe(true);
    expect(address.leave).toHaveBeenCalledTimes(1);
  });

  it('follows the address and the slides while its code is on the way', () => {
    const { lightbox, address } = createLightbox();
    lightbox.send({ type: 'lightbox.opened', index: 0 });
    lightbox.send(three);
    lightbox.send({ type: 'address.changed', index: 2 });
    lightbox.send(noneYet);
    const { value, context } = lightbox.getSnapshot();
    expect([value, context.index]).toEqual([{ open: 'waitingForSlides' }, 2]);
    for (const slides of [three, none]) lightbox.send(slides);
    expect(lightbox.getSnapshot().matches('closed')).toBe(true);
    expect(address.leave).toHaveBeenCalledTimes(1);
  });

  it('closes when its code cannot be loaded, and logs why', async () => {
    const error = new Error('gone');
    const viewerCode = fromPromise<unknown>(() => Promise.reject(error));
    const lightbox = createActor(lightboxMachine.provide({ actors: { viewerCode } })).start();
    lightbox.send({ type: 'lightbox.opened', index: 0 });
    lightbox.send(three);
    await waitFor(lightbox, (snapshot) => snapshot.matches('closed'));
    expect(console.error).toHaveBeenCalledWith(error);
  });

  it('begins anew each time: paused, with thumbnails, in the window, without magnifier, folded', async () => {
    const { lightbox } = await openLightbox();
    lightbox.send({ type: 'slideshow.started' });
    lightbox.send({ type: 'thumbnails.hidden' });
    lightbox.send({ type: 'magnifier.toggled' });
    lightbox.send({ type: 'metadata.toggled' });
    lightbox.send({ type: 'lightbox.closed' });
    lightbox.send({ type: 'lightbox.opened', index: 0 });
    await waitFor(lightbox, (snapshot) => snapshot.matches({ open: 'shown' }));
    expect(lightbox.getSnapshot().value).toEqual({
      open: {
        shown: {
          slideshow: 'paused',
          thumbnails: 'shown',
          screen: 'window',
          magnifier: 'off',
          metadata: 'folded',
          sharing: 'idle',
        },
      },
    });
  });
});
