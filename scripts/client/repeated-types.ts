import { type Schema, typeText } from './type-text.ts';

/** A schema of the API document, and what it is the whole of: a component or an operation. */
export type Root = { readonly owner: string; readonly schema: Schema };

/** Where a type occurs: its owner, and the fields that lead to it, the nearest first. */
type Place = { readonly owner: string; readonly fields: readonly string[] };
type Found = { readonly schema: Schema; readonly places: Place[] };

/** A type with a name of its own. */
export type NamedType = { readonly name: string; readonly schema: Schema };

/** Values of a list that are too many to be read in passing. */
const LONG_LIST = 4;
/** Characters of a type that nobody wants to read twice. */
const LONG_TEXT = 60;

function isLong(schema: Schema): boolean {
  if (schema.$ref !== undefined) return false;
  if (schema.enum) return schema.enum.length >= LONG_LIST;
  if (schema.anyOf)
    return schema.anyOf.length > 1 && /\{.{60}/s.test(typeText(schema)) && !isNullable(schema);
  const fields = Object.keys(schema.properties ?? {});
  return fields.length > 1 && typeText(schema).length >= LONG_TEXT;
}

/** Whether it is one type or null: then the name is that of the type. */
const isNullable = ({ anyOf = [] }: Schema): boolean =>
  anyOf.length === 2 && anyOf.some(({ type }) => type === 'null');

/** One of what a list holds: gifts → gift, businesses → business, replies → reply, offer → offerPart. */
function singular(name: string): string {
  if (!name.endsWith('s')) return `${name}Part`;
  return name
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/([^s])s$/, '$1');
}

/** Every long type with its places. Inside one that was seen before nothing is counted again. */
function longTypes(roots: readonly Root[]): Found[] {
  const found = new Map<string, Found>();
  const look = (schema: Schema, { owner, fields }: Place): void => {
    if (isLong(schema) && fields.length > 0) {
      const text = typeText(schema);
      const known = found.get(text);
      if (known) {
        known.places.push({ owner, fields });
        return;
      }
      found.set(text, { schema, places: [{ owner, fields }] });
    }
    const [nearest = '', ...others] = fields;
    const one = { owner, fields: fields.length === 0 ? [] : [singular(nearest), ...others] };
    for (const [name, field] of Object.entries(schema.properties ?? {}))
      look(field, { owner, fields: [name, ...fields] });
    for (const part of schema.anyOf ?? []) look(part, { owner, fields });
    if (schema.items) look(schema.items, one);
    if (typeof schema.additionalProperties === 'object') look(schema.additionalProperties, one);
  };
  for (const { owner, schema } of roots) look(schema, { owner, fields: [] });
  return [...found.values()];
}

/** The game whose types all places are in, as their names begin; otherwise nothing. */
function gameOf(places: readonly Place[]): string {
  const games = places.map(
    ({ owner }) => /^([A-Z]\w+?)(?:Answer|View|Event|Parts)$/.exec(owner)?.[1] ?? '',
  );
  return games.every((game) => game === games[0]) ? games[0]! : '';
}

/** The name that most places give, from as many of the nearest fields. The first wins a tie. */
function nameFrom(places: readonly Place[], depth: number): string {
  const votes = new Map<string, number>();
  for (const { fields } of places) {
    const parts = fields.slice(0, depth).toReversed();
    const name = parts.map((part) => part[0]!.toUpperCase() + part.slice(1)).join('');
    votes.set(name, (votes.get(name) ?? 0) + 1);
  }
  const [[most]] = [...votes].sort(([, a], [, b]) => b - a) as [[string, number]];
  return gameOf(places) + most;
}

/**
 * The types that are long and occur more than once, each with a name from the fields that hold it,
 * such as `ChinatownGift`. Where two types would have the same name, a field further out is added.
 */
export function repeatedTypes(roots: readonly Root[], taken: ReadonlySet<string>): NamedType[] {
  const repeated = longTypes(roots).filter(({ places }) => places.length > 1);
  const named: NamedType[] = [];
  const used = new Set(taken);
  const near = (found: Found): string => nameFrom(found.places, 1);
  for (const found of repeated) {
    const same = repeated.filter((other) => near(other) === near(found));
    const names = [same.length === 1 ? 1 : 2, 2, 3].map((depth) => nameFrom(found.places, depth));
    const name = names.find((one) => !used.has(one));
    if (name === undefined) continue;
    used.add(name);
    named.push({ name, schema: found.schema });
  }
  return named.sort((a, b) => (a.name < b.name ? -1 : 1));
}
