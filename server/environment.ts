import { BadSetting, parseLimits } from './limits/parse-limits.ts';
import type { ServeOptions } from './options.ts';

type Environment = { readonly [name: string]: string | undefined };

/** Reads the options from environment variables; docs/server.md explains each. */
export function fromEnvironment(env: Environment): Partial<ServeOptions> {
  refuseCountOfProxies(env['FAUBOURG_PROXY']);
  return {
    ...(env['DATABASE_URL'] && { database: env['DATABASE_URL'] }),
    ...(env['FAUBOURG_LOG'] && { log: env['FAUBOURG_LOG'] }),
    ...(env['FAUBOURG_METRICS_TOKEN'] && { metricsToken: env['FAUBOURG_METRICS_TOKEN'] }),
    ...(env['FAUBOURG_CONTACT'] && { contact: env['FAUBOURG_CONTACT'] }),
    ...(env['FAUBOURG_LIMITS'] && { limits: parseLimits(env['FAUBOURG_LIMITS']) }),
    ...(env['FAUBOURG_HOST'] && { host: env['FAUBOURG_HOST'] }),
    ...(env['FAUBOURG_PROXIES'] && { proxies: proxiesFrom(env['FAUBOURG_PROXIES']) }),
  };
}

/** Addresses and blocks, separated by commas; `serve` checks them. */
function proxiesFrom(text: string): string[] {
  return text.split(',').map((name) => name.trim());
}

/** The number of proxies, which earlier versions took, does not say who they are. */
function refuseCountOfProxies(text: string | undefined): void {
  if (text === undefined || text === '' || text === '0') return;
  throw new BadSetting(
    `FAUBOURG_PROXY="${text}" is no longer read. Name the addresses of the proxies instead, e.g. FAUBOURG_PROXIES=127.0.0.1`,
  );
}
