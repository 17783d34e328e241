import { BadSetting, parseLimits } from './limits/parse-limits.ts';
import type { ServeOptions } from './options.ts';

type Environment = { readonly [name: string]: string | undefined };

/** Reads the options from environment variables; docs/server.md explains each. */
export function fromEnvironment(env: Environment): Partial<ServeOptions> {
  return {
    ...(env['DATABASE_URL'] && { database: env['DATABASE_URL'] }),
    ...(env['FAUBOURG_LOG'] && { log: env['FAUBOURG_LOG'] }),
    ...(env['FAUBOURG_METRICS_TOKEN'] && { metricsToken: env['FAUBOURG_METRICS_TOKEN'] }),
    ...(env['FAUBOURG_CONTACT'] && { contact: env['FAUBOURG_CONTACT'] }),
    ...(env['FAUBOURG_LIMITS'] && { limits: parseLimits(env['FAUBOURG_LIMITS']) }),
    proxies: proxiesFrom(env['FAUBOURG_PROXY'] ?? ''),
  };
}

function proxiesFrom(text: string): number {
  if (/^\d?$/.test(text)) return Number(text);
  throw new BadSetting(
    `FAUBOURG_PROXY must be the number of proxies in front of the server, but it is "${text}".`,
  );
}
