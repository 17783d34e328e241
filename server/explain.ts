import { type Environment, fromEnvironment, settingTable } from './environment.ts';
import { defaultLimits, limitNames, limitTable } from './limits/limits.ts';
import { listenAddress } from './listen-address.ts';

/** A setting or a limit as it holds for a server that is started now. */
export type Explained = {
  readonly name: string;
  /** Text that may be shown: no passwords, no tokens. Empty: not set, and there is no default. */
  readonly value: string;
  /** `default`, or the option or the environment variable that sets it. */
  readonly from: string;
  readonly what: string;
};

export type Explanation = {
  readonly settings: readonly Explained[];
  readonly limits: readonly Explained[];
};

/** What the program that starts the server has decided by itself, by the name of the variable. */
export type Decided = {
  readonly [variable: string]: { readonly value: string; readonly from: string };
};

/**
 * Every setting and every limit of a server with this environment: its value, where that comes from
 * and what it means. Throws `BadSetting` where the server would not start with it.
 */
export function explain(env: Environment, decided: Decided): Explanation {
  const options = fromEnvironment(env);
  const host = listenAddress(options.host, options.proxies ?? []);
  const settings = Object.entries(settingTable).map(([name, setting]): Explained => {
    const { what, show = String } = setting;
    const given = decided[name];
    if (given) return { name, ...given, what };
    const text = env[name];
    if (text) return { name, value: show(text), from: name, what };
    const value = name === 'FAUBOURG_HOST' ? host : setting.default;
    return { name, value, from: 'default', what };
  });
  const limits = limitNames.map((name): Explained => {
    const set = options.limits?.[name];
    return {
      name,
      value: limitText(set ?? defaultLimits[name]),
      from: set === undefined ? 'default' : 'FAUBOURG_LIMITS',
      what: limitTable[name].what,
    };
  });
  return { settings, limits };
}

const figure = (count: number): string => count.toLocaleString('en');

/** A limit as people write it. */
export function limitText(
  value: number | { readonly burst: number; readonly perMinute: number },
): string {
  return typeof value === 'number'
    ? figure(value)
    : `${figure(value.burst)} at once, ${figure(value.perMinute)} a minute`;
}
