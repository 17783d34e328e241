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

/** All of IPv6 that is given out; the rest is local, or IPv4 in disguise. */
const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');

/** Tunnels, which lead to any IPv4 address, and what is set apart for protocols and examples. */
const setApart = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  setApart.addSubnet(net, bits, 'ipv6');
}

/** Whether an address is one of the public internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address);
  return family === 6 && givenOut.check(address, 'ipv6') && !setApart.check(address, 'ipv6');
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

/** How a letter is sent. */
export type Sending = {
  /** Lets it go to this machine too: for tests. */
  readonly anywhere: boolean;
  /** Milliseconds from the first look-up to the status that comes back. */
  readonly patience?: number;
};

/** Sends a letter and says what status came back. */
export function post(
  { url, headers, body }: Letter,
  { anywhere, patience = PATIENCE }: Sending,
): Promise<number> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (!anywhere && isIP(host) !== 0 && !isPublic(host)) {
    return Promise.reject(new Error('not a public address'));
  }
  const request = target.protocol === 'https:' ? secureRequest : plainRequest;
  // A time for the whole of it: who sends a letter at a time is never idle.
  const signal = AbortSignal.timeout(patience);
  return new Promise((resolve, reject) => {
    const sent = request(
      target,
      { method: 'POST', headers, signal, ...(!anywhere && { lookup: publicLookup }) },
      (response) => {
        // What else is answered is of no interest, however long it takes.
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
