import { commandShape } from '@faubourg/protocol';

type Document = {
  readonly paths: { readonly [path: string]: { readonly [method: string]: unknown } };
};

/** The `do` of every command over a WebSocket, from its schema. */
function commandNames(): string[] {
  const { anyOf } = commandShape.schema as {
    anyOf: { properties: { do: { enum?: string[]; const?: string } } }[];
  };
  return anyOf.flatMap(({ properties }) => properties.do.enum ?? properties.do.const ?? []);
}

/** The routes of a server's own document, and the commands, that are not among those covered. */
export async function uncovered(address: string, covered: ReadonlySet<string>): Promise<string[]> {
  const { paths } = (await (await fetch(`${address}/api/openapi.json`)).json()) as Document;
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  return [...routes, ...commandNames()].filter((one) => !covered.has(one));
}
