type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Schema = { readonly [key: string]: Json };

/** A description as OpenAPI 3.0, for a generator that does not read all of 3.1. */
export function asOpenApi30(description: unknown): unknown {
  return { ...Object(convert(nameBodies(description))), openapi: '3.0.3' };
}

/** Names the bodies that have one of several shapes: the generator's code sends one without a name as `{}`. */
function nameBodies(description: unknown): Json {
  const bodies: Record<string, Json> = {};
  const { components, ...rest } = JSON.parse(JSON.stringify(description), (_key, value) => {
    const content = value?.requestBody?.content['application/json'];
    if (!content?.schema.anyOf) return value;
    const name = `${value.operationId}.body`;
    bodies[name] = content.schema;
    content.schema = { $ref: `#/components/schemas/${name}` };
    return value;
  });
  return { ...rest, components: { ...components, schemas: { ...components.schemas, ...bodies } } };
}

function convert(value: Json): Json {
  if (isList(value)) return value.map(convert);
  if (!isSchema(value)) return value;
  const entries = Object.entries(withoutNewWords(value));
  return Object.fromEntries(entries.map(([key, one]) => [key, convert(one)]));
}

function withoutNewWords(schema: Schema): Schema {
  return mergeReference(doubleNumber(plainConstant(plainType(textParameter(schema)))));
}

/** Ids in a query, one or several by commas, are a text: the generator makes a parameter of no type mandatory. */
function textParameter(schema: Schema): Schema {
  const { in: place, schema: value } = schema;
  if (place !== 'query' || !isSchema(value) || !isList(value.type)) return schema;
  return { ...schema, schema: { ...value, type: 'string' } };
}

/** `type: [x, null]` was `nullable`; several other types were none at all. */
function plainType(schema: Schema): Schema {
  const { type, ...rest } = schema;
  if (!isList(type)) return schema;
  const types = type.filter((one) => one !== 'null');
  const values = rest.enum;
  return {
    ...rest,
    ...(types.length === 1 && types[0] !== undefined ? { type: types[0] } : {}),
    ...(types.length < type.length ? { nullable: true } : {}),
    ...(isList(values) ? { enum: values.filter((one) => one !== null) } : {}),
  };
}

/** A number without a format has 32 bits in Go, too few for the digits of a value or a coordinate. */
function doubleNumber(schema: Schema): Schema {
  return schema.type === 'number' ? { format: 'double', ...schema } : schema;
}

/** `const` was an `enum` of one value. */
function plainConstant(schema: Schema): Schema {
  const { const: constant, ...rest } = schema;
  return typeof constant === 'string' ? { ...rest, enum: [constant] } : schema;
}

/** Nothing stood beside a `$ref`, and null was no alternative. */
function mergeReference(schema: Schema): Schema {
  if (typeof schema.$ref === 'string') return { $ref: schema.$ref };
  const { anyOf, ...rest } = schema;
  if (!isList(anyOf)) return schema;
  const others = anyOf.filter((one) => !(isSchema(one) && one.type === 'null'));
  if (others.length === anyOf.length) return schema;
  const [only] = others;
  if (others.length === 1 && isSchema(only)) return { ...rest, nullable: true, allOf: [only] };
  return { ...rest, nullable: true, anyOf: others };
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isSchema(value: Json | undefined): value is Schema {
  return typeof value === 'object' && value !== null && !isList(value);
}
