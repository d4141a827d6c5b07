import * as z from 'zod/mini';
import type { ErrorCode, FieldCode, FieldProblem, Fields } from '#shared/errors.ts';

/** A JSON Schema, as far as the interface description shows one. */
export type JsonSchema = Record<string, unknown>;

/** Notes a problem at the value, or at a path below it. */
export type Refuse = (code: FieldCode | ErrorCode, message: string, path?: PropertyKey[]) => void;

/** What reads one value that is neither absent nor null: the value, or a problem noted. */
export interface Field<T> {
  read: (value: unknown, refuse: Refuse) => T | undefined;
  json: JsonSchema;
  /** A blank string stands for null, as it does for texts, dates, references and choices. */
  blankIsNull: boolean;
}

/** Has to have a value; has to be there, if only as null; may be absent. */
type Kind = 'required' | 'present' | 'optional';

/** A field of a body, with what its absence means. */
export interface FieldSpec<Out> {
  kind: Kind;
  field: Field<NonNullable<Out>>;
  /** What an absent field is on create, and null on create and update. */
  fallback: Out | null;
}

export type FieldSpecs = Record<string, FieldSpec<unknown>>;
type Value<S> = S extends FieldSpec<infer Out> ? Out : never;

/** The values of a create body: every field has one. */
export type CreateValues<S extends FieldSpecs> = { [K in keyof S]: Value<S[K]> };
/** The values of an update body: only the fields that were sent. */
export type UpdateValues<S extends FieldSpecs> = { [K in keyof S]?: Value<S[K]> | undefined };

/** A field that has to be there. */
export function required<T>(field: Field<T & {}>): FieldSpec<T & {}> {
  return { kind: 'required', field, fallback: null };
}

/** A field that has to be there, and may be null. */
export function present<T>(field: Field<T & {}>): FieldSpec<(T & {}) | null> {
  return { kind: 'present', field, fallback: null };
}

/** A field that may be absent or null, and is null then. */
export function optional<T>(field: Field<T & {}>): FieldSpec<(T & {}) | null> {
  return { kind: 'optional', field, fallback: null };
}

/** A field that may be absent or null, and takes its default then. */
export function defaulted<T>(field: Field<T & {}>, fallback: NoInfer<T & {}>): FieldSpec<T & {}> {
  return { kind: 'optional', field, fallback };
}

/** A body schema, and the names of the fields that it reads, those of nested objects below them. */
export interface Body<Out> {
  schema: z.ZodMiniType<Out>;
  known: KnownFields;
}

export interface KnownFields {
  [name: string]: KnownFields | true;
}

/** Judges what several fields decide together, once each of them is right. */
export type BodyCheck<Out> = (values: Out, refuse: Refuse) => void;

interface BodyOptions<Out> {
  check?: BodyCheck<Out>;
  /** The fields that are read of a nested object. */
  nested?: KnownFields;
}

/** The body of a create or an operation: absent fields take their defaults. */
export function createBody<S extends FieldSpecs>(
  specs: S,
  options: BodyOptions<CreateValues<S>> = {},
): Body<CreateValues<S>> {
  return bodyOf<CreateValues<S>>(specs, 'create', options);
}

/** The body of a PATCH: absent fields stay absent. */
export function updateBody<S extends FieldSpecs>(specs: S): Body<UpdateValues<S>> {
  return bodyOf<UpdateValues<S>>(specs, 'update', {});
}

function bodyOf<Out>(
  specs: FieldSpecs,
  mode: 'create' | 'update',
  { check, nested = {} }: BodyOptions<Out>,
): Body<Out> {
  const shape: Record<string, z.ZodMiniType> = {};
  const known: KnownFields = {};
  for (const [name, spec] of Object.entries(specs)) {
    shape[name] = fieldSchema(spec, mode);
    known[name] = nested[name] ?? true;
  }
  const schema = objectSchema<Out>(shape);
  if (!check) return { schema, known };
  const checked = schema.check((context) => {
    check(context.value, (code, message, path = []) => {
      context.issues.push({
        code: 'custom',
        input: context.value,
        message,
        path,
        params: { code },
      });
    });
  });
  return { schema: checked, known };
}

/** An object within a body, read by a body schema of its own. */
export function nested<Out extends object>({ schema, known }: Body<Out>): Field<Out> {
  return {
    json: {
      type: 'object',
      properties: Object.fromEntries(Object.keys(known).map((name) => [name, {}])),
    },
    blankIsNull: false,
    read: (value, refuse) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        refuse('invalid_type', 'This has to be an object.');
        return undefined;
      }
      const result = schema.safeParse(value);
      if (result.success) return result.data;
      for (const [path, problems] of Object.entries(fieldsOf(result.error))) {
        for (const { code, message } of problems) refuse(code, message, path.split('.'));
      }
      return undefined;
    },
  };
}

/** The one cast of this file: zod cannot know that a shape built in a loop yields these values. */
function objectSchema<Out>(shape: Record<string, z.ZodMiniType>): z.ZodMiniType<Out> {
  return z.object(shape) as unknown as z.ZodMiniType<Out>;
}

/** A list of a million wrong entries must not make an answer larger than Lambda can give. */
const mostProblems = 200;

function fieldSchema(spec: FieldSpec<unknown>, mode: 'create' | 'update'): z.ZodMiniType {
  const json =
    spec.kind === 'required' ? spec.field.json : nullable(spec.field.json, spec.fallback);
  const read = z.transform((value: unknown, context) => {
    const refuse: Refuse = (code, message, path = []) => {
      if (context.issues.length >= mostProblems) return;
      context.issues.push({ code: 'custom', input: value, message, path, params: { code } });
    };
    if (value === undefined && mode === 'update') return undefined;
    if (isNothing(value, spec)) {
      const isAllowed = spec.kind === 'present' ? value !== undefined : spec.kind === 'optional';
      if (isAllowed) return spec.fallback;
      refuse('required', 'This field is required.');
      return z.NEVER;
    }
    return spec.field.read(value, refuse);
  });
  // Optional, so that an absent field is read too: the spec says what its absence means.
  return z.pipe(z.optional(z.unknown()), read).register(z.globalRegistry, json);
}

function isNothing(value: unknown, { kind, field }: FieldSpec<unknown>): boolean {
  if (value === undefined || value === null) return true;
  return kind !== 'required' && field.blankIsNull && typeof value === 'string' && !value.trim();
}

function nullable(json: JsonSchema, fallback: unknown): JsonSchema {
  const type = Array.isArray(json.type) ? json.type : [json.type];
  const values = Array.isArray(json.enum) ? { enum: [...json.enum, null] } : {};
  const initial = fallback === null ? {} : { default: fallback };
  return { ...json, type: [...type, 'null'], ...values, ...initial };
}

/** The problems of a refused body, by the path of the field. */
export function fieldsOf(error: z.core.$ZodError): Fields {
  const fields: Fields = {};
  for (const issue of error.issues) {
    if (issue.code !== 'custom') continue;
    const path = issue.path.map(String).join('.');
    const problem: FieldProblem = {
      code: 'invalid_value',
      ...issue.params,
      message: issue.message,
    };
    fields[path] = [...(fields[path] ?? []), problem];
  }
  return fields;
}
