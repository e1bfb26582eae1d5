import { EventEmitter } from 'node:events';

import { createQuietLog } from '../testing/quiet-log';
import { connectRedis } from './redis';

const mockClient = Object.assign(new EventEmitter(), {
  isReady: false,
  connect: () => Promise.resolve(),
  destroy: jest.fn(),
});
jest.mock('@redis/client', () => ({ createClient: () => mockClient }));

const becomes = (isReady: boolean, message = '') => {
  mockClient.isReady = isReady;
  if (isReady) mockClient.emit('ready');
  else mockClient.emit('error', Object.assign(new Error(message), { code: 'ECONNREFUSED' }));
};
const log = createQuietLog();
const connect = () => connectRedis({ redisUrl: 'redis://127.0.0.1:6379' }, log);

beforeEach(() => {
  mockClient.removeAllListeners();
  log.problems.length = 0;
});

it('opens nothing for a server that is alone', async () => {
  expect(await connectRedis({ redisUrl: undefined }, log)).toBeUndefined();
});

it('says once when Redis cannot be used, and when it is there again', async () => {
  const connecting = connect();
  await new Promise(setImmediate);
  becomes(true);
  const redis = await connecting;
  expect(redis?.report()).toEqual({ isConnected: true, problem: null, since: null });
  for (const message of ['Socket closed unexpectedly', 'late', 'later']) becomes(false, message);
  const since = expect.stringMatching(/^\d{4}-.+Z$/) as string;
  expect(redis?.report()).toEqual({ isConnected: false, problem: 'later', since });
  becomes(true);
  expect(log.problems).toEqual([
    'Redis: Socket closed unexpectedly; this server goes on alone',
    'Redis is there again, after later',
  ]);
});

it('does not keep the site from starting', async () => {
  const connecting = connect();
  await new Promise(setImmediate);
  becomes(false);
  const redis = await connecting;
  expect(redis?.report()).toMatchObject({ isConnected: false, problem: 'ECONNREFUSED' });
});
