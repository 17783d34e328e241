import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The address of a client, as limits count it. Each proxy of ours in front adds to the right of
 * X-Forwarded-For whom it heard; what stands further left is whatever the client says.
 */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const direct = socket.remoteAddress ?? '';
  const told = proxies > 0 ? entries(headers['x-forwarded-for']) : [];
  return network(told.at(-Math.min(proxies, told.length)) ?? direct);
}

/** The host a client asked for. */
export function hostOf({ headers }: IncomingMessage, proxies: number): string {
  const told = proxies > 0 ? entries(headers['x-forwarded-host']) : [];
  return told.at(-1) ?? headers.host ?? '';
}

function entries(header: string | string[] | undefined): string[] {
  if (header === undefined) return [];
  const list = String(header).split(',');
  return list.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

/** IPv4 as sockets tell it, in the clothes of IPv6 where both are listened to: nearly always. */
const PLAIN = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/;

/** What is one client's: an IPv4 address, or a whole /64 of IPv6, of which anybody has plenty. */
export function network(address: string): string {
  const plain = PLAIN.exec(address);
  if (plain) return plain[1]!;
  const bare = address
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare.slice(0, 64);
  const groups = groupsOf(bare);
  const [a, b] = groups.slice(6).map((group) => Number.parseInt(group, 16)) as [number, number];
  // The same, spelt otherwise.
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
