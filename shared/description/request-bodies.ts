import * as z from 'zod/mini';
import type { Body } from '#shared/fields/body.ts';
import type { FieldText, RequestDocs } from '#shared/fields/docs.ts';
import type { JsonSchema } from '#shared/fields/field.ts';
import { isObject } from '#shared/json.ts';
import type { Route } from '#shared/routes/route.ts';
import { requests } from './family-docs.ts';

/** The schema of an endpoint's request body, or of its alternatives. */
export function bodySchema(body: NonNullable<Route['body']>): JsonSchema {
  if ('choose' in body) return { anyOf: body.all.map(referToBody) };
  if ('either' in body) return { anyOf: body.either.map(referToBody) };
  return referToBody(body);
}

function referToBody(body: Body<unknown>): JsonSchema {
  const entry = Object.entries(requests).find(([, docs]) => docs.body === body);
  if (!entry) throw new Error(`The body of ${Object.keys(body.knownFields)} has no text.`);
  return { $ref: `#/components/schemas/${entry[0]}` };
}

/** Every request body by name. */
export function bodySchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(requests).map(([name, docs]) => [name, describeBody(name, docs)]),
  );
}

function describeBody(name: string, { body, description, fields }: RequestDocs): JsonSchema {
  const { required } = body;
  const entries = Object.entries(propertiesOf(body)).map(([field, json]) => {
    const text = fields[field] ?? ownText(json);
    if (text === undefined) throw new Error(`${name}.${field} has no text.`);
    return [field, withText(json, text, `${name}.${field}`)];
  });
  return {
    type: 'object',
    description,
    properties: Object.fromEntries(entries),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** The text that the field brings along. */
function ownText({ description }: JsonSchema): string | undefined {
  return typeof description === 'string' ? description : undefined;
}

/** A field with its text, and with the texts of nested fields. */
function withText(json: JsonSchema, text: FieldText, label: string): JsonSchema {
  if (typeof text === 'string') return { ...json, description: text };
  const { description, fields } = text;
  if (isObject(json.items)) {
    const entry = { description: 'An entry.', fields };
    return { ...json, description, items: withText(json.items, entry, label) };
  }
  const entries = Object.entries(Object(json.properties)).map(([name, value]) => {
    const own = fields[name] ?? ownText(Object(value));
    if (own === undefined) throw new Error(`${label}.${name} has no text.`);
    return [name, withText(Object(value), own, `${label}.${name}`)];
  });
  const { required, ...rest } = json;
  return { ...rest, description, properties: Object.fromEntries(entries), required };
}

/**
 * The JSON Schema of each field. A PATCH shows no defaults, because absent fields do not change.
 */
export function propertiesOf({ schema, mode }: Body<unknown>): Record<string, JsonSchema> {
  const { shape } = schema as z.ZodMiniObject;
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => {
      const { default: initial, ...json } = allowingEmptyText({ ...z.globalRegistry.get(field) });
      return [
        name,
        mode === 'create' && initial !== undefined ? { ...json, default: initial } : json,
      ];
    }),
  );
}

/** An empty text means null where null is allowed. */
function allowingEmptyText(json: JsonSchema): JsonSchema {
  const { minLength, ...rest } = json;
  return Array.isArray(json.type) && json.type.includes('null') ? rest : json;
}

/** Whether an empty body, or none, is refused. */
export function isBodyRequired(body: NonNullable<Route['body']>): boolean {
  const readers = 'choose' in body ? [body.choose({})] : 'either' in body ? body.either : [body];
  return readers.every(({ schema }) => !schema.safeParse({}).success);
}
