import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { NoticeDialog } from './notice-dialog';
import { VideoOverlay } from './video-overlay';

const scrollTo = jest.fn();

beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  Object.assign(Element.prototype, { scrollTo });
});

const fees = {
  id: '1',
  title: 'Fees',
  description: 'Due on Friday',
  image: '/api/image/notices/notice-1.webp',
  attachment: '/api/image/fees.pdf',
  url: 'https://portal.example',
};
const trip = { id: '2', title: 'Trip', description: '' };

it('shows every notice with its document and its link', () => {
  render(<NoticeDialog open notices={[fees, trip]} onClose={jest.fn()} />);
  expect(screen.getByRole('dialog', { name: 'Notices' })).toBeVisible();
  expect(screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 of 2',
    '2 of 2',
  ]);
  expect(screen.getByRole('link', { name: 'Attachment' })).toHaveAttribute('href', '/api/image/fees.pdf');
  expect(screen.getByRole('link', { name: 'Click Here' })).toHaveAttribute('href', 'https://portal.example');
});

it('turns from the last notice to the first', async () => {
  render(<NoticeDialog open notices={[fees, trip]} onClose={jest.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

it('closes by pressing beside it, and not by pressing what it says', async () => {
  const onClose = jest.fn();
  render(<NoticeDialog open notices={[trip]} onClose={onClose} />);
  await userEvent.click(screen.getByText('Trip'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('tells when the browser has closed it, by Escape or by its own form', () => {
  const onClose = jest.fn();
  render(<NoticeDialog open notices={[trip]} onClose={onClose} />);
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('is not there while it is closed', () => {
  render(<NoticeDialog open={false} notices={[fees]} onClose={jest.fn()} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const film = {
  video: '/api/image/intro/intro.mp4',
  captions: '/api/image/intro/intro.vtt',
  poster: { src: '/api/image/intro/poster.webp', alt: 'The gate', width: 1280, height: 720 },
};

it('plays the film without sound and with captions', async () => {
  const onClose = jest.fn();
  render(<VideoOverlay open still={false} onClose={onClose} {...film} />);
  const overlay = screen.getByRole('dialog', { name: 'Introduction to the school' });
  const video = within(overlay).getByLabelText('Film of the school');
  expect(video).toHaveProperty('muted', true);
  expect(video).toHaveAttribute('autoplay');
  expect(video.innerHTML).toContain(`src="${film.captions}"`);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('shows a still picture to those who want no motion', () => {
  render(<VideoOverlay open still onClose={jest.fn()} {...film} />);
  expect(screen.getByRole('img', { name: 'The gate' })).toBeVisible();
});
