import * as z from 'zod/mini';
import type { ResourceName } from '#shared/families.ts';
import type { StoredField } from './stored.ts';

/** A JSON Schema, as far as the interface description shows one. */
export type JsonSchema = Record<string, unknown>;

/** How one value of a body is read, with our codes, and how the description shows that. */
interface InputField<T> {
  /** Reads a value that is neither absent nor null. */
  schema: z.ZodMiniType<T>;
  json: JsonSchema;
  /** A blank string stands for null, as it does for texts, dates, references and choices. */
  blankIsNull: boolean;
}

/** One value of a body that records store, and answers show. */
export interface Field<T, Stored = T> extends InputField<T> {
  response: z.ZodMiniType<Stored, Stored>;
  /** The value of a record of which nothing is known. */
  empty: Stored;
}

export interface ReferenceField extends Field<number> {
  target: ResourceName;
}

/** Has to have a value; has to be there, if only as null; may be absent. */
type Presence = 'required' | 'present' | 'optional';

/** A field of a body, with what its absence means, and how a record stores it. */
export interface FieldSpec<Out, Stored = Out, Refers extends boolean = boolean>
  extends StoredField<Stored, Refers> {
  kind: Presence;
  field: InputField<NonNullable<Out>>;
  /** The fields that are read of it, where it is an object. */
  known?: KnownFields;
  /** What an absent field is on create, and null on create and update. */
  fallback: Out | null;
}

/** The names of fields that are read, those of nested objects below them. */
export interface KnownFields {
  [name: string]: KnownFields | true;
}

export type FieldSpecs = Record<string, FieldSpec<unknown>>;
type Value<S> = S extends FieldSpec<infer Out, infer _Stored, infer _Refers> ? Out : never;

/** The values of a create body: every field has one. */
export type CreateValues<S extends FieldSpecs> = { [K in keyof S]: Value<S[K]> };
/** The values of an update body: only the fields that were sent. */
export type UpdateValues<S extends FieldSpecs> = { [K in keyof S]?: Value<S[K]> | undefined };

type ReferenceSpec = FieldSpec<number | null, number | null, true>;

export function required<T>(field: Field<T & {}>): FieldSpec<T & {}> {
  return {
    kind: 'required',
    field,
    fallback: null,
    response: field.response,
    default: field.empty,
  };
}

/** A field that has to be there, and that no record stores. */
export function unstored<T>(field: InputField<T & {}>): FieldSpec<T & {}, null> {
  return { kind: 'required', field, fallback: null, response: z.null(), default: null };
}

/** A field that has to be there, and may be null. */
export function present(field: ReferenceField): ReferenceSpec {
  return { ...optional(field), kind: 'present' };
}

/** A field that may be absent or null, and is null then. */
export function optional(field: ReferenceField): ReferenceSpec;
export function optional<T>(field: Field<T & {}>): FieldSpec<(T & {}) | null>;
export function optional(
  field: Field<NonNullable<unknown>> & { target?: ResourceName },
): FieldSpec<unknown> {
  const { target } = field;
  const spec = { kind: 'optional' as const, field, fallback: null, default: null };
  return { ...spec, response: z.nullable(field.response), ...(target ? { target } : {}) };
}

/** A field that may be absent or null, and takes its default then. */
export function defaulted<T>(field: Field<T & {}>, fallback: NoInfer<T & {}>): FieldSpec<T & {}> {
  return { kind: 'optional', field, fallback, response: field.response, default: fallback };
}

/** A field whose entries are merged into those that the record has; null clears them. */
export function merged<T, Stored>(
  field: Field<T & {}, Stored & {}>,
): FieldSpec<(T & {}) | null, Stored & {}> {
  return {
    kind: 'optional',
    field,
    fallback: null,
    response: field.response,
    default: field.empty,
  };
}
