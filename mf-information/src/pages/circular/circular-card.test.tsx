import { renderInSite } from '@school/shared-deps/testing';
import { screen } from '@testing-library/react';

import { CircularCard } from './circular-card';

const record = { _id: 'fees', title: 'Fee schedule', date: '', category: 'Circular', attachments: [] };
const fees = { record, key: '1', day: undefined, shownDay: undefined, searchable: '' };

it('shows an undated circular without a document as its title alone', () => {
  renderInSite(<CircularCard circular={fees} isNew={false} />);
  expect(screen.getByRole('article')).toHaveTextContent(/^Fee schedule Share$/);
});

it('shows the placeholder of the specification for a date that cannot be read', () => {
  renderInSite(<CircularCard circular={{ ...fees, shownDay: 'unreadable' }} isNew={false} />);
  expect(screen.getByRole('article')).toHaveTextContent(/DD\s*MM\s*YYYY/);
  expect(screen.queryByRole('time')).toBeNull();
});

it('has its own picture, which waits until it is near', () => {
  const picture = { file: 'circulars/fees.jpg', alt: 'The counter of the office' };
  renderInSite(<CircularCard circular={{ ...fees, record: { ...record, picture } }} isNew={false} />);
  expect(screen.getByRole('img', { name: picture.alt })).toHaveAttribute('loading', 'lazy');
});
