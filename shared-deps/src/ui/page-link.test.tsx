import { render, screen } from '@testing-library/react';

import { PageLink } from './page-link';

const paths = ['/home', '/SubGallery'];

it.each(['/home', '/HOME', '/SubGallery?id=7', '/subgallery#top', '/'])(
  'links to %s, which is deployed',
  (href) => {
    render(
      <PageLink href={href} paths={paths}>
        Go
      </PageLink>,
    );
    expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', href);
  },
);

it('is plain text while no section has the page', () => {
  render(
    <PageLink href="/Alumni" paths={paths}>
      Alumni
    </PageLink>,
  );
  expect(screen.getByText('Alumni')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
