import { type Event, type Frame, type Operations, type Problem, routes } from './api.ts';
import { jsonLines } from './json-lines.ts';

/** The name of an operation: `openTable`, `getAnswers`, `answer`. */
export type OperationName = keyof Operations;

/** Why an operation was refused. `code` is one of those that its documentation lists. */
export type ProblemOf<Name extends OperationName> = Omit<Problem, 'code'> & {
  readonly code: Operations[Name]['problems'];
};

/** What a server replies: the body, or the problem. */
export type Reply<Name extends OperationName> =
  | { readonly ok: true; readonly status: number; readonly body: Operations[Name]['response'] }
  | { readonly ok: false; readonly status: number; readonly problem: ProblemOf<Name> };

/** An argument that may be left out where nothing in it is required. */
type Argument<T> = Record<never, never> extends T ? [value?: T] : [value: T];

type Parameters<O> = O extends { readonly parameters: infer P } ? Argument<P> : [];
type Body<O> = O extends { readonly body: infer B } ? Argument<B> : [];

/** First the parameters of the address, if there are any, then the body. */
type Arguments<Name extends OperationName> = [
  ...Parameters<Operations[Name]>,
  ...Body<Operations[Name]>,
];

/** One function for each operation of the API. */
export type Calls = {
  readonly [Name in OperationName]: (...args: Arguments<Name>) => Promise<Reply<Name>>;
};

/** A table as it is now, and what happened to it since the frame before. */
export type FollowedFrame = {
  readonly n: number;
  readonly frame: Frame;
  readonly events?: readonly Event[];
};

export type ClientOptions = {
  /** The token of a person; `client.token` can be set later, as after `becomeGuest`. */
  readonly token?: string;
  /** Requests that the server puts off (429, 503) are sent at most this often; 10 by default. */
  readonly attempts?: number;
  /** Waits these seconds before a request is sent again. */
  readonly wait?: (seconds: number) => Promise<void>;
};

export type Client = Calls & {
  token: string | null;
  /** The frames of a table: the first at once, then one after each change, until the stream ends. */
  follow(table: string, signal?: AbortSignal): AsyncGenerator<FollowedFrame>;
};

const pause = async (seconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

/** Statuses that mean: send the same again later. */
const PUT_OFF = [429, 503];

/** The body of a reply; throws an error with the problem where the operation was refused. */
export function bodyOf<Name extends OperationName>(
  reply: Reply<Name>,
): Operations[Name]['response'] {
  if (reply.ok) return reply.body;
  const { rule, code, data } = reply.problem;
  throw new Error(`refused by ${rule}: ${code} ${JSON.stringify(data)}`, { cause: reply.problem });
}

/** A client of the server at this address, such as `http://localhost:8080`. */
export function createClient(address: string, options: ClientOptions = {}): Client {
  const { attempts = 10, wait = pause } = options;
  const base = address.replace(/\/+$/, '');

  async function send(method: string, path: string, body?: unknown, signal?: AbortSignal) {
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(`${base}${path}`, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(client.token !== null && { authorization: `Bearer ${client.token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      });
      if (!PUT_OFF.includes(response.status) || attempt >= attempts) return response;
      await response.body?.cancel();
      await wait(Number(response.headers.get('retry-after') ?? 1));
    }
  }

  async function call(name: OperationName, args: readonly unknown[]): Promise<unknown> {
    const { method, path, query } = routes[name];
    const hasParameters = path.includes('{') || query.length > 0;
    const [parameters, given] = hasParameters ? args : [{}, args[0]];
    const values = new Map(
      Object.entries(parameters ?? {}).map(([key, one]) => [key, String(one)]),
    );
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(values.get(key) ?? ''),
    );
    const asked = query.flatMap((key) => (values.has(key) ? [[key, values.get(key)!]] : []));
    const search = asked.length > 0 ? `?${new URLSearchParams(asked).toString()}` : '';
    const body = method === 'GET' ? undefined : (given ?? {});
    const response = await send(method, `${filled}${search}`, body);
    const content = (await response.json()) as { readonly problem?: Problem };
    const { status } = response;
    return response.ok
      ? { ok: true, status, body: content }
      : { ok: false, status, problem: content.problem };
  }

  async function* follow(table: string, signal?: AbortSignal): AsyncGenerator<FollowedFrame> {
    const path = `/api/tables/${encodeURIComponent(table)}/events?stream=true&frames=true`;
    const response = await send('GET', path, undefined, signal);
    if (!response.ok || !response.body)
      throw new Error(`${path}: ${response.status} ${await response.text()}`);
    for await (const line of jsonLines(response.body))
      // Lines of the chat have no frame.
      if ('frame' in (line as object)) yield line as FollowedFrame;
  }

  const names = Object.keys(routes) as OperationName[];
  const calls = Object.fromEntries(
    names.map((name) => [name, async (...args: readonly unknown[]) => call(name, args)]),
  ) as unknown as Calls; // `Operations` and `routes` are made from the same document.
  const client: Client = { ...calls, token: options.token ?? null, follow };
  return client;
}
