import { lookup as resolve } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const TIMEOUT = 10_000;

/**
 * Private and local IPv4 ranges. Outbound requests to them are refused, so that a webhook cannot
 * reach internal services (SSRF).
 */
const privateRanges = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  privateRanges.addSubnet(net, bits, 'ipv4');
}

/** The IPv6 addresses that are allocated; the others are local, or stand for IPv4 addresses. */
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');

/** Tunnels, which lead to any IPv4 address, and ranges reserved for protocols and documentation. */
const reservedIpv6 = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  reservedIpv6.addSubnet(net, bits, 'ipv6');
}

/** Whether an address belongs to the public internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !privateRanges.check(address);
  return family === 6 && publicIpv6.check(address, 'ipv6') && !reservedIpv6.check(address, 'ipv6');
}

/** Hostnames are checked by the addresses they resolve to, when the connection is made. */
const publicLookup: LookupFunction = (host, options, callback) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    const open = (error ? [] : addresses).filter(({ address }) => isPublic(address));
    const why = error ?? (open.length === 0 ? new Error('not a public address') : null);
    if (why) callback(why, '', 4);
    else if (options.all) callback(null, open);
    else callback(null, open[0]!.address, open[0]!.family);
  });
};

export type OutboundRequest = {
  readonly url: string;
  readonly headers: { readonly [name: string]: string | number };
  readonly body: Buffer | string;
};

/** How outbound requests are sent. */
export type OutboundOptions = {
  /** Allows private addresses: for tests. */
  readonly allowPrivate: boolean;
  /** Milliseconds from the look-up to the status of the response. */
  readonly timeout?: number;
};

/** Sends a request and returns the status of the response. */
export function postOutbound(
  { url, headers, body }: OutboundRequest,
  { allowPrivate, timeout = TIMEOUT }: OutboundOptions,
): Promise<number> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) !== 0 && !isPublic(host)) {
    return Promise.reject(new Error('not a public address'));
  }
  const request = target.protocol === 'https:' ? secureRequest : plainRequest;
  // A limit for the whole request. An idle timeout would not do: a peer that sends one byte at a
  // time is never idle.
  const signal = AbortSignal.timeout(timeout);
  return new Promise((resolve, reject) => {
    const sent = request(
      target,
      { method: 'POST', headers, signal, ...(!allowPrivate && { lookup: publicLookup }) },
      (response) => {
        // The body of the response is not read.
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    sent.on('error', (error) => {
      reject(signal.aborted ? new Error('no answer in time') : error);
    });
    sent.end(body);
  });
}
