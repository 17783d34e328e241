import { BadSetting, parseLimits } from './limits/parse-limits.ts';
import type { ServeOptions } from './options.ts';

export type Environment = { readonly [name: string]: string | undefined };

/** An environment variable that the operator sets. */
type Setting = {
  readonly default: string;
  readonly what: string;
  /** The options of `serve` it gives; absent where the program that starts the server reads it. */
  readonly read?: (text: string) => Partial<ServeOptions>;
  /** What may be shown of its value; all of it if absent. */
  readonly show?: (text: string) => string;
};

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/**
 * The one description of the environment variables. `fromEnvironment` and `faubourg serve --explain`
 * come from it; a test compares docs/server.md.
 */
export const settingTable: { readonly [variable: string]: Setting } = {
  PORT: { default: '8080', what: '0 takes any free port' },
  FAUBOURG_DATA: {
    default: './data',
    what: 'the folder of the database file; only its owner can read what is written there',
  },
  DATABASE_URL: {
    default: '',
    what: 'PostgreSQL instead of the file',
    read: (database) => ({ database }),
    show: withoutPassword,
  },
  FAUBOURG_GAMES: {
    default: '',
    what: 'a module of other games than our own, for the server and the page',
  },
  FAUBOURG_HOST: {
    default: '0.0.0.0',
    what: 'the address to listen on; 127.0.0.1 by default where FAUBOURG_PROXIES names proxies on this machine, :: for IPv6 as well',
    read: (host) => ({ host }),
  },
  FAUBOURG_PROXIES: {
    default: '',
    what: 'the proxies in front, as addresses or blocks (127.0.0.1, 10.0.0.0/8)',
    read: (text) => ({ proxies: proxiesFrom(text) }),
  },
  FAUBOURG_LOG: {
    default: 'warn',
    what: 'how much is logged: debug, info (every request), warn, error or silent',
    read: (text) => ({ log: levelFrom(text) }),
  },
  FAUBOURG_METRICS_TOKEN: {
    default: '',
    what: 'the Bearer token for /metrics; without one there are no metrics (404)',
    read: (metricsToken) => ({ metricsToken }),
    show: () => 'set, not shown',
  },
  FAUBOURG_CONTACT: {
    default: '',
    what: 'mailto: or https: address that push services can turn to',
    read: (contact) => ({ contact }),
  },
  FAUBOURG_LIMITS: {
    default: '',
    what: 'other limits than those below, as JSON: {"tablesAtOnce": 500, "chat": {"burst": 3, "perMinute": 10}}',
    read: (text) => ({ limits: parseLimits(text) }),
  },
};

/** Reads the options from environment variables. A variable that is empty counts as absent. */
export function fromEnvironment(env: Environment): Partial<ServeOptions> {
  refuseCountOfProxies(env['FAUBOURG_PROXY']);
  const options = Object.entries(settingTable).map(([name, { read }]) => {
    const text = env[name];
    return text && read ? read(text) : {};
  });
  return Object.assign({}, ...options) as Partial<ServeOptions>;
}

/** The address of a database without what opens it. */
function withoutPassword(text: string): string {
  if (!URL.canParse(text)) return 'set, not shown';
  const { protocol, username, host, pathname } = new URL(text);
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`;
}

function levelFrom(text: string): string {
  if (LOG_LEVELS.includes(text)) return text;
  throw new BadSetting(`FAUBOURG_LOG must be one of ${LOG_LEVELS.join(', ')}; it is "${text}".`);
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
