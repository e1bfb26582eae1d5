import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { NoticeDialog } from './notice-dialog';
import { VideoOverlay } from './video-overlay';

const WIDTH = 300;
let scrolledTo: number[];

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
  scrolledTo = [];
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  Object.assign(Element.prototype, {
    scrollTo(this: Element, { left = 0 }: ScrollToOptions) {
      this.scrollLeft = left;
      scrolledTo.push(left);
    },
  });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WIDTH, WIDTH));
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
  const links = [
    { name: 'Attachment of Fees', href: '/api/image/fees.pdf' },
    { name: 'Click Here for Fees', href: 'https://portal.example' },
  ];
  for (const { name, href } of links) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(screen.getAllByText(/ of 2$/).map(({ textContent }) => textContent)).toEqual(['1 of 2', '2 of 2']);
});

it('turns from one notice to the next, from the last to the first, and back', async () => {
  const sports = { id: '3', title: 'Sports', description: '' };
  render(<NoticeDialog open notices={[fees, trip, sports]} onClose={jest.fn()} />);
  for (const name of ['Next slide', 'Next slide', 'Next slide', 'Previous slide']) {
    await userEvent.click(screen.getByRole('button', { name }));
  }
  expect(scrolledTo).toEqual([WIDTH, 2 * WIDTH, 0, 2 * WIDTH]);
});

it('turns by one although the script of the document hears the press, too', async () => {
  render(<NoticeDialog open notices={[fees, trip, { ...trip, id: '3' }]} onClose={jest.fn()} />);
  const onClick = jest.fn<undefined, [boolean]>();
  screen.getByRole('dialog').addEventListener('click', ({ defaultPrevented }) => onClick(defaultPrevented));
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(scrolledTo).toEqual([WIDTH]);
  expect(onClick).toHaveBeenCalledWith(true);
});

it('fetches the first picture ahead of the others', () => {
  render(<NoticeDialog open notices={[fees, { ...fees, id: '2' }]} onClose={jest.fn()} />);
  const pictures = screen.getAllByRole<HTMLImageElement>('presentation');
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([null, 'lazy']);
  expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
  expect(pictures[0]?.srcset).toContain('/api/image/notices/notice-1.webp 800w');
});

it('says whether the document is to open it', () => {
  const { rerender } = render(<NoticeDialog open notices={[trip]} onClose={jest.fn()} />);
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveAttribute('data-notices', 'first');
  rerender(<NoticeDialog open opensFirst={false} notices={[trip]} onClose={jest.fn()} />);
  expect(dialog).toHaveAttribute('data-notices', 'later');
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
  render(<VideoOverlay still={false} onClose={onClose} {...film} />);
  const overlay = screen.getByRole('dialog', { name: 'Introduction to the school' });
  const video = within(overlay).getByLabelText('Film of the school');
  expect(video).toHaveProperty('muted', true);
  expect(video).toHaveAttribute('autoplay');
  expect(video.innerHTML).toContain(`src="${film.captions}"`);
  await userEvent.click(screen.getByRole('button', { name: 'Close film' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('shows a still picture to those who want no motion', () => {
  render(<VideoOverlay still onClose={jest.fn()} {...film} />);
  expect(screen.getByRole('img', { name: 'The gate' })).toBeVisible();
});
