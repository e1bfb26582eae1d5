import { firstValueFrom, Observable } from 'rxjs';

import { failing, sending, silent, stubFetch, unreachable } from '../../testing/stub-fetch';
import { request } from './request';

const path = '/api/news/all/STHILDA';
const ask = () => firstValueFrom(request(path));

describe('a request', () => {
  it('reads JSON from the address of the site', async () => {
    const network = stubFetch({ [path]: [{ title: 'Book fair' }] });
    await expect(ask()).resolves.toEqual([{ title: 'Book fair' }]);
    expect(network.paths()).toEqual([path]);
    expect(network.requests[0]?.init.headers).toEqual({ accept: 'application/json' });
  });

  it('is not sent before somebody listens', () => {
    const network = stubFetch({ [path]: [] });
    expect(request(path)).toBeInstanceOf(Observable);
    expect(network.paths()).toEqual([]);
  });

  it.each([404, 429, 500, 503])('fails with the status %i', async (status) => {
    stubFetch({ [path]: failing(status) });
    await expect(ask()).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'http',
      status,
      message: `${path} answered ${status}`,
    });
  });

  it('fails on a body that is no JSON', async () => {
    stubFetch({ [path]: sending('<p>Down for maintenance</p>') });
    await expect(ask()).rejects.toMatchObject({ kind: 'parse', message: `${path} is not JSON` });
  });

  it('fails as the network does', async () => {
    stubFetch({ [path]: unreachable });
    await expect(ask()).rejects.toMatchObject({ kind: 'network', message: 'Failed to fetch' });
  });

  it('is aborted when nobody listens any more, and says nothing then', async () => {
    const network = stubFetch({ [path]: silent });
    const received = jest.fn();
    const subscription = request(path).subscribe({ next: received, error: received, complete: received });
    subscription.unsubscribe();
    await Promise.resolve();
    expect(network.requests[0]?.init.signal?.aborted).toBe(true);
    expect(received).not.toHaveBeenCalled();
  });
});
