import * as z from 'zod/mini';
import type { Body } from '#shared/fields/body.ts';
import type { FieldText, RequestDocs } from '#shared/fields/docs.ts';
import type { JsonSchema } from '#shared/fields/field.ts';
import { fieldsOf } from '#shared/fields/problems.ts';
import type { Route } from '#shared/routes/route.ts';
import { requests } from './family-docs.ts';
import { isObject } from './json.ts';

type Mode = 'create' | 'update';

/** The schema of what an endpoint takes: of one body, or of any of those that it chooses from. */
export function sentSchema(body: NonNullable<Route['body']>): JsonSchema {
  if ('choose' in body) return { anyOf: body.all.map(referToBody) };
  if ('either' in body) return { anyOf: body.either.map(referToBody) };
  return referToBody(body);
}

function referToBody(body: Body<unknown>): JsonSchema {
  const found = Object.entries(requests).find(([, docs]) => docs.body === body);
  if (!found) throw new Error(`The body of ${Object.keys(body.known)} has no text.`);
  return { $ref: `#/components/schemas/${found[0]}` };
}

/** Every body by its name. */
export function sentSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(requests).map(([name, docs]) => [name, described(name, docs)]),
  );
}

function described(name: string, { body, description, fields }: RequestDocs): JsonSchema {
  const required = requiredOf(body);
  const mode = modeOf(body);
  const entries = Object.entries(propertiesOf(body, mode)).map(([field, json]) => {
    const text = fields[field];
    if (text === undefined) throw new Error(`${name}.${field} has no text.`);
    return [field, withText(`${name}.${field}`, json, text, requiredOf(body, field))];
  });
  return {
    type: 'object',
    description,
    properties: Object.fromEntries(entries),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** A field with its text; of objects within a body, with those of their fields. */
function withText(
  path: string,
  json: JsonSchema,
  text: FieldText,
  required: readonly string[],
): JsonSchema {
  if (typeof text === 'string') return { ...json, description: text };
  const { description, fields } = text;
  if (isObject(json.items)) {
    return {
      ...json,
      description,
      items: withText(path, json.items, { description: 'An entry.', fields }, required),
    };
  }
  const entries = Object.entries(Object(json.properties)).map(([name, value]) => {
    const own = fields[name];
    if (own === undefined) throw new Error(`${path}.${name} has no text.`);
    return [name, { ...Object(value), description: own }];
  });
  return { ...json, description, properties: Object.fromEntries(entries), required };
}

/** The JSON Schema of each field. A field that a PATCH does not send keeps its value, not a default. */
export function propertiesOf({ schema }: Body<unknown>, mode: Mode): Record<string, JsonSchema> {
  const { shape } = schema as z.ZodMiniObject;
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => {
      const { default: initial, ...json } = blankAllowed({ ...z.globalRegistry.get(field) });
      return [
        name,
        mode === 'create' && initial !== undefined ? { ...json, default: initial } : json,
      ];
    }),
  );
}

/** A blank text stands for null where null is taken. */
function blankAllowed(json: JsonSchema): JsonSchema {
  const { minLength, ...rest } = json;
  return Array.isArray(json.type) && json.type.includes('null') ? rest : json;
}

/** Whether a body is refused that has nothing in it, as one is that is not sent. */
export function isBodyRequired(body: NonNullable<Route['body']>): boolean {
  const readers = 'choose' in body ? [body.choose({})] : 'either' in body ? body.either : [body];
  return readers.every(({ schema }) => !schema.safeParse({}).success);
}

/** The fields that a body refuses to be without; or an object at a field of it, or in a list there. */
function requiredOf({ schema }: Body<unknown>, field?: string): string[] {
  const tried = field === undefined ? [{}] : [{ [field]: {} }, { [field]: [{}] }];
  const problems = tried.flatMap((value) => {
    const result = schema.safeParse(value);
    return Object.entries(result.success ? {} : fieldsOf(result.error));
  });
  const prefix = field === undefined ? '' : `${field}.`;
  return problems
    .filter(([path, all]) => path.startsWith(prefix) && all.some(({ code }) => code === 'required'))
    .map(([path]) => path.slice(prefix.length).replace(/^0\./, ''))
    .filter((path) => !path.includes('.') && (prefix !== '' || !mayMiss(schema, path)));
}

/** Whether a field by itself may be missing, and is asked for only where another one is, too. */
function mayMiss(schema: z.ZodMiniType, name: string): boolean {
  const { shape } = schema as z.ZodMiniObject;
  const field = new Map(Object.entries(shape)).get(name);
  return field !== undefined && z.safeParse(field, undefined).success;
}

/** Of a body that changes a record, nothing is read where nothing was sent. */
function modeOf({ schema }: Body<unknown>): Mode {
  const result = schema.safeParse({});
  const values = result.success ? Object.values(Object(result.data)) : [null];
  return values.every((value) => value === undefined) ? 'update' : 'create';
}
