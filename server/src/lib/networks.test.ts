import { createNetworks } from './networks';

it.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['10.1.2.3', true],
  ['::1', true],
  ['fd00::1', true],
  ['192.0.2.1', false],
  ['2001:db8::1', false],
  ['nonsense', false],
  ['', false],
])('says whether %s is one of the networks: %s', (address, isOne) => {
  expect(createNetworks(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'])(address)).toBe(isOne);
});
