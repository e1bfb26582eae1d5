import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { createActor } from 'xstate';

import { Lightbox } from './lightbox';
import type { LightboxActor } from './lightbox.machine';
import { lightboxActor } from './lightbox-actor';
import { Photos } from './photos';
import { type Slide, slidesOf } from './slides';

const loaded = jest.fn();
let isBroken = false;

// the view itself is a library's, in the language of browsers: the browser tests look at it
jest.mock('./viewer/viewer', () => {
  loaded();
  return { Viewer };
});

function Viewer({ lightbox, label }: { lightbox: LightboxActor; label: string }) {
  if (isBroken) throw new Error('it is broken');
  useEffect(() => () => lightbox.send({ type: 'viewer.unmounted' }), [lightbox]);
  return <div role="dialog" aria-label={label} />;
}

const slides = slidesOf(['1.webp', '2.webp', '3.webp', 'run.mp4'], { title: 'Sports Day' });
let lightbox: LightboxActor;

afterEach(() => {
  lightbox.stop();
  history.replaceState(null, '', '/');
});

/** Starts the lightbox of a page; `changes` says what the page has. */
function start(changes: { count?: number; isBusy?: boolean; search?: string } = {}) {
  lightbox = createActor(lightboxActor.src).start();
  tell(changes);
}

function tell({ count = slides.length, isBusy = false, search }: Parameters<typeof start>[0] = {}) {
  lightbox.send({ type: 'slides.changed', count, isBusy, search });
}

function Page({ slides }: { slides: readonly Slide[] }) {
  return (
    <>
      <Photos lightbox={lightbox} slides={slides} />
      <Lightbox lightbox={lightbox} slides={slides} label="Sports Day" />
    </>
  );
}

function show() {
  start();
  return render(<Page slides={slides} />);
}

const dialog = () => screen.queryByRole('dialog', { name: 'Sports Day' });

it('shows every picture with what it is, as a link that can be shared', () => {
  show();
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    'Sports Day: photo 1 of 4',
    'Sports Day: photo 2 of 4',
    'Sports Day: photo 3 of 4',
    null,
  ]);
  const link = screen.getByRole('link', { name: 'Sports Day: photo 3 of 4' });
  expect(link).toHaveAttribute('href', '#photo=3');
  expect(screen.getByRole('link', { name: 'Film: Sports Day: photo 4 of 4' })).toBeVisible();
});

it('fetches the code of the large view with the first picture that is pointed at', async () => {
  show();
  expect(loaded).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole('link', { name: /photo 1/ }));
  await waitFor(() => expect(loaded).toHaveBeenCalledTimes(1));
  expect(dialog()).not.toBeInTheDocument();
});

it('opens the picture that is pressed and names it in the address', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: /photo 2/ }));
  expect(await screen.findByRole('dialog', { name: 'Sports Day' })).toBeVisible();
  expect(location.hash).toBe('#photo=2');
  act(() => lightbox.send({ type: 'slide.shown', index: 2 }));
  expect(location.hash).toBe('#photo=3');
});

it('closes by going back', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: /photo 2/ }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  act(() => history.back());
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(location.hash).toBe('');
});

it('closes where the large view fails, and the page stays', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  isBroken = true;
  show();
  await userEvent.click(screen.getByRole('link', { name: /photo 2/ }));
  await waitFor(() => expect(lightbox.getSnapshot().matches('closed')).toBe(true));
  expect(screen.getByRole('link', { name: /photo 2/ })).toBeVisible();
  expect(log).toHaveBeenCalled();
  isBroken = false;
  await userEvent.click(screen.getByRole('link', { name: /photo 3/ }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('opens by its address, and leaves the page’s own address when it is closed', async () => {
  history.replaceState({ key: 'kept' }, '', '/album?id=1#photo=3');
  show();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(lightbox.getSnapshot().context.index).toBe(2);
  await userEvent.keyboard('{Escape}');
  expect(dialog()).not.toBeInTheDocument();
  expect(location.pathname + location.search + location.hash).toBe('/album?id=1');
  expect(history.state).toEqual({ key: 'kept' });
});

it('gives the focus back to the picture', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: /photo 2/ }));
  await screen.findByRole('dialog');
  act(() => lightbox.send({ type: 'lightbox.closed' }));
  expect(screen.getByRole('link', { name: /photo 2/ })).toHaveFocus();
  await waitFor(() => expect(location.hash).toBe(''));
});

it('closes where there is no picture, once none is on its way', () => {
  history.replaceState(null, '', '/album?id=1#photo=3');
  start({ count: 0, isBusy: true });
  render(<Page slides={[]} />);
  expect(lightbox.getSnapshot().matches('open')).toBe(true);
  act(() => tell({ count: 0 }));
  expect(lightbox.getSnapshot().matches('closed')).toBe(true);
  expect(location.pathname + location.search + location.hash).toBe('/album?id=1');
});

it('names in the address what the page shows, so that the picture is found again', async () => {
  history.replaceState(null, '', '/events');
  start({ search: '?year=2024' });
  render(<Page slides={slides} />);
  await userEvent.click(screen.getByRole('link', { name: /photo 2/ }));
  await screen.findByRole('dialog');
  expect(location.search + location.hash).toBe('?year=2024#photo=2');
  act(() => lightbox.send({ type: 'lightbox.closed' }));
  await waitFor(() => expect(location.hash).toBe(''));
  tell({ search: '?year=2025' });
  const link = screen.getByRole('link', { name: /photo 3/ });
  await userEvent.pointer({ keys: '[MouseRight>]', target: link });
  expect(link).toHaveProperty('href', 'http://localhost/events?year=2025#photo=3');
});

it('says that it is on its way until its code is here', async () => {
  history.replaceState(null, '', '/#photo=3');
  show();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('gives the focus to the last picture where its address named one beyond it', async () => {
  history.replaceState(null, '', '/#photo=999');
  show();
  await screen.findByRole('dialog');
  act(() => lightbox.send({ type: 'slide.shown', index: 3 }));
  act(() => lightbox.send({ type: 'lightbox.closed' }));
  expect(screen.getByRole('link', { name: /photo 4/ })).toHaveFocus();
});

it.each(['#photo=0', '#photo=x', '#photos', '#photo=123456'])('stays closed at %s', (hash) => {
  history.replaceState(null, '', `/${hash}`);
  show();
  expect(lightbox.getSnapshot().matches('closed')).toBe(true);
});
