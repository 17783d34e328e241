/** JSON Schema, as far as the API document uses it. */
export type Schema = {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly patternProperties?: { readonly [pattern: string]: Schema };
  readonly additionalProperties?: boolean | Schema;
};

const REF = '#/components/schemas/';

/** Remarks in the data of a board: fields whose names begin with `$`. */
const REMARKS = '^\\$';

/** Types joined by `|`, each once. */
const union = (types: readonly string[]): string => [...new Set(types)].join(' | ');

/** The names of types that are not written out, by their text without any names. */
export type TypeNames = ReadonlyMap<string, string>;
const NO_NAMES: TypeNames = new Map();

/** The TypeScript type of the data that a schema accepts, or its name if it has one. */
export function typeText(schema: Schema, names: TypeNames = NO_NAMES): string {
  const name = names.size > 0 ? names.get(typeText(schema)) : undefined;
  return name ?? definitionText(schema, names);
}

/** The type written out; only the types inside it are named. */
export function definitionText(schema: Schema, names: TypeNames = NO_NAMES): string {
  const inner = (one: Schema): string => typeText(one, names);
  if (schema.$ref !== undefined) return schema.$ref.slice(REF.length);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.anyOf) return union(schema.anyOf.map(inner));
  if (typeof schema.type === 'object')
    return union(schema.type.map((type) => inner({ ...schema, type })));
  switch (schema.type) {
    case undefined:
      return 'unknown';
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'array':
      return `readonly (${inner(schema.items ?? {})})[]`;
    case 'object':
      return objectText(schema, inner);
    default:
      throw new Error(`the client knows no type ${schema.type}`);
  }
}

/** A comment before a field or a type: what the schema says about it. */
export const commentText = ({ description }: Schema): string =>
  description === undefined ? '' : `/** ${description} */\n`;

function objectText(schema: Schema, inner: (schema: Schema) => string): string {
  const { properties = {}, required = [], patternProperties = {} } = schema;
  const { additionalProperties: more = true } = schema;
  const fields = Object.entries(properties).map(
    ([name, one]) =>
      `${commentText(one)}readonly ${fieldName(name)}${required.includes(name) ? '' : '?'}: ${inner(one)};`,
  );
  const patterns = Object.entries(patternProperties).map(([pattern, one]) => {
    if (pattern !== REMARKS) throw new Error(`the client knows no fields like ${pattern}`);
    return `readonly [remark: \`$\${string}\`]: ${inner(one)};`;
  });
  // TypeScript demands that an index signature fits all other fields, so it stands alone.
  const open = more !== false && fields.length === 0;
  const all = open
    ? [`readonly [name: string]: ${inner(more === true ? {} : more)};`]
    : [...fields, ...patterns];
  return all.length === 0 ? 'Readonly<Record<string, never>>' : `{\n${all.join('\n')}\n}`;
}

export const fieldName = (name: string): string =>
  /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
