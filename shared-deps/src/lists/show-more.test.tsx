import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ShowMore } from './list-footer';

it('asks for more and says how much there is', async () => {
  const onMore = jest.fn();
  render(<ShowMore onMore={onMore} remaining={16} next={48} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
  expect(onMore).toHaveBeenCalledTimes(1);
  expect(screen.getByText('16 more')).toBeVisible();
});

it('stays on the page but rests when all is shown', () => {
  render(<ShowMore onMore={jest.fn()} remaining={0} next={24} />);
  expect(screen.getByRole('button', { name: 'Show More' })).toBeDisabled();
});
