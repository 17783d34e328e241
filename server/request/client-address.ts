import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { TrustedProxies } from './trusted-proxies.ts';

/**
 * The address of a client, as limits count it. Each trusted proxy appends the address of its peer
 * to X-Forwarded-For; the first from the right that is no trusted proxy is the client, and entries
 * further left are what the client wrote.
 */
export function clientAddress(request: IncomingMessage, proxies: TrustedProxies): string {
  let address = request.socket.remoteAddress ?? '';
  const forwarded = entries(request.headers['x-forwarded-for']);
  while (forwarded.length > 0 && proxies.has(address)) address = withoutPort(forwarded.pop()!);
  return addressBlock(address);
}

/** The hostname in a request. */
export function hostOf({ headers, socket }: IncomingMessage, proxies: TrustedProxies): string {
  const trusted = proxies.has(socket.remoteAddress ?? '');
  const forwarded = trusted ? entries(headers['x-forwarded-host']) : [];
  return forwarded.at(-1) ?? headers.host ?? '';
}

function entries(header: string | string[] | undefined): string[] {
  if (header === undefined) return [];
  const list = String(header).split(',');
  return list.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

/** An IPv4 address, plain or mapped into IPv6, as sockets that listen to both report it. */
const PLAIN = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/;

/** Some proxies add the port, and put IPv6 addresses in brackets. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
}

/** What counts as one client: an IPv4 address, or a /64 of IPv6, of which everybody has plenty. */
export function addressBlock(address: string): string {
  const plain = PLAIN.exec(address);
  if (plain) return plain[1]!;
  const bare = withoutPort(address).replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare.slice(0, 64);
  const groups = groupsOf(bare);
  const [a, b] = groups.slice(6).map((group) => Number.parseInt(group, 16)) as [number, number];
  // A mapped IPv4 address in another notation.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    return [a >> 8, a & 255, b >> 8, b & 255].join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const spelt = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left, right] = spelt.split('::').map((half) => (half === '' ? [] : half.split(':')));
  if (!right) return left!;
  const between = Array.from({ length: 8 - left!.length - right.length }, () => '0');
  return [...left!, ...between, ...right];
}
