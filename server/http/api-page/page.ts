import { escaped } from './html.ts';
import { type Operation, operationSection, schemaSection, type Section } from './sections.ts';

/** The API document, as far as the page reads it. */
export type ApiDocument = {
  readonly info: { readonly title: string; readonly description?: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly schemas: { readonly [name: string]: object } };
};

const SCHEMAS = { name: 'schemas', description: 'Every named form, those of each game among them' };

/** Makes the page of the API document: the whole, or what a search finds. */
export function apiPage(document: ApiDocument): (search: string) => string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => operationSection(method, path, one)),
  );
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) =>
    schemaSection(name, schema),
  );
  const sections = [...operations, ...schemas];
  const groups = [...document.tags, SCHEMAS];
  return (search) => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const found = sections.filter((one) => words.every((word) => one.words.includes(word)));
    return pageOf(document, groups, found, search);
  };
}

function pageOf(
  { info }: ApiDocument,
  groups: ApiDocument['tags'],
  found: readonly Section[],
  search: string,
): string {
  const shown = groups
    .map((group) => ({ ...group, sections: found.filter((one) => one.group === group.name) }))
    .filter(({ sections }) => sections.length > 0);
  const links = shown.map(
    ({ name, sections }) =>
      `<details open><summary>${escaped(name)}</summary><ul>${sections.map(({ id, title }) => `<li><a href="#${escaped(id)}">${escaped(title)}</a></li>`).join('')}</ul></details>`,
  );
  const parts = shown.map(
    ({ name, description, sections }) =>
      `<section><h2>${escaped(name)}</h2><p>${escaped(description)}</p>${sections.map(({ html }) => html).join('')}</section>`,
  );
  const result =
    search === ''
      ? ''
      : `<p role="status">${found.length} found for “${escaped(search)}”. <a href="/api/docs">Show all</a></p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(info.title)} API</title><link rel="stylesheet" href="/api/docs/style.css"></head><body><a class="skip" href="#content">To the operations</a><div class="page"><aside><form role="search" action="/api/docs"><input type="search" name="q" maxlength="100" aria-label="Search operations and schemas" placeholder="Search" value="${escaped(search)}"><button>Search</button></form><nav aria-label="Operations">${links.join('')}</nav></aside><main id="content"><h1>${escaped(info.title)} API</h1><p>${escaped(info.description ?? '')}</p><p>The same as data: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>${result}${parts.join('')}</main></div></body></html>`;
}
