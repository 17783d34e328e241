import { BlockList, isIP, isIPv4 } from 'node:net';

/** The proxies whose forwarded headers are believed. */
export type TrustedProxies = {
  /** Addresses and blocks in CIDR notation, as the operator named them. */
  readonly named: readonly string[];
  /** Whether this is the address of one of them. */
  has(address: string): boolean;
};

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** The address and the length of the prefix of a block; null if it is none. */
function blockOf(text: string): { readonly net: string; readonly bits: number } | null {
  const [net, prefix, ...more] = text.split('/');
  const family = isIP(net ?? '');
  if (net === undefined || family === 0 || more.length > 0) return null;
  const longest = family === 4 ? 32 : 128;
  const bits = prefix === undefined ? longest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : NaN;
  return bits <= longest ? { net, bits } : null;
}

/** Whether this is an address, or a block of addresses in CIDR notation. */
export function isAddressBlock(text: string): boolean {
  return blockOf(text) !== null;
}

/** Whether every address of the block is one of this machine alone. */
export function isLoopback(text: string): boolean {
  const { net, bits } = blockOf(text)!;
  return loopback.check(net, familyOf(net)) && bits >= (isIPv4(net) ? 8 : 128);
}

/** `named`: addresses and blocks that are known to be well formed. */
export function trustedProxies(named: readonly string[]): TrustedProxies {
  const blocks = new BlockList();
  for (const text of named) {
    const { net, bits } = blockOf(text)!;
    blocks.addSubnet(net, bits, familyOf(net));
  }
  return {
    named,
    // An IPv4 address mapped into IPv6 is found by the IPv4 blocks.
    has: (address) => isIP(address) !== 0 && blocks.check(address, familyOf(address)),
  };
}
