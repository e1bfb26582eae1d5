import { networkOf, visitorOf } from './visitor';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['1::2:3:4:5:6:7', '1:0:2:3'],
  ['::1', '0:0:0:0'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['[2001:db8:1:2::9]:51234', '2001:db8:1:2'],
  [undefined, ''],
])('takes %s for the visitor %s', (address, visitor) => {
  expect(visitorOf(address)).toBe(visitor);
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2', '2001:db8:1'],
])('takes the visitor %s for one of the network %s', (visitor, network) => {
  expect(networkOf(visitor)).toBe(network);
});
