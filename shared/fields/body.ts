import * as z from 'zod/mini';
import type { FieldProblem, Fields } from '#shared/errors.ts';
import type {
  CreateValues,
  FieldSpec,
  FieldSpecs,
  JsonSchema,
  KnownFields,
  Refuse,
  UpdateValues,
} from './field.ts';
import { refuseType } from './values.ts';

export interface Body<Out> {
  schema: z.ZodMiniType<Out>;
  known: KnownFields;
}

/** Judges what several fields decide together, once each of them is right. */
type BodyCheck<Out> = (values: Out, refuse: Refuse) => void;

/** The body of a create or an operation: absent fields take their defaults. */
export function createBody<S extends FieldSpecs>(
  specs: S,
  check?: BodyCheck<CreateValues<S>>,
): Body<CreateValues<S>> {
  return bodyOf<CreateValues<S>>(specs, 'create', check);
}

/** The body of a PATCH: absent fields stay absent. */
export function updateBody<S extends FieldSpecs>(specs: S): Body<UpdateValues<S>> {
  return bodyOf<UpdateValues<S>>(specs, 'update');
}

function bodyOf<Out>(
  specs: FieldSpecs,
  mode: 'create' | 'update',
  check?: BodyCheck<Out>,
): Body<Out> {
  const entries = Object.entries(specs);
  const known: KnownFields = Object.fromEntries(
    entries.map(([name, spec]) => [name, spec.known ?? true] as const),
  );
  const shape = Object.fromEntries(
    entries.map(([name, spec]) => [name, fieldSchema(spec, mode)] as const),
  );
  const schema = objectSchema<Out>(shape);
  if (!check) return { schema, known };
  const checked = schema.check((context) => {
    check(context.value, (code, message, path = []) => {
      const params = { code };
      context.issues.push({ code: 'custom', input: context.value, message, path, params });
    });
  });
  return { schema: checked, known };
}

/** An object within a body, read by a body schema of its own. No record keeps it. */
export function nested<Out extends object>({
  schema,
  known,
}: Body<Out>): FieldSpec<Out | null, null> {
  const { shape } = schema as unknown as z.ZodMiniObject;
  const fields = Object.entries(shape).map(([name, one]) => [name, z.globalRegistry.get(one)]);
  const field = {
    json: { type: 'object', properties: Object.fromEntries(fields) },
    blankIsNull: false,
    read: (value: unknown, refuse: Refuse) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return refuseType(refuse, 'an object');
      }
      const result = schema.safeParse(value);
      if (result.success) return result.data;
      for (const [path, problems] of Object.entries(fieldsOf(result.error))) {
        for (const { code, message, ...detail } of problems) {
          refuse(code, message, path.split('.'), detail);
        }
      }
      return undefined;
    },
  };
  return { kind: 'optional', field, fallback: null, shown: z.null(), blank: null, known };
}

/** A list of objects, each read by a body schema of its own. No record keeps it. */
export function nestedList<Out extends object>(
  body: Body<Out>,
  { min, max }: { min: number; max: number },
): FieldSpec<Out[], null> {
  const { field: element } = nested(body);
  const field = {
    json: { type: 'array', items: element.json, minItems: min, maxItems: max },
    blankIsNull: false,
    read: (value: unknown, refuse: Refuse) => {
      if (!Array.isArray(value)) return refuseType(refuse, 'a list');
      const bounds = `Must have ${min} to ${max} entries.`;
      if (value.length > max) refuse('too_many', bounds);
      if (value.length < min) refuse('too_short', bounds);
      return value.flatMap((entry, index) => {
        const below: Refuse = (code, message, path = [], detail = {}) =>
          refuse(code, message, [index, ...path], detail);
        return element.read(entry, below) ?? [];
      });
    },
  };
  return {
    kind: 'required',
    field,
    fallback: null,
    shown: z.null(),
    blank: null,
    known: body.known,
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
    const refuse: Refuse = (code, message, path = [], detail = {}) => {
      if (context.issues.length >= mostProblems) return;
      const params = { code, ...detail };
      context.issues.push({ code: 'custom', input: value, message, path, params });
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
