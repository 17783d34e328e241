import { isIP } from 'node:net';
import { BadSetting } from './limits/parse-limits.ts';
import { isAddressBlock, isLoopback } from './request/trusted-proxies.ts';

const ALL = '0.0.0.0';

/**
 * The address the server listens on. Behind a proxy on this machine it is reached through the proxy
 * alone, unless the operator says otherwise: else anybody could go past it.
 */
export function listenAddress(host: string | undefined, proxies: readonly string[]): string {
  for (const proxy of proxies) {
    if (!isAddressBlock(proxy)) {
      throw new BadSetting(
        `FAUBOURG_PROXIES must name the addresses of the proxies in front of the server, such as 127.0.0.1 or 10.0.0.0/8, separated by commas, but it has "${proxy}".`,
      );
    }
  }
  if (host !== undefined) {
    if (isIP(host) !== 0) return host;
    throw new BadSetting(
      `FAUBOURG_HOST must be an address of this machine, such as 127.0.0.1, 0.0.0.0 or ::, but it is "${host}".`,
    );
  }
  if (proxies.length === 0) return ALL;
  const remote = proxies.find((proxy) => !isLoopback(proxy));
  if (remote !== undefined) {
    throw new BadSetting(
      `FAUBOURG_PROXIES names ${remote}, which is not this machine: set FAUBOURG_HOST to the address on which this proxy reaches the server, such as 0.0.0.0 for all of this machine.`,
    );
  }
  return proxies.every((proxy) => isIP(proxy.split('/')[0]!) === 6) ? '::1' : '127.0.0.1';
}

/** Where people on this machine reach a server that listens on this address. */
export function localUrl(host: string, port: number): string {
  const everywhere = [ALL, '::', '127.0.0.1'].includes(host);
  const name = isIP(host) === 6 ? `[${host}]` : host;
  return `http://${everywhere ? 'localhost' : name}:${port}`;
}
