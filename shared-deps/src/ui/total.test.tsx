import { render, screen } from '@testing-library/react';

import { Total } from './total';

it('counts what the list shows', () => {
  render(<Total noun="Circulars" count={2} />);
  expect(screen.getByText('Total Circulars: 2')).toBeVisible();
});
