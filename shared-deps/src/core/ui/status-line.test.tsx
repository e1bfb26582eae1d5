import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { StatusLine } from './status-line';

it('says quietly what went wrong and tries again on request', async () => {
  const onRetry = jest.fn();
  render(<StatusLine tone="problem" text="The list could not be loaded." onRetry={onRetry} />);
  expect(screen.getByRole('status')).toHaveTextContent('The list could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('offers nothing to press while it is busy', () => {
  render(<StatusLine tone="busy" text="Loading" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
