import { lookup as resolve } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PATIENCE = 10_000;

/** Addresses inside our own walls. Nobody gets the server to knock on doors in there. */
const inside = new BlockList();
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
  inside.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(net, bits, 'ipv6');
}

/** Whether an address is one of the public internet. IPv4 inside IPv6 counts as IPv4. */
export function isPublic(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  const family = isIP(plain);
  return family !== 0 && !inside.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}

/** Names are judged by what they resolve to, at the moment of connecting. */
const publicLookup: LookupFunction = (host, options, callback) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    const open = (error ? [] : addresses).filter(({ address }) => isPublic(address));
    const why = error ?? (open.length === 0 ? new Error('not a public address') : null);
    if (why) callback(why, '', 4);
    else if (options.all) callback(null, open);
    else callback(null, open[0]!.address, open[0]!.family);
  });
};

export type Letter = {
  readonly url: string;
  readonly headers: { readonly [name: string]: string | number };
  readonly body: Buffer | string;
};

/** Sends a letter and says what status came back. `anywhere` is for tests. */
export function post({ url, headers, body }: Letter, anywhere = false): Promise<number> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (!anywhere && isIP(host) !== 0 && !isPublic(host)) {
    return Promise.reject(new Error('not a public address'));
  }
  const request = target.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const sent = request(
      target,
      { method: 'POST', headers, timeout: PATIENCE, ...(!anywhere && { lookup: publicLookup }) },
      (response) => {
        // The answer is of no interest, and must not fill our memory.
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.once('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.once('error', reject);
    sent.end(body);
  });
}
