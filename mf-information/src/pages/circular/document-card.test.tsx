import { renderInSite } from '@school/shared-deps/testing';
import { screen } from '@testing-library/react';

import { DocumentCard } from './document-card';

it('shows an undated circular without a document as its title alone', () => {
  renderInSite(<DocumentCard id="fees" title="Fee schedule" />);
  expect(screen.getByRole('article')).toHaveTextContent(/^Fee scheduleShare$/);
});

it('shows the placeholder of the specification for a date that cannot be read', () => {
  renderInSite(<DocumentCard id="fees" title="Fee schedule" date="unreadable" />);
  expect(screen.getByRole('article')).toHaveTextContent(/DD\s*MM\s*YYYY/);
  expect(screen.queryByRole('time')).toBeNull();
});
