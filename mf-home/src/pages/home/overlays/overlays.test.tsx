import type { Notification } from '@school/shared-deps';
import type { Listed } from '@school/shared-deps/lists';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { NoticeDialog } from './notice-dialog';

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
});

function listed(key: string, record: Notification): Listed<Notification> {
  return { key, record, day: undefined, shownDay: undefined, searchable: '' };
}

const notice = { _id: '1', title: 'Fees', description: 'Due on Friday', url: 'https://portal.example' };
const files = { image: ['notices/notice-1.webp'], attachments: ['fees.pdf'] };
const fees = listed('1', { ...notice, ...files });
const trip = listed('2', { _id: '2', title: 'Trip', description: '', url: '', image: [], attachments: [] });

it('fetches the first picture ahead of the others', () => {
  render(<NoticeDialog id="notices" open notices={[fees, { ...fees, key: '2' }]} onClose={jest.fn()} />);
  const pictures = screen.getAllByRole<HTMLImageElement>('presentation');
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([null, 'lazy']);
  expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
  expect(pictures[0]?.srcset).toContain('/api/image/notices/notice-1.webp 800w');
});

it('has links to the attachment and the address of a notice, where it has some', () => {
  const show = (notice: typeof trip) => (
    <NoticeDialog id="notices" open notices={[notice]} onClose={jest.fn()} />
  );
  const { rerender } = render(show(fees));
  for (const name of [/^Attachment/, /^Click Here/]) expect(screen.getByRole('link', { name })).toBeVisible();
  rerender(show(trip));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('says whether the document is to open it', () => {
  const { rerender } = render(<NoticeDialog id="notices" open notices={[trip]} onClose={jest.fn()} />);
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveAttribute('data-notices', 'first');
  rerender(<NoticeDialog id="notices" open opensFirst={false} notices={[trip]} onClose={jest.fn()} />);
  expect(dialog).toHaveAttribute('data-notices', 'later');
});

it('closes by pressing beside it, and not by pressing what it says', async () => {
  const onClose = jest.fn();
  render(<NoticeDialog id="notices" open notices={[trip]} onClose={onClose} />);
  await userEvent.click(screen.getByText('Trip'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(1);
});
