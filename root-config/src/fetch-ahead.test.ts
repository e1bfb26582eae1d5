import { waitFor } from '@testing-library/react';

import { anticipate } from './fetch-ahead';
import { fetchSection } from './fetch-section';
import type { Navigation } from './navigation.machine';

jest.mock('./fetch-section', () => ({ fetchSection: jest.fn() }));
jest.mock('./preload', () => ({}));

const route = {
  path: '/TC',
  page: 'page',
  title: 'TC',
  trail: [],
  resources: [],
  file: '',
  needs: [],
  records: [],
};
const sections = [{ name: '@school/mf-information', entry: '', css: [], routes: [route] }];
const navigation = { getSnapshot: () => ({ context: { sections } }) } as unknown as Navigation;

describe('a page that is likely to be visited', () => {
  it('is fetched ahead once, and again after a failure', async () => {
    const link = Object.assign(document.createElement('a'), { href: '/TC' });
    const preload = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(undefined);
    jest.mocked(fetchSection).mockResolvedValue({ preload } as never);
    anticipate(navigation, link);
    anticipate(navigation, link);
    expect(fetchSection).toHaveBeenCalledTimes(1);
    await waitFor(() => {
      anticipate(navigation, link);
      expect(fetchSection).toHaveBeenCalledTimes(2);
    });
    anticipate(navigation, link);
    expect(fetchSection).toHaveBeenCalledTimes(2);
  });
});
