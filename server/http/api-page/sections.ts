import { escaped, jsonBlock } from './html.ts';

type Example = { readonly summary: string };
type Media = {
  readonly schema: object;
  readonly example?: unknown;
  readonly examples?: { readonly [code: string]: Example & { readonly value: unknown } };
};
type Body = { readonly content?: { readonly 'application/json': Media } };
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: object;
};
export type Operation = {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: { readonly [status: string]: Body };
};

/** A part of the page: what a search reads, and how it is shown. */
export type Section = {
  readonly id: string;
  readonly title: string;
  /** The group under which it stands. */
  readonly group: string;
  /** In lower case. */
  readonly words: string;
  readonly html: string;
};

const media = (body: Body): Media | undefined => body.content?.['application/json'];

/** The command that sends the example. */
function curl(method: string, path: string, operation: Operation): string {
  const example = operation.requestBody && media(operation.requestBody)?.example;
  const parts = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} "$SERVER${path.replaceAll('{', '$').replaceAll('}', '')}"`,
    ...(operation.security ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(example === undefined
      ? []
      : ['-H "Content-Type: application/json"', `-d '${JSON.stringify(example)}'`]),
  ];
  return parts.join(' \\\n  ');
}

function parameterRows(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${place}${required ? '' : ', optional'}</td><td><code>${escaped(JSON.stringify(schema))}</code></td></tr>`,
  );
  return `<h4>Parameters</h4><div class="wide" tabindex="0" role="region" aria-label="Parameters"><table><thead><tr><th scope="col">name</th><th scope="col">where</th><th scope="col">form</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function problemRows(responses: Operation['responses']): string {
  const rows = Object.entries(responses).flatMap(([status, body]) =>
    Object.entries(media(body)?.examples ?? {}).map(([code, { summary, value }]) => {
      const { rule } = (value as { problem: { rule: string } }).problem;
      return `<tr><td>${status}</td><th scope="row"><code>${escaped(code)}</code></th><td>${escaped(rule)}</td><td>${escaped(summary)}</td></tr>`;
    }),
  );
  return `<details><summary>${rows.length} problems</summary><div class="wide" tabindex="0" role="region" aria-label="Problems"><table><thead><tr><th scope="col">status</th><th scope="col">code</th><th scope="col">rule</th><th scope="col">when</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></details>`;
}

/** How one operation is shown. */
export function operationSection(method: string, path: string, operation: Operation): Section {
  const { operationId: id = `${method} ${path}`, tags, summary = '', description = '' } = operation;
  const { requestBody, responses, parameters = [] } = operation;
  const done = Object.entries(responses).find(([status]) => status.startsWith('2'));
  const answered = done && media(done[1]);
  const asked = requestBody && media(requestBody);
  const schema = (label: string, form: object): string =>
    `<details><summary>Schema of the ${label}</summary>${jsonBlock(`${id}: schema of the ${label}`, form)}</details>`;
  const html = [
    `<article id="${escaped(id)}"><h3>${escaped(summary)}</h3>`,
    `<p class="address"><span class="method ${method}">${method.toUpperCase()}</span> <code>${escaped(path)}</code> <span class="id">${escaped(id)}</span></p>`,
    `<p>${escaped(description)}</p>`,
    parameterRows(parameters),
    `<h4>Request</h4><pre tabindex="0" role="region" aria-label="${escaped(`${id}: request`)}"><code>${escaped(curl(method, path, operation))}</code></pre>`,
    asked ? schema('request', asked.schema) : '',
    done && answered
      ? `<h4>Response ${done[0]}</h4>${jsonBlock(`${id}: response`, answered.example)}${schema('response', answered.schema)}`
      : '',
    problemRows(responses),
    '</article>',
  ].join('');
  const words = [id, method, path, summary, description].join(' ').toLowerCase();
  return { id, title: summary, group: tags?.[0] ?? 'other', words, html };
}

/** How one named schema is shown. */
export function schemaSection(name: string, schema: object): Section {
  const html = `<article id="${escaped(name)}"><h3>${escaped(name)}</h3><details><summary>JSON Schema of ${escaped(name)}</summary>${jsonBlock(name, schema)}</details></article>`;
  return { id: name, title: name, group: 'schemas', words: name.toLowerCase(), html };
}
