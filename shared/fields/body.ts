import * as z from 'zod/mini';
import { meansNull } from '#shared/text.ts';
import { leftReference, referenceFieldsOf } from './by-reference.ts';
import { entriesForm } from './collections.ts';
import {
  type CreateValues,
  type FieldSpec,
  type FieldSpecs,
  type JsonSchema,
  type KnownFields,
  type ReferenceFields,
  type UpdateValues,
  unstored,
} from './field.ts';
import { type Refuse, readPart, refuserOf } from './problems.ts';

export interface Body<Out> {
  schema: z.ZodMiniType<Out>;
  knownFields: KnownFields;
  /** The fields that accept an external reference. */
  references: ReferenceFields;
  mode: Mode;
  /** The fields that must be sent; not those that are required together with another one, or in its place. */
  required: readonly string[];
}

type Mode = 'create' | 'update';

/** The values of a body. */
export type BodyOf<B> = B extends Body<infer Out> ? Out : never;

/** Checks several fields together, once each of them is valid, whatever is wrong with others. */
interface BodyCheck<Out, Name extends keyof Out> {
  of: readonly Name[];
  check: (values: Pick<Out, Name>, refuse: Refuse) => void;
}

/** The body of a create or another operation: absent fields take their defaults. */
export function createBody<S extends FieldSpecs, Name extends keyof CreateValues<S>>(
  specs: S,
  together?: BodyCheck<CreateValues<S>, Name>,
): Body<CreateValues<S>> {
  return bodyOf<CreateValues<S>, Name>(specs, 'create', together);
}

/** The body of a PATCH: absent fields stay absent. */
export function updateBody<S extends FieldSpecs, Name extends keyof UpdateValues<S>>(
  specs: S,
  together?: BodyCheck<UpdateValues<S>, Name>,
): Body<UpdateValues<S>> {
  return bodyOf<UpdateValues<S>, Name>(specs, 'update', together);
}

function bodyOf<Out, Name extends keyof Out>(
  specs: FieldSpecs,
  mode: Mode,
  together?: BodyCheck<Out, Name>,
): Body<Out> {
  const entries = Object.entries(specs);
  const references = referenceFieldsOf(specs);
  const knownFields: KnownFields = Object.fromEntries([
    ...entries.map(([name, spec]) => [name, spec.knownFields ?? true] as const),
    ...[...references.own.keys()].map((name) => [name, true] as const),
  ]);
  const shape = Object.fromEntries([
    ...entries.map(([name, spec]) => [name, fieldSchema(spec, mode)] as const),
    ...[...references.own].map(([name, field]) => [name, leftReference(field)] as const),
  ]);
  const schema = objectSchema<Out>(shape);
  const neededEntries = entries.filter(([, { kind }]) => mode === 'create' && kind !== 'optional');
  const replaceable = new Set([...references.own.values()].map(({ idField }) => idField));
  const requiredNames = neededEntries
    .map(([name]) => name)
    .filter((name) => !replaceable.has(name));
  const body = { schema, knownFields, references, mode, required: requiredNames };
  if (!together) return body;
  const names = new Set<PropertyKey>(together.of);
  const checkedSchema = schema.check(
    z.check<Out>((context) => together.check(context.value, refuserOf(context)), {
      when: ({ issues }) => issues.every(({ path: [name] = [] }) => isOther(name, names)),
    }),
  );
  return { ...body, schema: checkedSchema };
}

/** Whether a problem is about another field; without a name it is about the body itself. */
function isOther(name: PropertyKey | undefined, names: ReadonlySet<PropertyKey>): boolean {
  return name !== undefined && !names.has(name);
}

/** An object within a body, with a body schema of its own. It is not stored. */
export function nested<Out extends object>(body: Body<Out>): FieldSpec<Out | null, null> {
  const { schema, knownFields, references } = body;
  const field = unstored<Out>({ schema, json: jsonOf(body), emptyIsNull: false });
  return { ...field, kind: 'optional', knownFields, references };
}

/** A list of objects within a body, each with its own body schema. It is not stored. */
export function nestedList<Out extends object>(
  body: Body<Out>,
  size: Bounds,
): FieldSpec<Out[], null> {
  const { schema, knownFields, references } = body;
  const list = objectList<Out>(jsonOf(body), size, (entry, index, refuse) =>
    readPart(schema, entry, refuse, [index]),
  );
  return { ...list, knownFields, references };
}

interface Bounds {
  min: number;
  max: number;
}

/** A list of objects that is not stored. Its length is checked as sent, and no more than `max` are read. */
export function objectList<Out extends object>(
  items: JsonSchema,
  { min, max }: Bounds,
  readEntry: (entry: unknown, index: number, refuse: Refuse) => Out | undefined,
): FieldSpec<Out[], null> {
  const read = z.transform((entries: unknown[], context): Out[] => {
    const refuse = refuserOf(context);
    if (entries.length > max) refuse('too_many', entriesForm(min, max));
    if (entries.length < min) refuse('too_short', entriesForm(min, max));
    return entries.slice(0, max).flatMap((entry, index) => readEntry(entry, index, refuse) ?? []);
  });
  return unstored<Out[]>({
    schema: z.pipe(z.array(z.unknown(), 'Must be a list.'), read),
    json: { type: 'array', items, minItems: min, maxItems: max },
    emptyIsNull: false,
  });
}

/** As `nestedList`, but null where it is absent. */
export function optionalNestedList<Out extends object>(
  body: Body<Out>,
  size: Bounds,
): FieldSpec<Out[] | null, null> {
  return { ...nestedList(body, size), kind: 'optional' };
}

/** The JSON Schema of the fields of a body. */
export function jsonOf({ schema, required }: Body<unknown>): JsonSchema {
  const { shape } = schema as unknown as z.ZodMiniObject;
  const fields = Object.entries(shape).map(([name, one]) => [name, z.globalRegistry.get(one)]);
  return { type: 'object', properties: Object.fromEntries(fields), required };
}

/** The one cast of this file: zod cannot know the values of a shape that is built in a loop. */
function objectSchema<Out>(shape: Record<string, z.ZodMiniType>): z.ZodMiniType<Out> {
  return z.object(shape, 'Must be an object.') as unknown as z.ZodMiniType<Out>;
}

function fieldSchema(spec: FieldSpec<unknown>, mode: Mode): z.ZodMiniType {
  const json =
    spec.kind === 'required' ? spec.field.json : nullable(spec.field.json, spec.fallback);
  const read = z.transform((value: unknown, context) => {
    if (value === undefined && mode === 'update') return undefined;
    const refuse = refuserOf(context);
    if (!isNothing(value, spec)) return readPart(spec.field.schema, value, refuse);
    const isAllowed = spec.kind === 'present' ? value !== undefined : spec.kind === 'optional';
    if (!isAllowed) refuse('required', 'This field is required.');
    return isAllowed ? spec.fallback : z.NEVER;
  });
  // Optional, so that absent fields are read, too: the spec defines what absence means.
  return z.pipe(z.optional(z.unknown()), read).register(z.globalRegistry, json);
}

function isNothing(value: unknown, { kind, field }: FieldSpec<unknown>): boolean {
  if (value === undefined || value === null) return true;
  return kind !== 'required' && field.emptyIsNull && meansNull(value);
}

function nullable(json: JsonSchema, fallback: unknown): JsonSchema {
  const type = Array.isArray(json.type) ? json.type : [json.type];
  const values = Array.isArray(json.enum) ? { enum: [...json.enum, null] } : {};
  const initial = fallback === null ? {} : { default: fallback };
  return { ...json, type: [...type, 'null'], ...values, ...initial };
}
