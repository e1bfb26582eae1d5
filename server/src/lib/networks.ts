import { BlockList, isIP } from 'node:net';

/** The networks of the machine itself. */
export const LOOPBACK = ['127.0.0.0/8', '::1'];

/** Whether an address is one of these addresses, or in one of these networks such as `10.0.0.0/8`. */
export function createNetworks(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = String(isIP(network) === 6 ? 128 : 32)] = network.split('/');
    list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
