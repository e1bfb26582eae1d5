import path from 'node:path';

import { readQuery } from './search-document';
import { openSearchThread } from './search-thread';

it('answers from a thread of its own, and says that it has ended', async () => {
  const { site, ended, end } = openSearchThread(path.join(__dirname, 'testing/programs/search.js'));
  await site.setList('news/all', [{ _id: '1', title: 'A new slipway', fromDate: '2026-11-02' }]);
  const query = { ...readQuery(new URLSearchParams('q=slipway')), today: '2026-11-26' };
  expect(await site.find(query)).toMatchObject({ total: 1 });
  // the first ones may be answered by then
  const answers = Promise.allSettled(Array.from({ length: 1_000 }, () => site.find(query)));
  end();
  expect((await answers).at(-1)).toMatchObject({ reason: { message: 'its thread has ended' } });
  await ended;
  await expect(site.find(query)).rejects.toThrow('its thread has ended');
});
