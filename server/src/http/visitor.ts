import { isIPv6 } from 'node:net';

/**
 * The visitor behind an address: an IPv6 visitor has a network of addresses (the first 64 bits).
 * @param address of a connection; undefined once that is closed
 */
export function visitorOf(address: string | undefined): string {
  if (!address?.includes(':')) return address ?? '';
  // some proxies write the port of the connection, which is another one each time
  const alone = address.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
  const ipv4 = alone.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!isIPv6(ipv4)) return ipv4;
  const [head = [], tail] = alone.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}

/** The network of a visitor: whoever has one IPv6 network gets thousands of them (the first 48 bits). */
export function networkOf(visitor: string): string {
  return visitor.includes(':') ? visitor.split(':').slice(0, 3).join(':') : visitor;
}
