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

/** The TypeScript type of the data that a schema accepts. */
export function typeText(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.slice(REF.length);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.anyOf) return union(schema.anyOf.map(typeText));
  if (typeof schema.type === 'object')
    return union(schema.type.map((type) => typeText({ ...schema, type })));
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
      return `readonly (${typeText(schema.items ?? {})})[]`;
    case 'object':
      return objectText(schema);
    default:
      throw new Error(`the client knows no type ${schema.type}`);
  }
}

/** A comment before a field or a type: what the schema says about it. */
export const commentText = ({ description }: Schema): string =>
  description === undefined ? '' : `/** ${description} */\n`;

function objectText(schema: Schema): string {
  const { properties = {}, required = [], patternProperties = {} } = schema;
  const { additionalProperties: more = true } = schema;
  const fields = Object.entries(properties).map(
    ([name, one]) =>
      `${commentText(one)}readonly ${fieldName(name)}${required.includes(name) ? '' : '?'}: ${typeText(one)};`,
  );
  const patterns = Object.entries(patternProperties).map(([pattern, one]) => {
    if (pattern !== REMARKS) throw new Error(`the client knows no fields like ${pattern}`);
    return `readonly [remark: \`$\${string}\`]: ${typeText(one)};`;
  });
  // TypeScript demands that an index signature fits all other fields, so it stands alone.
  const open = more !== false && fields.length === 0;
  const all = open
    ? [`readonly [name: string]: ${typeText(more === true ? {} : more)};`]
    : [...fields, ...patterns];
  return all.length === 0 ? 'Readonly<Record<string, never>>' : `{\n${all.join('\n')}\n}`;
}

export const fieldName = (name: string): string =>
  /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
