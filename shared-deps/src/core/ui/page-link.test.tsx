import { screen } from '@testing-library/react';

import { createSite } from '../../testing/page-context';
import { renderInSite } from '../../testing/render-page';
import { PageLink } from './page-link';

const site = createSite({ paths: ['/home', '/SubGallery'] });

it.each(['/home', '/HOME', '/SubGallery?id=7', '/subgallery#top', '/'])(
  'links to %s, which is deployed',
  (href) => {
    renderInSite(<PageLink href={href}>Go</PageLink>, site);
    expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', href);
  },
);

it('is plain text while no section has the page', () => {
  renderInSite(<PageLink href="/Alumni">Alumni</PageLink>, site);
  expect(screen.getByText('Alumni')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
