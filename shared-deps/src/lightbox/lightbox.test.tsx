import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { createActor } from 'xstate';

import { Lightbox } from './lightbox';
import type { LightboxActor } from './lightbox.machine';
import { lightboxActor } from './lightbox-actor';
import { Photo } from './photo';
import { SlidePicture } from './slide-picture';
import { slidesOf } from './slides';

let isBroken = false;

// the view itself is a library's, in the language of browsers: the browser tests look at it
jest.mock('./viewer/viewer', () => ({ Viewer }));

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

function tell(search?: string) {
  lightbox.send({ type: 'slides.changed', count: slides.length, isBusy: false, search });
}

function Page() {
  return (
    <>
      {slides.map((slide, index) => (
        <Photo key={slide.src} lightbox={lightbox} index={index}>
          <SlidePicture slide={slide} sizes="50vw" />
        </Photo>
      ))}
      <Lightbox lightbox={lightbox} slides={slides} label="Sports Day" />
    </>
  );
}

/** Shows a page, and says in its address what it shows. */
function show(search?: string) {
  lightbox = createActor(lightboxActor.src).start();
  tell(search);
  render(<Page />);
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

it('names in the address what the page shows, so that the picture is found again', async () => {
  history.replaceState(null, '', '/events');
  show('?year=2024');
  await userEvent.click(screen.getByRole('link', { name: /photo 2/ }));
  await screen.findByRole('dialog');
  expect(location.search + location.hash).toBe('?year=2024#photo=2');
  act(() => lightbox.send({ type: 'lightbox.closed' }));
  await waitFor(() => expect(location.hash).toBe(''));
  tell('?year=2025');
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
