import * as z from 'zod/mini';
import type { ResponseDocs } from '#shared/fields/docs.ts';
import type { JsonSchema } from '#shared/fields/field.ts';
import { Day, Instant, largestId, Tombstone } from '#shared/fields/record.ts';
import { recordOf } from '#shared/http/middleware/chosen-fields.ts';
import { isObject } from '#shared/json.ts';
import { responses } from './family-docs.ts';
import { propertiesOf } from './request-bodies.ts';

const formats = new Map<z.core.$ZodType, string>([
  [Instant, 'date-time'],
  [Day, 'date'],
]);

const names = new Map<z.core.$ZodType, string>(
  Object.entries(responses).map(([name, { schema }]) => [schema, name]),
);

/** A reference to a component by name. */
export function referTo(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** The JSON Schema of a response, with references for named parts. */
export function responseSchema(schema: z.ZodMiniType | undefined): JsonSchema {
  if (!schema) throw new Error('Nothing is shown.');
  const name = names.get(schema);
  return name === undefined ? convert(withoutTombstones(schema)) : referTo(name);
}

/**
 * A list without the entries of deleted records, which come only where they are asked for: in code
 * that is generated from it, the fields of an entry need no check of what kind it is. The variant with
 * chosen fields describes them.
 */
function withoutTombstones(schema: z.ZodMiniType): z.ZodMiniType {
  return hasTombstones(schema) ? z.array(recordOf(schema)) : schema;
}

function hasTombstones(schema: z.ZodMiniType): boolean {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  if (def.type !== 'array') return false;
  const { def: entry } = (def.element as z.core.$ZodTypes)._zod;
  return entry.type === 'union' && entry.options.includes(Tombstone);
}

const previewName = (name: string) => `${name}Preview`;

/** The schema of a create's dry run: the record without an id. */
export function previewSchema(schema: z.ZodMiniType | undefined): JsonSchema {
  return referTo(previewName((schema && names.get(schema)) ?? ''));
}

const chosenName = (name: string) => `${name}Fields`;

/** The schema of records with chosen fields. The entry of a deleted record stays complete. */
export function chosenSchema(schema: z.ZodMiniType): JsonSchema {
  const name = names.get(recordOf(schema)) ?? '';
  const chosen = (_key: string, value: unknown) =>
    isObject(value) && value.$ref === referTo(name).$ref ? referTo(chosenName(name)) : value;
  return JSON.parse(JSON.stringify(responseSchema(schema), chosen));
}

/** Variants of response schemas. */
interface Variants {
  /** With a dry-run variant. */
  previewed: ReadonlySet<unknown>;
  /** With a chosen-fields variant. */
  chosen: ReadonlySet<unknown>;
}

/** Every named part of responses, by its name. */
export function responseSchemas({ previewed, chosen }: Variants): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(responses).flatMap(([name, docs]) => {
      const json = describeResponse(name, docs);
      const { schema } = docs;
      return [
        [name, json],
        ...(previewed.has(schema) ? [[previewName(name), withoutId(json)]] : []),
        ...(chosen.has(schema) ? [[chosenName(name), withChoice(json)]] : []),
      ];
    }),
  );
}

/** A record with chosen fields, or what a list with `include_deleted` shows of a deleted one. */
function withChoice({ properties, ...json }: JsonSchema): JsonSchema {
  const description = 'When it was deleted: on a deleted record, of which nothing else is shown.';
  const deleted_at = { type: 'string', format: 'date-time', description };
  return { ...json, properties: { ...Object(properties), deleted_at }, required: ['id'] };
}

function withoutId({ properties, ...json }: JsonSchema): JsonSchema {
  const id = { type: 'null', description: 'Nothing was written, so that there is no id.' };
  return { ...json, properties: { ...Object(properties), id } };
}

function describeResponse(
  name: string,
  { schema, description: text, fields, writtenBy }: ResponseDocs,
): JsonSchema {
  const { properties, ...rest } = convert(schema);
  const limits = writtenBy ? propertiesOf(writtenBy) : {};
  const entries = Object.entries(isObject(properties) ? properties : {}).map(([field, value]) => {
    const description = fields[field];
    if (description === undefined) throw new Error(`${name}.${field} has no text.`);
    const readOnly = writtenBy && !(field in limits) ? { readOnly: true } : {};
    return [field, { ...withLimits(Object(value), limits[field]), description, ...readOnly }];
  });
  const unknown = Object.keys(fields).filter((field) => !entries.some(([one]) => one === field));
  if (unknown.length > 0)
    throw new Error(`${name} has no ${unknown.join(', ')}, which have a text.`);
  return { ...rest, description: text, properties: Object.fromEntries(entries) };
}

const limitNames = ['maxLength', 'minimum', 'maximum', 'maxItems', 'maxProperties'];

/** Copies the limits of the request's field to the response's, including nested parts. */
function withLimits(response: JsonSchema, request: unknown): JsonSchema {
  if (!isObject(request) || '$ref' in response) return response;
  const limits = Object.entries(request).filter(([name]) => limitNames.includes(name));
  const parts = ['items', 'additionalProperties'].flatMap((name) => {
    const part = response[name];
    return isObject(part) ? [[name, withLimits({ ...part }, request[name])]] : [];
  });
  return { ...Object.fromEntries(limits), ...response, ...Object.fromEntries(parts) };
}

/** The schema itself, with references for the named parts within it. */
function convert(schema: z.ZodMiniType): JsonSchema {
  const metadata = z.registry<{ id: string }>();
  for (const [one, name] of names) if (one !== schema) metadata.add(one, { id: name });
  const { $schema, $defs, ...json } = z.toJSONSchema(schema, {
    metadata,
    override: ({ zodSchema, jsonSchema }) => {
      const format = formats.get(zodSchema);
      if (format) jsonSchema.format = format;
    },
  });
  return simplify(json);
}

/**
 * Uses the limit of ids instead of zod's for integers, references to components, and null as a
 * type.
 */
function simplify(json: object): JsonSchema {
  const entries = Object.entries(json).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'maximum' && value === Number.MAX_SAFE_INTEGER) {
      return 'minimum' in json && json.minimum === 1 ? [[name, largestId]] : [];
    }
    if (name === '$ref')
      return [[name, String(value).replace('#/$defs/', '#/components/schemas/')]];
    if (Array.isArray(value))
      return [[name, value.map((one) => (isObject(one) ? simplify(one) : one))]];
    return [[name, isObject(value) ? simplify(value) : value]];
  });
  return withNullType(Object.fromEntries(entries));
}

/** Writes `anyOf` of a plain type and null as a list of types. */
function withNullType(json: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = json;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return json;
  const [{ const: only, ...one }, other] = anyOf;
  if (other?.type !== 'null' || typeof one.type !== 'string') return json;
  const allowed = only === undefined ? one.enum : [only];
  const values = Array.isArray(allowed) ? { enum: [...allowed, null] } : {};
  return { ...rest, ...one, type: [one.type, 'null'], ...values };
}
